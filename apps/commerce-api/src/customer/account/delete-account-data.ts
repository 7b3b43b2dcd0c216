import { and, eq, inArray, sql } from 'drizzle-orm';
import { cartLineItems, carts } from '../../sales/cart/tables.ts';
import { outbox } from '../../platform/mail/tables.ts';
import { orders } from '../../sales/order/tables.ts';
import { cartCards, paymentAttempts } from '../../sales/payment/tables.ts';
import { promoUses } from '../../sales/promo/tables.ts';
import { newsSignUps, swatchOrders } from '../swatches/tables.ts';
import { cartTenders } from '../../sales/tenders/tables.ts';
import type { Context } from '../../platform/context.ts';
import { accounts } from '../../platform/session/tables.ts';
import { resetLoginAttempts } from '../../platform/session/login-attempts.ts';

type Account = typeof accounts.$inferSelect;

/** Removes an account and every row that is its own; false while somebody is paying for its basket. */
export function deleteAccountData(ctx: Context, { id, emailKey }: Account): Promise<boolean> {
  return ctx.inTransaction(async (tx) => {
    const open = and(eq(carts.shopperKey, id), eq(carts.status, 'open'));
    const own = await tx.select({ id: carts.id }).from(carts).where(open).for('update');
    const ids = own.map((cart) => cart.id);
    if (ids.length > 0) {
      const isStarted = and(inArray(paymentAttempts.basketId, ids), eq(paymentAttempts.status, 'started'));
      if ((await tx.select().from(paymentAttempts).where(isStarted)).length > 0) return false;
      await tx.delete(cartLineItems).where(inArray(cartLineItems.basketId, ids));
      await tx.delete(cartTenders).where(inArray(cartTenders.basketId, ids));
      await tx.delete(cartCards).where(inArray(cartCards.basketId, ids));
      await tx
        .update(carts)
        .set({ status: 'merged', shippingAddress: null, billingAddress: null, giftMessage: '', zipCode: '' })
        .where(inArray(carts.id, ids));
    }
    // Nobody's key from here on: none that a session can have.
    const nobody = sql`'deleted ' || gen_random_uuid()`;
    await tx.update(carts).set({ shopperKey: nobody }).where(eq(carts.shopperKey, id));
    await tx.update(orders).set({ shopperKey: nobody }).where(eq(orders.shopperKey, id));
    await tx.delete(promoUses).where(eq(promoUses.shopperKey, id));
    await tx.delete(outbox).where(sql`lower(${outbox.recipient}) = ${emailKey}`);
    await tx.delete(swatchOrders).where(eq(swatchOrders.emailKey, emailKey));
    await tx.delete(newsSignUps).where(eq(newsSignUps.emailKey, emailKey));
    await resetLoginAttempts(tx, emailKey);
    await tx.delete(accounts).where(eq(accounts.id, id));
    return true;
  });
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { basketLines, baskets } from '../cart/tables.ts';
import { outbox } from '../mail/tables.ts';
import { orders } from '../order/tables.ts';
import { basketCards, paymentAttempts } from '../payment/tables.ts';
import { promoUses } from '../promo/tables.ts';
import { newsSignUps, swatchOrders } from '../swatches/tables.ts';
import { basketTenders } from '../tenders/tables.ts';
import type { World } from '../world/world.ts';
import { accounts } from './tables.ts';
import { forgiveTries } from './tries.ts';

type Account = typeof accounts.$inferSelect;

/** Removes an account and every row that is its own; false while somebody is paying for its basket. */
export function eraseAccount(world: World, { id, emailKey }: Account): Promise<boolean> {
  return world.inTransaction(async (tx) => {
    const open = and(eq(baskets.shopperKey, id), eq(baskets.status, 'open'));
    const own = await tx.select({ id: baskets.id }).from(baskets).where(open).for('update');
    const ids = own.map((basket) => basket.id);
    if (ids.length > 0) {
      const isStarted = and(inArray(paymentAttempts.basketId, ids), eq(paymentAttempts.status, 'started'));
      if ((await tx.select().from(paymentAttempts).where(isStarted)).length > 0) return false;
      await tx.delete(basketLines).where(inArray(basketLines.basketId, ids));
      await tx.delete(basketTenders).where(inArray(basketTenders.basketId, ids));
      await tx.delete(basketCards).where(inArray(basketCards.basketId, ids));
      await tx
        .update(baskets)
        .set({ status: 'merged', shippingAddress: null, billingAddress: null, giftMessage: '', zipCode: '' })
        .where(inArray(baskets.id, ids));
    }
    // Nobody's key from here on: none that a session can have.
    const nobody = sql`'deleted ' || gen_random_uuid()`;
    await tx.update(baskets).set({ shopperKey: nobody }).where(eq(baskets.shopperKey, id));
    await tx.update(orders).set({ shopperKey: nobody }).where(eq(orders.shopperKey, id));
    await tx.delete(promoUses).where(eq(promoUses.shopperKey, id));
    await tx.delete(outbox).where(sql`lower(${outbox.recipient}) = ${emailKey}`);
    await tx.delete(swatchOrders).where(eq(swatchOrders.emailKey, emailKey));
    await tx.delete(newsSignUps).where(eq(newsSignUps.emailKey, emailKey));
    await forgiveTries(tx, emailKey);
    await tx.delete(accounts).where(eq(accounts.id, id));
    return true;
  });
}

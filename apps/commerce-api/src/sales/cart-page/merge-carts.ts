import { mergeLines, chooseSurvivingCart } from '@settee/domain';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Cart, CartLineItemRow } from '../cart/cart.ts';
import { itemCount } from '../cart/item-count.ts';
import { newRecipients } from '../cart/new-recipients.ts';
import { isLine } from '../cart/line-condition.ts';
import { cartLineItems, carts } from '../cart/tables.ts';
import { takeDesigns } from '../../catalog/personalization/line-design.ts';
import { cartCards, paymentAttempts } from '../payment/tables.ts';
import { cartTenders } from '../tenders/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';

/** An open basket with what decides whether it stays. */
interface Side {
  cart: Cart;
  lines: readonly CartLineItemRow[];
  isBeingPaid: boolean;
}

type Needs = Pick<Context, 'ids' | 'clock'>;

const isOpenOf = (shopperKey: string, { brand, siteCulture }: Pick<Cart, 'brand' | 'siteCulture'>) =>
  and(
    eq(carts.shopperKey, shopperKey),
    eq(carts.brand, brand),
    eq(carts.siteCulture, siteCulture),
    eq(carts.status, 'open'),
  );

/**
 * Locks the account's open cart on the site of the guest cart; creates an empty one if needed, so that no other
 * browser can create one meanwhile.
 */
async function lockCounterpart(tx: Database, { ids, clock }: Needs, guest: Cart, accountId: string): Promise<Cart> {
  const { brand, siteCulture } = guest;
  await tx
    .insert(carts)
    .values({
      id: ids.row(),
      shopperKey: accountId,
      brand,
      siteCulture,
      status: 'open',
      createdAt: clock.now(),
      recipients: newRecipients({ ids }),
    })
    .onConflictDoNothing();
  const [held] = await tx.select().from(carts).where(isOpenOf(accountId, guest)).for('update');
  if (!held) throw new Error('The account has no open basket although one was made');
  return held;
}

async function readSides(tx: Database, ...pair: readonly [Cart, Cart]): Promise<[Side, Side]> {
  const ids = pair.map(({ id }) => id);
  const lines = await tx
    .select()
    .from(cartLineItems)
    .where(inArray(cartLineItems.basketId, ids))
    .orderBy(asc(cartLineItems.id));
  const paid = await tx
    .select({ basketId: paymentAttempts.basketId })
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.basketId, ids), eq(paymentAttempts.status, 'started')));
  const sideOf = (cart: Cart): Side => ({
    cart,
    lines: lines.filter(({ basketId }) => basketId === cart.id),
    isBeingPaid: paid.some(({ basketId }) => basketId === cart.id),
  });
  return [sideOf(pair[0]), sideOf(pair[1])];
}

/**
 * Moves the lines of one cart into the other; they become saved for later in a cart with an active payment,
 * because its price must not change.
 */
async function bringLines(tx: Database, target: Side, source: Side, { clock }: Needs): Promise<void> {
  const coming = source.lines.map((line) => ({ ...line, isSaved: line.isSaved || target.isBeingPaid }));
  const { moved, grown, isCut } = mergeLines(target.lines, coming);
  const left = moved.map(({ id }) => id);
  const isSpent = eq(cartLineItems.basketId, source.cart.id);
  await tx.delete(cartLineItems).where(left.length > 0 ? and(isSpent, notInArray(cartLineItems.id, left)) : isSpent);
  for (const { id, quantity } of grown)
    await tx
      .update(cartLineItems)
      .set({ quantity })
      .where(isLine({ basketId: target.cart.id, id }));
  // The recipients of the other cart are not those of this one.
  const arrived = { basketId: target.cart.id, recipientId: null, splitNumber: 0 };
  for (const { id, quantity, isSaved } of moved)
    await tx
      .update(cartLineItems)
      .set({ ...arrived, quantity, isSaved })
      .where(isLine({ basketId: source.cart.id, id }));
  const pieces = itemCount(coming);
  if (pieces === 0 || target.lines.length === 0) return;
  const merge = { pieces, isCut, at: clock.now().toISOString() };
  await tx.update(carts).set({ merge }).where(eq(carts.id, target.cart.id));
}

async function mergePair(tx: Database, needs: Needs, guest: Side, account: Side): Promise<void> {
  // Two payments in progress need separate baskets; the guest's becomes an order without the account.
  if (guest.isBeingPaid && account.isBeingPaid) return;
  const cartOf = ({ cart, lines, isBeingPaid }: Side) => ({
    step: cart.step,
    isEmpty: lines.length === 0,
    isBeingPaid,
  });
  const stays = chooseSurvivingCart(cartOf(guest), cartOf(account));
  const [target, source] = stays === 'guest' ? [guest, account] : [account, guest];
  await bringLines(tx, target, source, needs);
  const { promoCode, donation, pickupStoreId } = target.cart;
  const brought = {
    promoCode: promoCode === '' ? source.cart.promoCode : promoCode,
    donation: donation ?? source.cart.donation,
    pickupStoreId: pickupStoreId ?? source.cart.pickupStoreId,
  };
  // What is being paid for must not change its price.
  if (!target.isBeingPaid) await tx.update(carts).set(brought).where(eq(carts.id, target.cart.id));
  await tx.delete(cartCards).where(eq(cartCards.basketId, source.cart.id));
  await tx.delete(cartTenders).where(eq(cartTenders.basketId, source.cart.id));
  await tx.update(carts).set({ status: 'merged' }).where(eq(carts.id, source.cart.id));
  await tx.update(carts).set({ shopperKey: account.cart.shopperKey }).where(eq(carts.id, target.cart.id));
}

/** Makes the open baskets of a guest, one a site, those of the account. README decision 13 */
export async function mergeCarts(tx: Database, needs: Needs, guestKey: string, accountId: string): Promise<void> {
  await takeDesigns(tx, guestKey, accountId);
  const isGuests = and(eq(carts.shopperKey, guestKey), eq(carts.status, 'open'));
  const guests = await tx.select().from(carts).where(isGuests).orderBy(asc(carts.id)).for('update');
  for (const guest of guests) {
    const account = await lockCounterpart(tx, needs, guest, accountId);
    await mergePair(tx, needs, ...(await readSides(tx, guest, account)));
  }
  await tx
    .delete(carts)
    .where(
      and(
        inArray(carts.shopperKey, [accountId, guestKey]),
        eq(carts.status, 'merged'),
        sql`not exists (select 1 from ${paymentAttempts} where ${paymentAttempts.basketId} = ${carts.id})`,
      ),
    );
}

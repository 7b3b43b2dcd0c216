import { mergeLines, survivingCart } from '@settee/domain';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Basket, BasketLine } from '../cart/basket.ts';
import { itemCount } from '../cart/item-count.ts';
import { basketLines, baskets } from '../cart/tables.ts';
import { takeDesigns } from '../personalization/line-design.ts';
import { basketCards, paymentAttempts } from '../payment/tables.ts';
import { basketTenders } from '../tenders/tables.ts';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';

/** An open basket with what decides whether it stays. */
interface Side {
  basket: Basket;
  lines: readonly BasketLine[];
  isBeingPaid: boolean;
}

type Needs = Pick<World, 'ids' | 'clock'>;

const isOpenOf = (shopperKey: string, { brand, siteCulture }: Pick<Basket, 'brand' | 'siteCulture'>) =>
  and(
    eq(baskets.shopperKey, shopperKey),
    eq(baskets.brand, brand),
    eq(baskets.siteCulture, siteCulture),
    eq(baskets.status, 'open'),
  );

/** The account's open basket beside a guest's, held; an empty one is made so that no other browser can make one meanwhile. */
async function lockCounterpart(tx: Database, { ids, clock }: Needs, guest: Basket, accountId: string): Promise<Basket> {
  const { brand, siteCulture, bopsOptions } = guest;
  await tx
    .insert(baskets)
    .values({
      id: ids.row(),
      shopperKey: accountId,
      brand,
      siteCulture,
      status: 'open',
      createdAt: clock.now(),
      recipientId: ids.row(),
      bopsOptions,
      shipmentChoices: {},
    })
    .onConflictDoNothing();
  const [held] = await tx.select().from(baskets).where(isOpenOf(accountId, guest)).for('update');
  if (!held) throw new Error('The account has no open basket although one was made');
  return held;
}

async function readSides(tx: Database, ...pair: readonly [Basket, Basket]): Promise<[Side, Side]> {
  const ids = pair.map(({ id }) => id);
  const lines = await tx
    .select()
    .from(basketLines)
    .where(inArray(basketLines.basketId, ids))
    .orderBy(asc(basketLines.id));
  const paid = await tx
    .select({ basketId: paymentAttempts.basketId })
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.basketId, ids), eq(paymentAttempts.status, 'started')));
  const sideOf = (basket: Basket): Side => ({
    basket,
    lines: lines.filter(({ basketId }) => basketId === basket.id),
    isBeingPaid: paid.some(({ basketId }) => basketId === basket.id),
  });
  return [sideOf(pair[0]), sideOf(pair[1])];
}

/** Brings the lines of one basket into the other; into one that is being paid for they come as saved for later, or its price would change. */
async function bringLines(tx: Database, kept: Side, gone: Side, { clock }: Needs): Promise<void> {
  const coming = gone.lines.map((line) => ({ ...line, isSaved: line.isSaved || kept.isBeingPaid }));
  const { moved, grown, isCut } = mergeLines(kept.lines, coming);
  const left = moved.map(({ id }) => id);
  const isSpent = eq(basketLines.basketId, gone.basket.id);
  await tx.delete(basketLines).where(left.length > 0 ? and(isSpent, notInArray(basketLines.id, left)) : isSpent);
  for (const { id, quantity, isSaved } of [...grown, ...moved])
    await tx.update(basketLines).set({ basketId: kept.basket.id, quantity, isSaved }).where(eq(basketLines.id, id));
  const pieces = itemCount(coming);
  if (pieces === 0 || kept.lines.length === 0) return;
  const merge = { pieces, isCut, at: clock.now().toISOString() };
  await tx.update(baskets).set({ merge }).where(eq(baskets.id, kept.basket.id));
}

async function mergePair(tx: Database, needs: Needs, guest: Side, account: Side): Promise<void> {
  // Two payments under way each need their own basket; the guest's becomes an order without the account.
  if (guest.isBeingPaid && account.isBeingPaid) return;
  const cartOf = ({ basket, lines, isBeingPaid }: Side) => ({
    step: basket.step,
    isEmpty: lines.length === 0,
    isBeingPaid,
  });
  const stays = survivingCart(cartOf(guest), cartOf(account));
  const [kept, gone] = stays === 'guest' ? [guest, account] : [account, guest];
  await bringLines(tx, kept, gone, needs);
  const { promoCode, donation, pickupStoreId } = kept.basket;
  const brought = {
    promoCode: promoCode === '' ? gone.basket.promoCode : promoCode,
    donation: donation ?? gone.basket.donation,
    pickupStoreId: pickupStoreId ?? gone.basket.pickupStoreId,
  };
  // What is being paid for must not change its price.
  if (!kept.isBeingPaid) await tx.update(baskets).set(brought).where(eq(baskets.id, kept.basket.id));
  await tx.delete(basketCards).where(eq(basketCards.basketId, gone.basket.id));
  await tx.delete(basketTenders).where(eq(basketTenders.basketId, gone.basket.id));
  await tx.update(baskets).set({ status: 'merged' }).where(eq(baskets.id, gone.basket.id));
  await tx.update(baskets).set({ shopperKey: account.basket.shopperKey }).where(eq(baskets.id, kept.basket.id));
}

/** Makes the open baskets of a guest, one a site, those of the account. README decision 13 */
export async function mergeBaskets(tx: Database, needs: Needs, guestKey: string, accountId: string): Promise<void> {
  await takeDesigns(tx, guestKey, accountId);
  const isGuests = and(eq(baskets.shopperKey, guestKey), eq(baskets.status, 'open'));
  const guests = await tx.select().from(baskets).where(isGuests).orderBy(asc(baskets.id)).for('update');
  for (const guest of guests) {
    const account = await lockCounterpart(tx, needs, guest, accountId);
    await mergePair(tx, needs, ...(await readSides(tx, guest, account)));
  }
  await tx
    .delete(baskets)
    .where(
      and(
        inArray(baskets.shopperKey, [accountId, guestKey]),
        eq(baskets.status, 'merged'),
        sql`not exists (select 1 from ${paymentAttempts} where ${paymentAttempts.basketId} = ${baskets.id})`,
      ),
    );
}

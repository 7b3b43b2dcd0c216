import type { placeOrder as endpoint } from '@settee/contract';
import { checkoutRoutes, type CardSlot, type PlaceOrderAnswer, type Site } from '@settee/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Session } from '../account/session.ts';
import type { Handler } from '../handler.ts';
import { reset, type Refused } from '../http/refused.ts';
import { declineMessages } from '../payment/messages.ts';
import { giveUpAttempt, settleAttempt, attemptPatience } from '../payment/settle-attempt.ts';
import { basketCards, paymentAttempts } from '../payment/tables.ts';
import type { Short } from '../tenders/stored-value.ts';
import { basketTenders } from '../tenders/tables.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import type { World } from '../world/world.ts';
import { beginAttempt, refusal, type Charge } from './begin-attempt.ts';
import { commitOrder, placed } from './commit-order.ts';
import { orders } from './tables.ts';

const rule = { name: 'order', seconds: 600, perSession: 60, perAddress: 300 };
const pause = 100;
const mostPauses = 300;
/** How long after an order a repeated press still means that order, in ms. */
const repeatSpan = 60 * 60_000;

async function hasJustOrdered(world: World, { key }: Session, { brand, siteCulture }: Site): Promise<boolean> {
  const since = new Date(world.clock.now().getTime() - repeatSpan);
  const isRecent = and(
    eq(orders.shopperKey, key),
    eq(orders.brand, brand),
    eq(orders.siteCulture, siteCulture),
    gt(orders.placedAt, since),
  );
  return (await world.db.select({ id: orders.id }).from(orders).where(isRecent).limit(1)).length > 0;
}

/** Ends an attempt of which a card was declined; what was held or authorised for it is given back. */
async function decline(
  world: World,
  basketId: string,
  { attemptId, holds, cards }: Charge,
  { slot, declineMessage }: { slot: CardSlot; declineMessage: string },
): Promise<PlaceOrderAnswer> {
  const isOurs = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, 'started'));
  await world.inTransaction(async (tx) => {
    const status = holds.length > 0 || cards.length > 1 ? 'abandoned' : 'declined';
    await tx.update(paymentAttempts).set({ status }).where(isOurs);
    const isIt = and(eq(basketCards.basketId, basketId), eq(basketCards.slot, slot));
    await tx.update(basketCards).set({ declineMessage }).where(isIt);
  });
  await settleOrLeave(world, attemptId);
  return refusal('CardDeclined', checkoutRoutes.payment);
}

/** A gift card or code holds less than it did: the shopper is led back to what is left to pay. */
async function tellChanged(
  world: World,
  basketId: string,
  attemptId: string,
  { token, balance }: Short,
): Promise<PlaceOrderAnswer> {
  const isIt = and(eq(basketTenders.basketId, basketId), eq(basketTenders.token, token));
  await world.db.update(basketTenders).set({ balance, hasChanged: true }).where(isIt);
  await giveUpAttempt(world, attemptId);
  return refusal('TenderChanged', checkoutRoutes.payment);
}

/** What stays undone here, a capture or a release, the recovery does. */
async function settleOrLeave(world: World, attemptId: string): Promise<void> {
  await settleAttempt(world, attemptId).catch((error: unknown) =>
    world.log.error({ err: error, attemptId }, 'payment left to recovery'),
  );
}

/** Charges a claimed basket and makes its order; `null` when a recovery came in between. */
async function pay(world: World, site: Site, basketId: string, charge: Charge): Promise<PlaceOrderAnswer | null> {
  const { attemptId, holds, cards, currency } = charge;
  try {
    const held = holds.length > 0 ? await world.storedValue.hold(attemptId, holds) : null;
    if (held?.isHeld === false) return held.short && (await tellChanged(world, basketId, attemptId, held.short));
    for (const { paymentId, slot, token, amount } of cards) {
      const authorised = await world.payments.authorise({ attemptId: paymentId, token, amount, currency });
      if (!authorised.isAuthorised)
        return await decline(world, basketId, charge, { slot, declineMessage: declineMessages[authorised.code] });
    }
    const answer = await commitOrder({ world, basketId, site, charge });
    await settleOrLeave(world, attemptId);
    return answer;
  } catch (error) {
    await giveUpAttempt(world, attemptId).catch(() => undefined);
    throw error;
  }
}

/** Idempotent per basket: repeats and parallel calls wait for the one that pays and answer the same. ORDER-01 */
export const placeOrder: Handler<typeof endpoint> = async ({ shopper, world, site }) => {
  const session = await shopper.session();
  if (!session) return reset;
  if (!(await isWithinRate(world, shopper, rule))) return tooMany;
  for (let pauses = 0; pauses < mostPauses; pauses++) {
    const answer = await tryOnce(world, session, site);
    if (answer) {
      world.metrics.count('settee_place_order_total', {
        answer: 'message' in answer ? answer.message || 'placed' : 'reset',
      });
      return answer;
    }
    await world.clock.wait(pause);
  }
  throw new Error('Another call has been paying for this basket for too long');
};

async function tryOnce(world: World, session: Session, site: Site): Promise<PlaceOrderAnswer | Refused | null> {
  const begun = await beginAttempt(world, session, site);
  switch (begun.at) {
    case 'no-basket':
      return (await hasJustOrdered(world, session, site)) ? placed : reset;
    case 'refused':
      return begun.answer;
    case 'busy':
      if (world.clock.now().getTime() - begun.startedAt.getTime() > attemptPatience)
        await giveUpAttempt(world, begun.attemptId);
      return null;
    case 'begun':
      return pay(world, site, begun.basketId, begun.charge);
    default:
      return begun satisfies never;
  }
}

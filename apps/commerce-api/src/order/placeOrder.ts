import type { placeOrder as endpoint } from '@settee/contract';
import {
  checkoutRoutes,
  type CardSlot,
  type Cents,
  type PlaceOrderAnswer,
  type ShownReview,
  type Site,
} from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import type { Session } from '../account/session.ts';
import type { Handler } from '../handler.ts';
import { reset, type Refused } from '../http/refused.ts';
import { declineMessages, otherAmountMessage } from '../payment/messages.ts';
import type { Authorised } from '../payment/payment-provider.ts';
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

/** Whether what a page showed was ordered already: a repeat means that order. */
async function hasOrdered(world: World, { key }: Session, { reviewFingerprint }: ShownReview): Promise<boolean> {
  if (reviewFingerprint === '') return false;
  const isIt = and(eq(orders.shopperKey, key), eq(orders.reviewFingerprint, reviewFingerprint));
  return (await world.db.select({ id: orders.id }).from(orders).where(isIt).limit(1)).length > 0;
}

interface Declined {
  slot: CardSlot;
  declineMessage: string;
  /** Whether something was authorised all the same. */
  isAuthorised: boolean;
}

/** Ends an attempt of which a card was declined; what was held or authorised for it is given back. */
async function decline(
  world: World,
  basketId: string,
  { attemptId, holds, cards }: Charge,
  { slot, declineMessage, isAuthorised }: Declined,
): Promise<PlaceOrderAnswer> {
  const isOurs = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, 'started'));
  await world.inTransaction(async (tx) => {
    const status = isAuthorised || holds.length > 0 || cards.length > 1 ? 'abandoned' : 'declined';
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

/** Why an authorisation can't pay `amount`; `null` when it can. */
function declineMessageOf(authorised: Authorised, amount: Cents): string | null {
  if (!authorised.isAuthorised) return declineMessages[authorised.code];
  return authorised.amount === amount ? null : otherAmountMessage;
}

/** Charges a claimed basket and makes its order; `null` when a recovery came in between. */
async function pay(world: World, site: Site, basketId: string, charge: Charge): Promise<PlaceOrderAnswer | null> {
  const { attemptId, holds, cards, currency } = charge;
  try {
    const held = holds.length > 0 ? await world.storedValue.hold(attemptId, holds) : null;
    if (held?.isHeld === false) return held.short && (await tellChanged(world, basketId, attemptId, held.short));
    for (const { paymentId, slot, token, amount } of cards) {
      const authorised = await world.payments.authorise({ attemptId: paymentId, token, amount, currency });
      const declineMessage = declineMessageOf(authorised, amount);
      if (declineMessage !== null)
        return await decline(world, basketId, charge, { slot, declineMessage, isAuthorised: authorised.isAuthorised });
    }
    const answer = await commitOrder({ world, basketId, site, charge });
    await settleOrLeave(world, attemptId);
    return answer;
  } catch (error) {
    await giveUpAttempt(world, attemptId).catch(() => undefined);
    throw error;
  }
}

/** Charges what the page showed or nothing. Repeats and parallel calls wait for the one that pays and answer the same. ORDER-01 */
export const placeOrder: Handler<typeof endpoint> = async ({ input: shown, shopper, world, site }) => {
  const session = await shopper.session();
  if (!session) return reset;
  if (!(await isWithinRate(world, shopper, rule))) return tooMany;
  for (let pauses = 0; pauses < mostPauses; pauses++) {
    const answer = await tryOnce(world, session, site, shown);
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

async function tryOnce(
  world: World,
  session: Session,
  site: Site,
  shown: ShownReview,
): Promise<PlaceOrderAnswer | Refused | null> {
  const begun = await beginAttempt(world, session, site, shown);
  switch (begun.at) {
    case 'no-basket':
      return (await hasOrdered(world, session, shown)) ? placed : reset;
    case 'refused':
      return (await hasOrdered(world, session, shown)) ? placed : begun.answer;
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

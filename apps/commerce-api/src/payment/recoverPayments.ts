import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { World } from '../world/world.ts';
import { attemptPatience, giveUpAttempt, settleAttempt } from './settle-attempt.ts';
import { paymentAttempts } from './tables.ts';

/** Most attempts per run; the next run takes the rest. */
const batch = 200;

/**
 * Finishes what processes that died left behind: voids authorisations without an order, captures those of orders.
 * `isAlone` says that no other process can be paying right now.
 */
export async function recoverPayments(world: World, isAlone: boolean): Promise<number> {
  const before = new Date(world.clock.now().getTime() - (isAlone ? -1 : attemptPatience));
  const isLeft = and(eq(paymentAttempts.status, 'started'), lt(paymentAttempts.startedAt, before));
  const isUnsettled = inArray(paymentAttempts.status, ['abandoned', 'ordered']);
  const left = await world.db.select().from(paymentAttempts).where(or(isLeft, isUnsettled)).limit(batch);
  let recovered = 0;
  for (const { id, status } of left) {
    try {
      await (status === 'started' ? giveUpAttempt(world, id) : settleAttempt(world, id));
      recovered += 1;
    } catch (error) {
      world.log.error({ err: error, attemptId: id }, 'payment could not be recovered');
    }
  }
  if (recovered > 0) world.log.info({ recovered }, 'payments recovered');
  return recovered;
}

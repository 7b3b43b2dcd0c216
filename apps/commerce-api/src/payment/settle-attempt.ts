import { and, eq } from 'drizzle-orm';
import type { World } from '../world/world.ts';
import { paymentAttempts } from './tables.ts';

/** How long an attempt may take before it counts as left behind by a process that died, in ms. */
export const attemptPatience = 120_000;

type Status = typeof paymentAttempts.$inferSelect.status;

async function move(world: World, attemptId: string, from: Status, to: Status): Promise<boolean> {
  const isThere = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, from));
  const moved = await world.db
    .update(paymentAttempts)
    .set({ status: to })
    .where(isThere)
    .returning({ id: paymentAttempts.id });
  return moved.length > 0;
}

/** Captures and spends what became an order, voids and gives back what did not; may be repeated at any time. */
export async function settleAttempt(world: World, attemptId: string): Promise<void> {
  const [attempt] = await world.db
    .select({ status: paymentAttempts.status, amount: paymentAttempts.amount, held: paymentAttempts.held })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  if (attempt?.status === 'ordered') {
    if (attempt.amount > 0) await world.payments.capture(attemptId);
    if (attempt.held > 0) await world.storedValue.take(attemptId);
    await move(world, attemptId, 'ordered', 'captured');
  }
  if (attempt?.status === 'abandoned') {
    if (attempt.amount > 0) await world.payments.void(attemptId);
    if (attempt.held > 0) await world.storedValue.release(attemptId);
    await move(world, attemptId, 'abandoned', 'voided');
  }
}

/** Ends an attempt that will not become an order any more; one that already did is left alone. */
export async function giveUpAttempt(world: World, attemptId: string): Promise<void> {
  await move(world, attemptId, 'started', 'abandoned');
  await settleAttempt(world, attemptId);
}

import { lt, sql } from 'drizzle-orm';
import { hashOfSecret } from './session/request-token.ts';
import type { Shopper } from './session/shopper.ts';
import { validationError } from './http/error-response.ts';
import { rateLimitWindows } from './tables.ts';
import type { Context } from './context.ts';

/** Maximum number of requests in a window of `seconds`, by session, network address and subject. */
export interface RateLimit {
  name: string;
  seconds: number;
  perSession: number;
  perAddress: number;
  perSubject?: number;
}

export const tooManyRequests = validationError(
  [{ field: 'rate', message: 'Too many attempts. Please wait a moment and try again.' }],
  429,
);

/** Counts one more try; false when it is one too many. One query, so that all processes count together. */
export async function consumeRateLimit(
  ctx: Context,
  shopper: Pick<Shopper, 'address' | 'session'>,
  rule: RateLimit,
  /** Subject of the action, such as an email address; only its hash is stored. */
  subject?: string,
): Promise<boolean> {
  const span = rule.seconds * 1000;
  const startsAt = new Date(Math.floor(ctx.clock.now().getTime() / span) * span);
  const bounds = new Map([[`${rule.name} from ${shopper.address}`, rule.perAddress]]);
  const session = await shopper.session();
  if (session) bounds.set(`${rule.name} by ${session.key}`, rule.perSession);
  if (subject !== undefined && rule.perSubject !== undefined)
    bounds.set(`${rule.name} to ${hashOfSecret(subject)}`, rule.perSubject);
  const counted = await ctx.db
    .insert(rateLimitWindows)
    .values([...bounds.keys()].sort().map((counted) => ({ subject: counted, startsAt, count: 1 })))
    .onConflictDoUpdate({
      target: [rateLimitWindows.subject, rateLimitWindows.startsAt],
      set: { count: sql`${rateLimitWindows.count} + 1` },
    })
    .returning();
  return counted.every((row) => row.count <= (bounds.get(row.subject) ?? 0));
}

/** Deletes the windows that no rule counts. */
export async function deleteExpiredRateLimits(ctx: Context): Promise<void> {
  const dayAgo = new Date(ctx.clock.now().getTime() - 86_400_000);
  await ctx.db.delete(rateLimitWindows).where(lt(rateLimitWindows.startsAt, dayAgo));
}

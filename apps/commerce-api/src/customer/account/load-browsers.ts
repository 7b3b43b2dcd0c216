import { browserName, type SignedInBrowser } from '@settee/domain';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/session/session.ts';
import { sessions } from '../../platform/session/tables.ts';

/** The browsers that are signed in to an account, last seen first. SITE-17 */
export async function loadBrowsers(
  { db, clock }: Context,
  session: Session,
  accountId: string,
): Promise<{ browsers: SignedInBrowser[] }> {
  const isLive = and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, clock.now()));
  const rows = await db.select().from(sessions).where(isLive).orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  const browsers = rows.map(({ id, userAgent, signedInAt, createdAt, lastSeenAt }) => ({
    id,
    name: browserName(userAgent),
    signedInAt: (signedInAt ?? createdAt).toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThisOne: id === session.id,
  }));
  return { browsers };
}

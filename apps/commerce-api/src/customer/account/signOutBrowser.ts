import type { signOutBrowser as endpoint } from '@settee/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { loadBrowsers } from './load-browsers.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { sessions } from '../../platform/session/tables.ts';

/** Ends another browser's session; one that is not the account's is left alone. */
export const signOutBrowser: Handler<typeof endpoint> = requireAccount(async ({ input, ctx, session, account }) => {
  const isMeant = and(eq(sessions.accountId, account.id), sql`${sessions.id}::text = ${input.id}`);
  await ctx.db.delete(sessions).where(isMeant);
  return loadBrowsers(ctx, session, account.id);
});

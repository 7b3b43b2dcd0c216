import type { signOutOtherBrowsers as endpoint } from '@settee/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { loadBrowsers } from './load-browsers.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { sessions } from '../../platform/session/tables.ts';

export const signOutOtherBrowsers: Handler<typeof endpoint> = requireAccount(async ({ ctx, session, account }) => {
  await ctx.db.delete(sessions).where(and(eq(sessions.accountId, account.id), ne(sessions.id, session.id)));
  return loadBrowsers(ctx, session, account.id);
});

import type { savePreferences as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { readProfile } from './profile-of.ts';
import { accounts } from '../../platform/session/tables.ts';

export const savePreferences: Handler<typeof endpoint> = requireAccount(async ({ input, ctx, session, account }) => {
  const { isNewsWanted, isOfferWanted } = input;
  await ctx.db.update(accounts).set({ isNewsWanted, isOfferWanted }).where(eq(accounts.id, account.id));
  return readProfile(ctx, session, account.id);
});

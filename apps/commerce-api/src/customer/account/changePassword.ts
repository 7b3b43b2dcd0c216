import type { changePassword as endpoint } from '@settee/contract';
import { validatePassword } from '@settee/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { enqueueEmail } from './emails/enqueue-email.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { accountMessages, passwordMessages } from './messages.ts';
import { reauthenticate } from './reauthenticate.ts';
import { accounts, sessions } from '../../platform/session/tables.ts';
import { revokeTokens } from './tokens.ts';
import { commandResult } from './command-result.ts';

/** Ends all other sessions. */
export const changePassword: Handler<typeof endpoint> = requireAccount(async (call) => {
  const { input, ctx, session } = call;
  if (ctx.identity) return commandResult(false, accountMessages.managedElsewhere);
  const problem = validatePassword(input.newPassword, call.account.emailAddress);
  if (problem) return commandResult(false, passwordMessages[problem]);
  const proof = await reauthenticate(call, input.currentPassword);
  if ('message' in proof) return commandResult(false, proof.message);
  const { id, firstName, emailAddress } = proof.account;
  const passwordHash = await ctx.passwords.hash(input.newPassword);
  await ctx.inTransaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
    await tx.delete(sessions).where(and(eq(sessions.accountId, id), ne(sessions.id, session.id)));
    await revokeTokens(tx, id);
  });
  await enqueueEmail(ctx.db, call, 'password-changed', emailAddress, { firstName });
  return commandResult(true, accountMessages.passwordChanged);
});

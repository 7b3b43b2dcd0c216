import type { changeEmail as endpoint } from '@settee/contract';
import { validateEmail, emailKey } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { enqueueEmail } from './emails/enqueue-email.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { accountMessages } from './messages.ts';
import { reauthenticate } from './reauthenticate.ts';
import { accounts } from '../../platform/session/tables.ts';
import { commandResult } from './command-result.ts';

const rule = { name: 'change email', seconds: 3600, perSession: 10, perAddress: 60, perSubject: 5 };

/**
 * Emails a link to the new address; the old address remains valid until the link is used. The response is the
 * same for an address that is already taken.
 */
export const changeEmail: Handler<typeof endpoint> = requireAccount(async (call) => {
  const { input, shopper, ctx } = call;
  const recipient = input.emailAddress.trim();
  if (validateEmail(recipient, 'any')) return commandResult(false, accountMessages.badEmail);
  if (recipient === call.account.emailAddress) return commandResult(false, accountMessages.sameAddress);
  if (!(await consumeRateLimit(ctx, shopper, rule, emailKey(recipient)))) return tooManyRequests;
  const proof = await reauthenticate(call, input.password);
  if ('message' in proof) return commandResult(false, proof.message);
  const { id } = proof.account;
  await ctx.db.update(accounts).set({ pendingEmailAddress: recipient }).where(eq(accounts.id, id));
  await enqueueEmail(ctx.db, call, 'change-email', recipient, { accountId: id });
  return commandResult(true, accountMessages.checkNewAddress);
});

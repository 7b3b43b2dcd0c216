import type { createAccount as endpoint } from '@settee/contract';
import { validateEmail, validateName, validatePassword, emailKey } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { enqueueEmail } from './emails/enqueue-email.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { accountMessages, passwordMessages } from './messages.ts';
import { commandResult } from './command-result.ts';

const rule = { name: 'create account', seconds: 3600, perSession: 20, perAddress: 60, perSubject: 5 };

/**
 * Hashes the password and sends an email whether or not the address has an account; the content is decided when
 * the email is rendered.
 * Rejects every request when an external identity service manages passwords. ROUTE-15
 */
export const createAccount: Handler<typeof endpoint> = async (call) => {
  const { input, shopper, ctx } = call;
  if (ctx.identity) return commandResult(false, accountMessages.madeElsewhere);
  const [firstName, lastName, emailAddress] = [input.firstName, input.lastName, input.emailAddress].map((text) =>
    text.trim(),
  ) as [string, string, string];
  if (validateName(firstName) || validateName(lastName)) return commandResult(false, accountMessages.badName);
  if (validateEmail(emailAddress, 'any')) return commandResult(false, accountMessages.badEmail);
  const problem = validatePassword(input.password, emailAddress);
  if (problem) return commandResult(false, passwordMessages[problem]);
  if (!(await consumeRateLimit(ctx, shopper, rule, emailKey(emailAddress)))) return tooManyRequests;
  const passwordHash = await ctx.passwords.hash(input.password);
  const { isNewsWanted } = input;
  const requestedBy = (await shopper.session())?.id ?? null;
  const pending = { firstName, lastName, emailAddress, passwordHash, isNewsWanted, requestedBy };
  await enqueueEmail(ctx.db, call, 'new-account', emailAddress, pending);
  return commandResult(true, accountMessages.checkForConfirmation);
};

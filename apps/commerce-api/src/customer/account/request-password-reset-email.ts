import { validateEmail, emailKey } from '@settee/domain';
import type { HandlerArgs } from '../../platform/handler.ts';
import type { ErrorResponse } from '../../platform/http/error-response.ts';
import { enqueueEmail } from './emails/enqueue-email.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { accountMessages } from './messages.ts';

const rule = { name: 'reset password', seconds: 3600, perSession: 20, perAddress: 60, perSubject: 5 };

/**
 * Enqueues an email whether or not the address has an account; the content is decided when the email is
 * rendered. An identity service sends its own. PWD-01
 */
export async function requestPasswordResetEmail(
  call: HandlerArgs,
  email: string,
): Promise<{ isSuccess: boolean; message: string } | ErrorResponse> {
  const { shopper, ctx } = call;
  const recipient = email.trim();
  if (validateEmail(recipient, 'any')) return { isSuccess: false, message: accountMessages.badEmail };
  if (!(await consumeRateLimit(ctx, shopper, rule, emailKey(recipient)))) return tooManyRequests;
  if (ctx.identity) await ctx.identity.requestReset(recipient);
  else await enqueueEmail(ctx.db, call, 'reset-password', recipient, {});
  return { isSuccess: true, message: accountMessages.checkForReset };
}

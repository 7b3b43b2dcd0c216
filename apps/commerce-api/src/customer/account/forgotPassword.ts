import type { forgotPassword as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { validationError } from '../../platform/http/error-response.ts';
import { requestPasswordResetEmail } from './request-password-reset-email.ts';
import { timingSafeEqualText } from '../../platform/session/request-token.ts';

const notTheirs = validationError([{ field: 'token', message: 'Is not the token of this session.' }], 403);

/** PWD-12, PWD-16 */
export const forgotPassword: Handler<typeof endpoint> = async (call) => {
  const session = await call.shopper.session();
  return session && timingSafeEqualText(call.input.token, session.token)
    ? requestPasswordResetEmail(call, call.input.email)
    : notTheirs;
};

import type { requestPasswordReset as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { requestPasswordResetEmail } from './request-password-reset-email.ts';

/** PWD-14 */
export const requestPasswordReset: Handler<typeof endpoint> = (call) =>
  requestPasswordResetEmail(call, call.input.accountEmail);

import type { getResetPasswordContent as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { accountMessages } from './messages.ts';

/** PWD-15 */
export const getResetPasswordContent: Handler<typeof endpoint> = async () => ({
  title: accountMessages.resetTitle,
  text: accountMessages.resetText,
});

import type { getRequestVerificationToken as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { accountMessages } from './messages.ts';

/** PWD-13 */
export const getRequestVerificationToken: Handler<typeof endpoint> = async ({ shopper }) => ({
  requestToken: (await shopper.getOrCreateSession()).token,
  headerMessage: accountMessages.resetHeader,
});

import type { forgotPassword as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { refuseFields } from '../http/refused.ts';
import { askForReset } from './ask-for-reset.ts';
import { isSameText } from './request-token.ts';

const notTheirs = refuseFields([{ field: 'token', message: 'Is not the token of this session.' }], 403);

/** PWD-12, PWD-16 */
export const forgotPassword: Handler<typeof endpoint> = async (call) => {
  const session = await call.shopper.session();
  return session && isSameText(call.input.token, session.token) ? askForReset(call, call.input.email) : notTheirs;
};

import type { AnyEndpoint, CallOf, ReplyOf } from '@settee/contract';
import type { Call, Handler } from '../handler.ts';
import { signedOut, type Refused } from '../http/refused.ts';
import type { Session, SessionAccount } from './session.ts';

/** A call of somebody who is signed in. */
export interface AccountCall<Input = unknown> extends Call<Input> {
  session: Session;
  account: SessionAccount;
}

/** A handler for those who are signed in; guests are refused. SITE-17 */
export function forAccount<E extends AnyEndpoint>(
  handler: (call: AccountCall<CallOf<E>>) => Promise<ReplyOf<E> | Refused>,
): Handler<E> {
  return async (call) => {
    const session = await call.shopper.session();
    return session?.account ? handler({ ...call, session, account: session.account }) : signedOut;
  };
}

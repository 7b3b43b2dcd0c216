import type { AnyEndpoint, ParsedInput, ResponseOf } from '@settee/contract';
import type { HandlerArgs, Handler } from '../handler.ts';
import { unauthorized, type ErrorResponse } from '../http/error-response.ts';
import type { Session, SessionAccount } from './session.ts';

/** A call of somebody who is signed in. */
export interface AccountHandlerArgs<Input = unknown> extends HandlerArgs<Input> {
  session: Session;
  account: SessionAccount;
}

/** A handler for those who are signed in; guests are refused. SITE-17 */
export function requireAccount<E extends AnyEndpoint>(
  handler: (call: AccountHandlerArgs<ParsedInput<E>>) => Promise<ResponseOf<E> | ErrorResponse>,
): Handler<E> {
  return async (call) => {
    const session = await call.shopper.session();
    return session?.account ? handler({ ...call, session, account: session.account }) : unauthorized;
  };
}

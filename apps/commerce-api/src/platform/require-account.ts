import type { AnyEndpoint, ParsedInput, ResponseOf } from '@settee/contract';
import type { HandlerArgs, Handler } from './handler.ts';
import { unauthorized, type ErrorResponse } from './http/error-response.ts';
import type { Session, SessionAccount } from './session/session.ts';

/** Arguments of a handler that requires a signed-in shopper. */
export interface AccountHandlerArgs<Input = unknown> extends HandlerArgs<Input> {
  session: Session;
  account: SessionAccount;
}

/** Wraps a handler that requires a sign-in; guests get an error response. SITE-17 */
export function requireAccount<E extends AnyEndpoint>(
  handler: (call: AccountHandlerArgs<ParsedInput<E>>) => Promise<ResponseOf<E> | ErrorResponse>,
): Handler<E> {
  return async (call) => {
    const session = await call.shopper.session();
    return session?.account ? handler({ ...call, session, account: session.account }) : unauthorized;
  };
}

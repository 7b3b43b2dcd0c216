import type { AnyEndpoint } from '@settee/contract';
import { isSameText } from '../account/request-token.ts';
import type { Shopper } from '../account/shopper.ts';
import type { Config } from '../world/config.ts';
import { refuseFields, reset, type Refused } from './refused.ts';
import { isFromOurPages } from './site-of-request.ts';

const tokenHeader = 'RequestVerificationToken';
const noToken = refuseFields(
  [{ field: tokenHeader, message: 'The token of the session must be sent in this header.' }],
  403,
);
const foreign = refuseFields([{ field: 'Origin', message: 'The call must come from a page of this site.' }], 403);

const isCartCall = ({ path }: AnyEndpoint) => path.startsWith('/ReactCart/');

/** What a write must prove before its input is read; `null` when it may go on. A GET that changes state proves its token. API-01, API-02, README decision 11 */
export async function judgeWrite(
  endpoint: AnyEndpoint,
  request: Request,
  shopper: Shopper,
  config: Config,
): Promise<Refused | null> {
  if (endpoint.method === 'POST' && !isFromOurPages(request, config)) return foreign;
  if (!endpoint.antiForgery) return null;
  const sent = request.headers.get(tokenHeader);
  const session = await shopper.session();
  // Without a session there is nothing to forge: a cart call starts one, a checkout call that once had one is told to restart.
  if (!session) return isCartCall(endpoint) ? null : sent ? reset : noToken;
  return sent && isSameText(sent, session.token) ? null : noToken;
}

import { type AnyEndpoint, log } from '@settee/contract';
import { timingSafeEqualText } from '../session/request-token.ts';
import type { Shopper } from '../session/shopper.ts';
import type { Config } from '../config/config.ts';
import { validationError, sessionReset, type ErrorResponse } from './error-response.ts';
import { isSameOrigin } from './resolve-site.ts';

const tokenHeader = 'RequestVerificationToken';
const noToken = validationError(
  [{ field: tokenHeader, message: 'The token of the session must be sent in this header.' }],
  403,
);
const otherOrigin = validationError(
  [{ field: 'Origin', message: 'The call must come from a page of this site.' }],
  403,
);

const needsNoSession = ({ id, path }: AnyEndpoint) => path.startsWith('/ReactCart/') || id === log.id;

/**
 * Rejects cross-origin and forged writes before the body is parsed; returns `null` when the request is allowed.
 * A GET that changes state requires the token too. API-01, API-02, README decision 11
 */
export async function checkCsrf(
  endpoint: AnyEndpoint,
  request: Request,
  shopper: Shopper,
  config: Config,
): Promise<ErrorResponse | null> {
  if (endpoint.method === 'POST' && !isSameOrigin(request, config)) return otherOrigin;
  if (!endpoint.requiresCsrfToken) return null;
  const sent = request.headers.get(tokenHeader);
  const session = await shopper.session();
  // Without a session there is nothing to forge: a cart request starts one, an error report is logged, and a checkout
  // request with an old token gets a reset.
  if (!session) return needsNoSession(endpoint) ? null : sent ? sessionReset : noToken;
  return sent && timingSafeEqualText(sent, session.token) ? null : noToken;
}

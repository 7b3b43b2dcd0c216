import { IncomingMessage } from 'node:http';
import { timingSafeEqualText } from '../session/request-token.ts';
import type { Config } from '../config/config.ts';

/** Proves that a call is from the storefront's server. docs/decisions/0030 */
const secretHeader = 'x-settee-internal-secret';
/** The shopper's network address; believed only beside the secret. */
const addressHeader = 'x-settee-client-address';

type Trust = Pick<Config, 'trustedProxies' | 'internalApiSecret'>;

/** A request, and what Node received it as: the calls that a page makes while it is rendered have a request of their own. */
export interface Connection {
  request: Request;
  environment: unknown;
}

function incomingOf(environment: unknown): IncomingMessage | null {
  if (typeof environment !== 'object' || environment === null || !('incoming' in environment)) return null;
  return environment.incoming instanceof IncomingMessage ? environment.incoming : null;
}

function headerOf({ request, environment }: Connection, name: string): string | undefined {
  const received = incomingOf(environment)?.headers[name];
  return (Array.isArray(received) ? received.join(',') : received) ?? request.headers.get(name) ?? undefined;
}

/** Whether a call is from the storefront's server. Without a secret of ours nobody can prove it. */
function isInternal(connection: Connection, { internalApiSecret }: Trust): boolean {
  return internalApiSecret !== '' && timingSafeEqualText(headerOf(connection, secretHeader) ?? '', internalApiSecret);
}

/** Whether X-Forwarded-Host and X-Forwarded-Proto are the word of a server of ours. */
export function isForwarded(connection: Connection, trust: Trust): boolean {
  return trust.trustedProxies > 0 || isInternal(connection, trust);
}

/** What the outermost of our proxies saw. Each appends the address it was called from, so what a client wrote itself is further left. */
function addressBehind(connection: Connection, proxies: number): string | undefined {
  return proxies > 0 ? headerOf(connection, 'x-forwarded-for')?.split(',').at(-proxies)?.trim() : undefined;
}

/** The shopper's network address: what a server of ours says, or the connection's. */
export function getClientIp(connection: Connection, trust: Trust): string {
  const named = isInternal(connection, trust)
    ? headerOf(connection, addressHeader)
    : addressBehind(connection, trust.trustedProxies);
  return (named || (incomingOf(connection.environment)?.socket.remoteAddress ?? 'unknown')).slice(0, 64);
}

export function isSecure(connection: Connection, trust: Trust): boolean {
  const isHttps = headerOf(connection, 'x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
  return (isHttps && isForwarded(connection, trust)) || new URL(connection.request.url).protocol === 'https:';
}

/** What the storefront's server sends with a call to a commerce API elsewhere, in place of what a browser sent under these names. */
export function internalHeaders(connection: Connection, trust: Trust): Record<string, string> {
  return {
    [secretHeader]: trust.internalApiSecret,
    [addressHeader]: getClientIp(connection, trust),
    'x-forwarded-host': connection.request.headers.get('host') ?? '',
    'x-forwarded-proto': isSecure(connection, trust) ? 'https' : 'http',
  };
}

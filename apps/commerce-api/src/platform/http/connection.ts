import { IncomingMessage } from 'node:http';
import { timingSafeEqualText } from '../session/request-token.ts';
import type { Config } from '../config/config.ts';

/** Proves that a call is from the storefront's server. docs/decisions/0003-backend-database-and-processes.md */
const secretHeader = 'x-settee-internal-secret';
/** Network address of the shopper; trusted only with the secret. */
const addressHeader = 'x-settee-client-address';

type Trust = Pick<Config, 'trustedProxies' | 'internalApiSecret'>;

/** A request, and what Node received it as: the calls that a page makes while it is rendered have a request of their own. */
export interface Connection {
  request: Request;
  environment: unknown;
}

function getIncoming(environment: unknown): IncomingMessage | null {
  if (typeof environment !== 'object' || environment === null || !('incoming' in environment)) return null;
  return environment.incoming instanceof IncomingMessage ? environment.incoming : null;
}

function getHeader({ request, environment }: Connection, name: string): string | undefined {
  const received = getIncoming(environment)?.headers[name];
  return (Array.isArray(received) ? received.join(',') : received) ?? request.headers.get(name) ?? undefined;
}

/** Returns true for requests of the storefront server. Without a configured secret no request qualifies. */
function isInternal(connection: Connection, { internalApiSecret }: Trust): boolean {
  return internalApiSecret !== '' && timingSafeEqualText(getHeader(connection, secretHeader) ?? '', internalApiSecret);
}

/** Returns true when X-Forwarded-Host and X-Forwarded-Proto are set by a trusted server. */
export function isForwarded(connection: Connection, trust: Trust): boolean {
  return trust.trustedProxies > 0 || isInternal(connection, trust);
}

/**
 * Returns the address seen by the outermost trusted proxy. Each proxy appends its client address, so values
 * forged by a client are further left.
 */
function addressBehind(connection: Connection, proxies: number): string | undefined {
  return proxies > 0 ? getHeader(connection, 'x-forwarded-for')?.split(',').at(-proxies)?.trim() : undefined;
}

/** The shopper's IP address: from a trusted server's header, else from the connection. */
export function getClientIp(connection: Connection, trust: Trust): string {
  const named = isInternal(connection, trust)
    ? getHeader(connection, addressHeader)
    : addressBehind(connection, trust.trustedProxies);
  return (named || (getIncoming(connection.environment)?.socket.remoteAddress ?? 'unknown')).slice(0, 64);
}

export function isSecure(connection: Connection, trust: Trust): boolean {
  const isHttps = getHeader(connection, 'x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
  return (isHttps && isForwarded(connection, trust)) || new URL(connection.request.url).protocol === 'https:';
}

/**
 * Returns the headers that the storefront server sends to a remote commerce API, replacing headers of the same
 * names from the browser.
 */
export function internalHeaders(connection: Connection, trust: Trust): Record<string, string> {
  return {
    [secretHeader]: trust.internalApiSecret,
    [addressHeader]: getClientIp(connection, trust),
    'x-forwarded-host': connection.request.headers.get('host') ?? '',
    'x-forwarded-proto': isSecure(connection, trust) ? 'https' : 'http',
  };
}

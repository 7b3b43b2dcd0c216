import { encoded, nextRetry } from '@settee/domain';
import { CallError } from './call-error.ts';
import type { AnyEndpoint, InputOf, ResponseOf } from './endpoint.ts';

/** A request as the transport sends it; `url` is the path with its query. */
export interface TransportRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** JSON text of a POST. */
  body: string | null;
}

export interface TransportResponse {
  status: number;
  /** Parsed JSON, `undefined` if the response is not JSON. */
  json: unknown;
}

/** Sends one request; rejects only if there is no response. */
export type Transport = (request: TransportRequest, endpoint: AnyEndpoint) => Promise<TransportResponse>;

/** Returns the validated response, or the path of the first error. */
export type ReplyCheck = (endpoint: AnyEndpoint, json: unknown) => { value: unknown } | { at: string };

export interface ClientOptions {
  transport: Transport;
  /** Loads `checkReply` of `@settee/contract/replies` with the first request of a page. */
  loadCheck: () => Promise<ReplyCheck>;
  /** Resolves after `ms`. */
  sleep: (ms: number) => Promise<void>;
  /** The request-verification token of the last checkout or cart state, empty if there is none. API-02 */
  token: () => string;
}

export interface Client {
  /** Throws CallError. */
  call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E>>;
}

function getQuery(input: unknown): string {
  const pairs = Object.entries(input ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return `${encoded(key)}=${encoded(text)}`;
    });
  return pairs.length ? `?${pairs.join('&')}` : '';
}

function wire(endpoint: AnyEndpoint, input: unknown, token: string): TransportRequest {
  const { method } = endpoint;
  const isGet = method === 'GET';
  const headers: Record<string, string> = { accept: 'application/json' };
  // A GET that changes state requires the token, like a POST. README decision 11
  if (token && (!isGet || endpoint.requiresCsrfToken)) headers['RequestVerificationToken'] = token;
  if (isGet) {
    const { ...query } = Array.isArray(input) ? { items: input } : Object(input);
    const url = endpoint.path.replace(/{(.+)}/, (_, name: string) => {
      const value = encoded(String(query[name]));
      delete query[name];
      return value;
    });
    return { method, url: url + getQuery(query), headers, body: null };
  }
  headers['content-type'] = 'application/json';
  return { method, url: endpoint.path, headers, body: JSON.stringify(input ?? {}) };
}

function isReset(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'isReset' in json && json.isReset === true;
}

async function send(
  options: ClientOptions,
  endpoint: AnyEndpoint,
  request: TransportRequest,
): Promise<TransportResponse> {
  for (let tries = 0; ; tries++) {
    try {
      return await options.transport(request, endpoint);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : '';
      const delay = endpoint.retry ? nextRetry(endpoint.retry, tries, message) : null;
      if (delay === null) throw new CallError(endpoint.id, { kind: 'offline' }, { cause });
      await options.sleep(delay);
    }
  }
}

/** Creates the typed client over a transport; checks `isReset` first. API-04, ERR-15, ERR-24 */
export function createClient(options: ClientOptions): Client {
  return {
    async call(endpoint, input) {
      const loading = options.loadCheck();
      loading.catch(() => undefined);
      // A write waits for the response check to load: if that failed later, a retry would write twice.
      if (endpoint.method === 'POST') await loading;
      const { status, json } = await send(options, endpoint, wire(endpoint, input, options.token()));
      if (isReset(json)) throw new CallError(endpoint.id, { kind: 'session-reset' });
      if (status < 200 || status > 299) throw new CallError(endpoint.id, { kind: 'status', status });
      const checked = (await loading)(endpoint, json);
      if ('at' in checked) throw new CallError(endpoint.id, { kind: 'invalid-response', at: checked.at });
      return checked.value;
    },
  };
}

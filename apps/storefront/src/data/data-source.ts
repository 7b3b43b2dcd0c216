import {
  type AnyEndpoint,
  type Client,
  applyOverride,
  CallError,
  type EndpointOverrides,
  createClient,
  getCart,
  type InputOf,
  type ResponseOf,
  type Transport,
} from '@settee/contract';
import { createContext, use } from 'react';
import { createPrefetchCache } from './prefetch-cache.ts';
import { lateCode } from '../edges/late-code.ts';
import { createStalenessTracker, type Freshness } from './freshness.ts';
import { createTokenHolder } from './token.ts';

/** Dependencies of the data hooks. */
export interface DataSource extends Client {
  /** Reads what the shopper is about to open; the next call with the same input takes the reply. */
  prefetch<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): void;
  freshness: Freshness;
  /** Returns an endpoint as the settings of this shop change it. */
  applySettings<E extends AnyEndpoint>(endpoint: E): E;
  /** Adds the responses that were sent with the page, by query key; shortened ones are read again. */
  learn(responses: Readonly<Record<string, unknown>>, shortened?: readonly string[]): void;
}

/** Loads what the first call of a page needs. */
export const loadReplies = lateCode(() => import('@settee/contract/replies'));
const loadCheck = async () => (await loadReplies()).checkReply;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A rejected token: another tab has signed in or out, or has started a session at the same time. */
const isForbidden = (error: unknown) =>
  error instanceof CallError && error.failure.kind === 'status' && error.failure.status === 403;

/**
 * Creates a client that stores the request-verification token and loads the cart first if it has none, and again
 * when the token is rejected; applies the configured endpoint overrides. API-01, API-02
 */
export function createDataSource(
  transport: Transport,
  calls: EndpointOverrides = {},
  now: () => number = Date.now,
): DataSource {
  const token = createTokenHolder();
  const client = createClient({ transport, loadCheck, sleep, token: () => token.current });
  const applySettings = <E extends AnyEndpoint>(endpoint: E) => applyOverride(calls, endpoint);
  const ahead = createPrefetchCache(now);
  /** The last call that may have started a session. */
  let starting: Promise<unknown> | undefined;
  /** Loads the cart for its token; again if a call that was pending may have started the session meanwhile. */
  async function loadToken(): Promise<void> {
    const known = starting;
    await known;
    token.feed(await client.call(getCart, {}));
    if (token.current === '' && known !== starting) await loadToken();
  }
  async function send<E extends AnyEndpoint>(declared: E, input: InputOf<E>): Promise<ResponseOf<E>> {
    const endpoint = applySettings(declared);
    if (endpoint.requiresCsrfToken && token.current === '') await loadToken();
    const sent = token.current;
    const calling = client.call(endpoint, input);
    if (endpoint.startsSession) starting = calling.catch(() => undefined);
    const reply = await calling.catch(async (error: unknown) => {
      if (!endpoint.requiresCsrfToken || !isForbidden(error)) throw error;
      await loadToken();
      // The server rejects a token before it does anything, so the call is safe to repeat.
      if (token.current === sent) throw error;
      return client.call(endpoint, input);
    });
    token.feed(reply);
    return reply;
  }
  const call = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E>> =>
    ahead.take(endpoint, input, () => send(endpoint, input));
  const prefetch = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) =>
    ahead.start(endpoint, input, () => send(endpoint, input));
  const freshness = createStalenessTracker(now);
  const learn = (responses: Readonly<Record<string, unknown>>, shortened: readonly string[] = []) => {
    freshness.noteNames(Object.keys(responses).filter((name) => !shortened.includes(name)));
    Object.values(responses).forEach(token.feed);
  };
  return { call, prefetch, applySettings, freshness, learn };
}

const DataContext = createContext<DataSource | null>(null);
export const DataProvider = DataContext;

export function useDataSource(): DataSource {
  const source = use(DataContext);
  if (!source) throw new Error('There is no data source above this component; wrap the page in DataProvider.');
  return source;
}

import {
  type AnyEndpoint,
  type Client,
  applyOverride,
  type EndpointOverrides,
  createClient,
  getCart,
  type InputOf,
  type ResponseOf,
  type Transport,
} from '@settee/contract';
import { createContext, use } from 'react';
import { createStalenessTracker, type Freshness } from './freshness.ts';
import { createTokenHolder } from './token.ts';

/** Dependencies of the data hooks. */
export interface DataSource extends Client {
  freshness: Freshness;
  /** A call as this shop makes it. */
  configured<E extends AnyEndpoint>(endpoint: E): E;
  /** Adds the responses that were sent with the page, by query key. */
  learn(responses: Readonly<Record<string, unknown>>): void;
}

const loadCheck = async () => (await import('@settee/contract/schemas')).checkReply;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Creates a client that stores the request-verification token and loads the cart first if it has none; applies
 * the configured endpoint overrides. API-01, API-02
 */
export function createDataSource(
  transport: Transport,
  calls: EndpointOverrides = {},
  now: () => number = Date.now,
): DataSource {
  const token = createTokenHolder();
  const client = createClient({ transport, loadCheck, sleep, token: () => token.current });
  const configured = <E extends AnyEndpoint>(endpoint: E) => applyOverride(calls, endpoint);
  async function call<E extends AnyEndpoint>(declared: E, input: InputOf<E>): Promise<ResponseOf<E>> {
    const endpoint = configured(declared);
    if (endpoint.requiresCsrfToken && token.current === '') token.feed(await client.call(getCart, {}));
    const reply = await client.call(endpoint, input);
    token.feed(reply);
    return reply;
  }
  const freshness = createStalenessTracker(now);
  const learn = (responses: Readonly<Record<string, unknown>>) => {
    freshness.noteNames(Object.keys(responses));
    Object.values(responses).forEach(token.feed);
  };
  return { call, configured, freshness, learn };
}

const DataContext = createContext<DataSource | null>(null);
export const DataProvider = DataContext;

export function useDataSource(): DataSource {
  const source = use(DataContext);
  if (!source) throw new Error('There is no data source above this component; wrap the page in DataProvider.');
  return source;
}

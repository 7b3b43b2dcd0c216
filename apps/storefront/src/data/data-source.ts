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

/** What the data hooks need of their surroundings. */
export interface DataSource extends Client {
  freshness: Freshness;
  /** A call as this shop makes it. */
  configured<E extends AnyEndpoint>(endpoint: E): E;
  /** Takes over the answers that came with the page, by name. */
  learn(answers: Readonly<Record<string, unknown>>): void;
}

const loadCheck = async () => (await import('@settee/contract/schemas')).checkReply;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A client that keeps the request-verification token, and without one reads the cart first; makes calls as they are configured. API-01, API-02 */
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
  const learn = (answers: Readonly<Record<string, unknown>>) => {
    freshness.noteNames(Object.keys(answers));
    Object.values(answers).forEach(token.feed);
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

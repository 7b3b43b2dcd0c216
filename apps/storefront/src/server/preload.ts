import { CallError, getProduct, type AnyEndpoint, type ResponseOf } from '@settee/contract';
import { briefPage, parseConfigurationCodes, type ProductPage } from '@settee/domain';
import { menuQuery } from '../data/browse.ts';
import { cartCountQuery } from '../data/cart-count.ts';
import type { DataSource } from '../data/data-source.ts';
import { type FetchQuery, queryKeyPrefix, serializeQueryKey, type Query } from '../data/query.ts';
import { userQuery } from '../data/user.ts';
import { loadPage } from '../page-module.ts';
import type { Redirect, Page, RouteLocation } from '../page.ts';

export interface Preloaded {
  status: 200 | 404 | 503;
  /** By serialized query key. */
  responses: Readonly<Record<string, unknown>>;
  /** Query keys of shortened responses. */
  shortened: readonly string[];
  redirect: Redirect | null;
}

const shared: Readonly<Record<Page['layout'], readonly Query[]>> = {
  shop: [menuQuery, cartCountQuery, userQuery],
  checkout: [],
};

function memo(source: DataSource): { fetchQuery: FetchQuery; responses: Map<string, Promise<unknown>> } {
  const responses = new Map<string, Promise<unknown>>();
  async function fetchQuery<E extends AnyEndpoint>(read: Query<E>): Promise<ResponseOf<E>> {
    const name = serializeQueryKey(read);
    const requests = responses.get(name) ?? source.call(read.endpoint, read.input);
    responses.set(name, requests);
    // The name holds the endpoint's id, so this is its reply.
    return requests as Promise<ResponseOf<E>>;
  }
  return { fetchQuery, responses };
}

/** Live reads go one after another, so that a new shopper gets one session and not several. */
async function fetchAll(reads: readonly Query[], fetchQuery: FetchQuery): Promise<void> {
  const attempt = (read: Query) => (read.isOptional ? fetchQuery(read).catch(() => undefined) : fetchQuery(read));
  const catalog = Promise.all(reads.filter(({ isLive }) => !isLive).map(attempt));
  for (const read of reads.filter(({ isLive }) => isLive)) await attempt(read);
  await catalog;
}

const productKey = queryKeyPrefix(getProduct.id);

/**
 * Cuts a very long reply to what the HTML of a page needs; the browser then reads the whole. Returns any other reply
 * itself. `name` is its query key.
 */
function shortenReply(name: string, reply: unknown, { query }: RouteLocation): unknown {
  if (!name.startsWith(productKey)) return reply;
  // The key names the endpoint, so this is its reply.
  return briefPage(reply as ProductPage, parseConfigurationCodes(String(query)));
}

async function resolveAll(
  requests: Map<string, Promise<unknown>>,
  location: RouteLocation,
): Promise<Pick<Preloaded, 'responses' | 'shortened'>> {
  const responses: Record<string, unknown> = {};
  const shortened: string[] = [];
  for (const [name, request] of requests) {
    const [result] = await Promise.allSettled([request]);
    if (result.status === 'rejected') continue;
    responses[name] = shortenReply(name, result.value, location);
    if (responses[name] !== result.value) shortened.push(name);
  }
  return { responses, shortened };
}

function getStatus(error: unknown): 404 | 503 {
  if (!(error instanceof CallError)) throw error;
  return error.failure.kind === 'status' && error.failure.status === 404 ? 404 : 503;
}

/** Fetches the queries of a page and determines its redirect. */
export async function preload(page: Page, location: RouteLocation, source: DataSource): Promise<Preloaded> {
  const { fetchQuery, responses } = memo(source);
  const around = fetchAll(shared[page.layout], fetchQuery);
  let status: Preloaded['status'] = page.path === '*' ? 404 : 200;
  let redirect: Redirect | null = null;
  try {
    const module = await loadPage(page);
    redirect = (await module.redirectTo?.(location, fetchQuery)) ?? null;
    if (!redirect) await fetchAll(module.queries?.(location) ?? [], fetchQuery);
  } catch (error) {
    status = getStatus(error);
  }
  await around;
  return { status, redirect, ...(await resolveAll(responses, location)) };
}

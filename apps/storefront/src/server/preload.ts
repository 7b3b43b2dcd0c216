import { CallError, type AnyEndpoint, type ResponseOf } from '@settee/contract';
import type { FetchQuery } from '../data/answers.ts';
import { menuRead } from '../data/browse.ts';
import { cartCountRead } from '../data/cart-count.ts';
import type { DataSource } from '../data/data-source.ts';
import { serializeQueryKey, type Query } from '../data/query.ts';
import { userRead } from '../data/user.ts';
import { loadPage } from '../page-module.ts';
import type { Redirect, Page, RouteLocation } from '../page.ts';

export interface Preloaded {
  status: 200 | 404 | 503;
  fallback: Readonly<Record<string, unknown>>;
  lead: Redirect | null;
}

const shared: Readonly<Record<Page['layout'], readonly Query[]>> = {
  shop: [menuRead, cartCountRead, userRead],
  checkout: [],
};

function memo(source: DataSource): { ask: FetchQuery; answers: Map<string, Promise<unknown>> } {
  const answers = new Map<string, Promise<unknown>>();
  async function ask<E extends AnyEndpoint>(read: Query<E>): Promise<ResponseOf<E>> {
    const name = serializeQueryKey(read);
    const asked = answers.get(name) ?? source.call(read.endpoint, read.input);
    answers.set(name, asked);
    // The name holds the endpoint's id, so this is its reply.
    return asked as Promise<ResponseOf<E>>;
  }
  return { ask, answers };
}

/** Live reads go one after another, so that a new shopper gets one session and not several. */
async function askAll(reads: readonly Query[], ask: FetchQuery): Promise<void> {
  const attempt = (read: Query) => (read.isOptional ? ask(read).catch(() => undefined) : ask(read));
  const catalog = Promise.all(reads.filter(({ isLive }) => !isLive).map(attempt));
  for (const read of reads.filter(({ isLive }) => isLive)) await attempt(read);
  await catalog;
}

async function settled(answers: Map<string, Promise<unknown>>): Promise<Record<string, unknown>> {
  const fallback: Record<string, unknown> = {};
  for (const [name, answer] of answers) {
    const [result] = await Promise.allSettled([answer]);
    if (result.status === 'fulfilled') fallback[name] = result.value;
  }
  return fallback;
}

function getStatus(error: unknown): 404 | 503 {
  if (!(error instanceof CallError)) throw error;
  return error.failure.kind === 'status' && error.failure.status === 404 ? 404 : 503;
}

/** Fetches the queries of a page and determines its redirect. */
export async function preload(page: Page, place: RouteLocation, source: DataSource): Promise<Preloaded> {
  const { ask, answers } = memo(source);
  const around = askAll(shared[page.layout], ask);
  let status: Preloaded['status'] = page.path === '*' ? 404 : 200;
  let lead: Redirect | null = null;
  try {
    const module = await loadPage(page);
    lead = (await module.redirectTo?.(place, ask)) ?? null;
    if (!lead) await askAll(module.queries?.(place) ?? [], ask);
  } catch (error) {
    status = getStatus(error);
  }
  await around;
  return { status, lead, fallback: await settled(answers) };
}

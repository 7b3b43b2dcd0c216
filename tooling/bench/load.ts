import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { addToCart, getCart, placeOrder } from '@settee/contract';
import { Client } from 'pg';
import { fillCart, goToReview } from '../../apps/commerce-api/src/testing/checkout.ts';
import { createShopper, type TestShopper } from '../../apps/commerce-api/src/testing/shopper.ts';
import { freePort, withPostgres } from '../postgres.ts';
import { root, start, stop } from '../run.ts';
import { closedLoop, lanes, lightApi, type Load, loadCells, peakMemory } from './closed-loop.ts';
import { table } from './table.ts';

/** Of the API, one for each core, as where it is run in earnest. */
const processes = availableParallelism();

/** Products that are sent as parcels, one for each lane; PGlite and the hot SKU use the first. */
const skus = [100202, 100302, 100303, 100702, 100703, 100603] as const;
const skuOf = (lane: number) => skus[lane % skus.length] ?? skus[0];

/** Checkouts that each lane prepares before its orders are measured. */
const ordersEach = 20;

interface Api {
  origin: string;
  pid: number | undefined;
}

let addresses = 0;
/** A shopper at another address: rate limits count by it. */
function newShopper({ origin }: Api): TestShopper {
  addresses += 1;
  return createShopper({ api: lightApi(origin, `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`) });
}

async function sendChecked(shopper: TestShopper, method: string, path: string, body?: unknown): Promise<unknown> {
  const reply = await shopper.send(method, path, body);
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${(await reply.text()).slice(0, 200)}`);
  return reply.json();
}

/** Runs `prepare` in all lanes. */
const inLanes = <T>(prepare: (lane: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: lanes }, (_, lane) => prepare(lane)));

async function cartQueries(api: Api): Promise<Load> {
  const shoppers = await inLanes(async (lane) => {
    const shopper = newShopper(api);
    for (const offset of [0, 1, 2]) await fillCart(shopper, skuOf(lane + offset));
    return shopper;
  });
  return closedLoop({
    pid: api.pid,
    next: (lane) => async () => {
      const shopper = shoppers[lane];
      if (shopper) await sendChecked(shopper, 'GET', getCart.path);
    },
  });
}

/** Adds of single pieces; the cart is another one before it is full of a SKU. */
async function adds(api: Api): Promise<Load> {
  const newcomer = async (lane: number) => {
    const shopper = newShopper(api);
    await fillCart(shopper, skuOf(lane));
    return shopper;
  };
  const shoppers = await inLanes(newcomer);
  const counts = shoppers.map(() => 1);
  return closedLoop({
    pid: api.pid,
    next: (lane) => async () => {
      const count = counts[lane] ?? 1;
      if (count % 50 === 0) shoppers[lane] = await newcomer(lane);
      counts[lane] = count + 1;
      const shopper = shoppers[lane];
      if (shopper)
        await sendChecked(shopper, 'POST', addToCart.path, [{ Sku: skuOf(lane + (count % 3)), Quantity: 1 }]);
    },
  });
}

async function atReview(api: Api, sku: number): Promise<TestShopper> {
  const shopper = newShopper(api);
  await fillCart(shopper, sku);
  await goToReview(shopper, { encryptedAt: new Date().toISOString() });
  return shopper;
}

async function place(shopper: TestShopper): Promise<void> {
  const reply = Object(await sendChecked(shopper, 'POST', placeOrder.path, { adata: '', ...shopper.review() }));
  if (reply.isSuccess !== true) throw new Error(`Place Order responded with ${JSON.stringify(reply)}`);
}

/** Orders alone: the way to the review is prepared. */
async function ordersOnly(api: Api, sku: (lane: number) => number, each = ordersEach): Promise<Load> {
  const prepared = await inLanes(async (lane) => {
    const shoppers: TestShopper[] = [];
    for (let index = 0; index < each; index += 1) shoppers.push(await atReview(api, sku(lane)));
    return shoppers;
  });
  return closedLoop({
    pid: api.pid,
    warmUp: 0,
    span: 60_000,
    next: (lane) => {
      const shopper = prepared[lane]?.pop();
      return shopper ? () => place(shopper) : null;
    },
  });
}

/** From the first add to the placed order, ten calls. */
const purchases = (api: Api): Promise<Load> =>
  closedLoop({ pid: api.pid, next: (lane) => async () => place(await atReview(api, skuOf(lane))) });

async function untilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 1800; attempt += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The API did not start.');
}

/** Runs `work` with an API and the time of its start, in ms. */
async function withApi<T>(
  settings: Readonly<Record<string, string>>,
  work: (api: Api, startMs: number) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const env = { PORT: String(port), LOG_LEVEL: 'error', TRUST_PROXY: 'true', NODE_ENV: 'production', ...settings };
  const command = ['node', '--conditions=@settee/source', join(root, 'apps/commerce-api/src/server.ts')];
  const startedAt = performance.now();
  const server: ChildProcess = start(command, { env });
  server.stdout?.resume();
  server.stderr?.pipe(process.stderr);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(origin);
    return await work({ origin, pid: server.pid }, performance.now() - startedAt);
  } finally {
    const ended = server.exitCode === null ? new Promise((resolve) => server.once('close', resolve)) : null;
    stop(server);
    await ended;
  }
}

async function restock(url: string): Promise<void> {
  const database = new Client({ connectionString: url });
  await database.connect();
  await database.query('update offer set supplied = 1000000 where sku = any($1)', [skus]);
  await database.end();
}

type Row = [name: string, goal: string, load: Load];

async function onPostgres(): Promise<{ rows: Row[]; startMs: number; memory: number }> {
  return withPostgres(async (url) => {
    const settings = { PROCESSES: String(processes), DATABASE_URL: url };
    // The first start fills the database.
    await withApi(settings, () => restock(url));
    return withApi(settings, async (api, startMs) => {
      const rows: Row[] = [
        ['cart read', '3000', await cartQueries(api)],
        ['add to cart', '1500', await adds(api)],
        [`order, ${skus.length} SKUs`, '600', await ordersOnly(api, skuOf)],
        ['order, one SKU', '300', await ordersOnly(api, () => skus[0])],
        ['purchase, ten calls', '120', await purchases(api)],
      ];
      return { rows, startMs, memory: peakMemory(api.pid) };
    });
  });
}

async function onPglite(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'settee-bench-'));
  try {
    return await withApi({ DATA_DIR: folder }, async (api) => [
      ['PGlite, one process: cart read', '', await cartQueries(api)],
      ['PGlite, one process: order', '150', await ordersOnly(api, skuOf, 4)],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Measures what the API can do: 16 calls at once without rests, load, API and PostgreSQL on the same cores. */
export async function loadTable(): Promise<string> {
  const { rows, startMs, memory } = await onPostgres();
  const all = [...rows, ...(await onPglite())];
  const head = [
    `PostgreSQL, ${processes} processes, ${lanes} calls at once`,
    '/s',
    'p50 ms',
    'p99 ms',
    'API CPU ms',
    'goal /s',
  ];
  const cells = all.map(([name, goal, load]) => [name, ...loadCells(load), goal]);
  return `${table(head, cells)}\nStart with a full database ${startMs.toFixed(0)} ms; a process used at most ${memory.toFixed(0)} MB.`;
}

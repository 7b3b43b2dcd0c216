import { availableParallelism } from 'node:os';
import { fillCart, goToReview, submitOrder } from '../../apps/commerce-api/src/testing/checkout.ts';
import { createShopper } from '../../apps/commerce-api/src/testing/shopper.ts';
import { Client } from 'pg';
import { table } from '../bench/table.ts';
import { buildStorefront } from '../commands/storefront.ts';
import { freePort, withPostgres } from '../postgres.ts';
import { requireBalancer, startBalancer, type Balancer } from './balancer.ts';
import { shopProcess, type ShopProcess } from './shop-process.ts';

/** Sofa table that every shopper buys. */
const sku = 100202;
const shoppers = 8;
/** Length of a measurement, in ms. */
const span = 6_000;

interface Orders {
  placed: number;
  /** Calls that failed and worked when the shopper tried again. */
  repeated: number;
  /** Orders that could not be placed even then. */
  failed: number;
}

/** Calls the shop as a browser; a call that fails is tried once more, as with the button of the error popup. */
function browserOf(origin: string, address: string, orders: Orders) {
  const attempt = (url: string, init: RequestInit) =>
    fetch(url.replace('http://localhost', origin), {
      ...init,
      headers: { ...init.headers, 'x-forwarded-for': address },
    });
  return {
    async request(url: string, init: RequestInit): Promise<Response> {
      const first = await attempt(url, init).catch(() => null);
      if (first && first.status < 500) return first;
      orders.repeated += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return attempt(url, init);
    },
  };
}

async function order(origin: string, address: string, orders: Orders): Promise<void> {
  try {
    const shopper = createShopper({ api: browserOf(origin, address, orders) });
    await fillCart(shopper, sku);
    await goToReview(shopper, { encryptedAt: new Date().toISOString() });
    const { isSuccess } = await submitOrder(shopper);
    if (isSuccess) orders.placed += 1;
    else orders.failed += 1;
  } catch {
    orders.failed += 1;
  }
}

/** Places orders, several at a time, until `isOver`. */
async function orderUntil(origin: string, isOver: () => boolean): Promise<Orders> {
  const orders = { placed: 0, repeated: 0, failed: 0 };
  let next = 0;
  const lane = async () => {
    // Rate limits count by address.
    while (!isOver()) await order(origin, `10.${Math.floor(next / 250) % 250}.${next % 250}.${next++ % 199}`, orders);
  };
  await Promise.all(Array.from({ length: shoppers }, lane));
  return orders;
}

/** Returns the number of responses of a path in a second. */
async function pagesPerSecond(origin: string, path: string, headers: Record<string, string>): Promise<number> {
  const ends = performance.now() + span / 2;
  let count = 0;
  const lane = async () => {
    while (performance.now() < ends) {
      const reply = await fetch(origin + path, { headers });
      await reply.arrayBuffer();
      if (reply.ok) count += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return count / (span / 2000);
}

/** Measures with the first one, two … of the processes. */
async function throughput(origin: string, balancer: Balancer, names: readonly string[]): Promise<string> {
  const rows: string[][] = [];
  for (const count of names.keys()) {
    for (const [index, name] of names.entries()) await balancer.set(name, index <= count ? 'ready' : 'drain');
    const stored = await pagesPerSecond(origin, '/', {});
    const personal = await pagesPerSecond(origin, '/', { cookie: 'settee_session=of-nobody' });
    const ends = performance.now() + span;
    const { placed } = await orderUntil(origin, () => performance.now() > ends);
    const figures = [stored, personal, placed / (span / 1000)];
    rows.push([String(count + 1), ...figures.flatMap((all) => [all.toFixed(0), (all / (count + 1)).toFixed(0)])]);
  }
  const head = ['processes', 'stored home/s', 'each', 'personal home/s', 'each', 'whole trips with order/s', 'each'];
  return table(head, rows);
}

/** Restarts every process, one after the other, as a new version is rolled out. */
async function restartAll(processes: ReadonlyMap<string, ShopProcess>, balancer: Balancer): Promise<void> {
  for (const [name, each] of processes) {
    await balancer.set(name, 'drain');
    await balancer.untilIdle(name);
    await each.stop();
    await each.start();
    await balancer.set(name, 'ready');
  }
}

/** Orders while something happens to the processes; the database shows whether each was stored once. */
async function ordersDuring(origin: string, database: Client, what: () => Promise<void>): Promise<string[]> {
  const count = async () => Number((await database.query('select count(*) n from placed_order')).rows[0]?.n);
  const before = await count();
  let isOver = false;
  const ordering = orderUntil(origin, () => isOver);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await what();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  isOver = true;
  const { placed, repeated, failed } = await ordering;
  const stored = (await count()) - before;
  if (stored !== placed) throw new Error(`${placed} orders were confirmed and ${stored} stored.`);
  return [placed, failed, repeated].map(String);
}

async function scale(url: string): Promise<string> {
  const processes = new Map<string, ShopProcess>();
  for (const name of ['one', 'two', 'three']) processes.set(name, shopProcess(await freePort(), url));
  const database = new Client({ connectionString: url });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // The first migrates and seeds the database.
  for (const each of processes.values()) await each.start();
  const balancer = await startBalancer(port, new Map([...processes].map(([name, each]) => [name, each.port])));
  try {
    await database.connect();
    await database.query('update offer set supplied = 1000000 where sku = $1', [sku]);
    const speed = await throughput(origin, balancer, [...processes.keys()]);
    const restart = await ordersDuring(origin, database, () => restartAll(processes, balancer));
    const killed = await ordersDuring(origin, database, async () => {
      await processes.get('two')?.kill();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await processes.get('two')?.start();
    });
    const head = ['while', 'orders', 'failed', 'calls tried again'];
    const events = table(head, [
      ['every process restarts', ...restart],
      ['one process is killed', ...killed],
    ]);
    return `${availableParallelism()} cores for PostgreSQL, HAProxy, the processes and the load\n\n${speed}\n\n${events}`;
  } finally {
    await database.end();
    await balancer.close();
    await Promise.all([...processes.values()].map((each) => each.stop()));
  }
}

requireBalancer();
const built = await buildStorefront();
if (built !== null && built.code !== 0) throw new Error(`The storefront could not be built:\n${built.output}`);
console.log(await withPostgres(scale));

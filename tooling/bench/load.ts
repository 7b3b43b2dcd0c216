import { type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { addToCart, getCart, getCartItemCount, updateItem } from '@settee/contract';
import type { Cart } from '@settee/domain';
import { Client } from 'pg';
import { freePort, withPostgres } from '../postgres.ts';
import { root, start, stop } from '../run.ts';
import { table } from './table.ts';

/** Number of parallel shoppers; measurement, warm-up and pause between requests, in ms. */
const [shoppers, span, warmUp, rest] = [50, 20_000, 4_000, 200];

/** Of the API, one for each core, as where it is run in earnest. */
const processes = availableParallelism();

/** Items to buy: two simple products and a made-to-order sofa, the most expensive line to load. */
const goods = [
  { Sku: 100202 },
  { Sku: 100303 },
  { Sku: 100101, OptionChoiceParameter: '11-3001_12-1201_13-2002' },
] as const;

type Times = Map<string, number[]>;

interface Visitor {
  call(name: string, method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown>;
}

interface Reply {
  status: number;
  cookies: readonly string[];
  text: string;
}

/** Sends a request and reads the whole response; `fetch` would use as much CPU time as the measured server. */
function send(agent: Agent, url: string, method: string, headers: OutgoingHttpHeaders, body: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, cookies: reply.headers['set-cookie'] ?? [], text }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

/** Creates a shopper with a cookie and token store. */
function visitor(origin: string, agent: Agent, times: Times): Visitor {
  let cookie = '';
  let token = '';
  return {
    async call(name, method, path, body) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers: OutgoingHttpHeaders = { 'x-settee-site': 'main/USA' };
      if (cookie !== '') headers['cookie'] = cookie;
      if (body !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = Buffer.byteLength(text);
        headers['requestverificationtoken'] = token;
      }
      const requestedAt = performance.now();
      const reply = await send(agent, origin + path, method, headers, text);
      const took = performance.now() - requestedAt;
      if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text.slice(0, 200)}`);
      cookie = /settee_session=[^;]+/.exec(reply.cookies.join())?.[0] ?? cookie;
      const json: { requestVerificationToken?: string } = JSON.parse(reply.text);
      token = json.requestVerificationToken ?? token;
      const known = times.get(name);
      if (known) known.push(took);
      else times.set(name, [took]);
      return json;
    },
  };
}

const resting = () => new Promise((resolve) => setTimeout(resolve, rest * (0.5 + Math.random())));

/** Fills a cart, then loads and changes it repeatedly. */
async function shop(origin: string, agent: Agent, times: Times, isOver: () => boolean): Promise<void> {
  const { call } = visitor(origin, agent, times);
  for (let turn = 0; !isOver(); turn += 1) {
    if (turn < goods.length || turn % 20 === 0) {
      await call('addItem', 'POST', addToCart.path, [{ ...goods[turn % goods.length], Quantity: 1 }]);
      await resting();
    }
    const cart = (await call('getCart', 'GET', getCart.path)) as Cart;
    await resting();
    const line = cart.lineItems[turn % cart.lineItems.length];
    const quantity = (turn % 3) + 1;
    await call('updateItem', 'POST', updateItem.path, { id: line?.id, quantity });
    await resting();
    await call('getCartItemCount', 'GET', getCartItemCount.path);
    await resting();
  }
}

/** Returns the CPU time of a process and its children so far, in ms; 0 where the system does not report it. */
function processorTime(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const own = (Number(fields[11]) + Number(fields[12])) * 10;
    return started.reduce((sum, child) => sum + processorTime(Number(child)), own);
  } catch {
    return 0;
  }
}

async function untilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 1800; attempt += 1) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The API did not start.');
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Statements that PostgreSQL has committed so far; a transaction of several counts once. */
async function commits(database: Client): Promise<number> {
  await database.query('select pg_stat_clear_snapshot()');
  const { rows } = await database.query<{ n: string }>(
    'select xact_commit n from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.n ?? 0);
}

async function watch(origin: string, server: ChildProcess, database: Client): Promise<string> {
  const times: Times = new Map();
  const ends = performance.now() + warmUp + span;
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers });
  const work = Array.from({ length: shoppers }, () => shop(origin, agent, times, () => performance.now() > ends));
  const all = Promise.all(work);
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, warmUp))]);
  times.clear();
  const before = { cpu: processorTime(server.pid), commits: await commits(database) };
  await all;
  agent.destroy();
  const cpu = processorTime(server.pid) - before.cpu;
  const calls = [...times.values()].reduce((sum, { length }) => sum + length, 0);
  const rows = [...times].sort().map(([name, took]) => {
    const sorted = took.toSorted((a, b) => a - b);
    return [name, String(took.length), ...[0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(1))];
  });
  const head = [
    `PostgreSQL, ${processes} processes, ${shoppers} shoppers at once`,
    'calls',
    'p50 ms',
    'p95 ms',
    'p99 ms',
  ];
  const made = (await commits(database)) - before.commits;
  return `${table(head, rows)}
${(calls / (span / 1000)).toFixed(0)} calls a second, each ${(cpu / calls).toFixed(2)} ms of the API's processor time and ${(made / calls).toFixed(1)} trips of one statement or transaction.`;
}

/** Measures the response times of the cart endpoints under load, with a separate PostgreSQL and API. */
export function loadTable(): Promise<string> {
  return withPostgres(async (url) => {
    const port = await freePort();
    const settings = { PORT: String(port), PROCESSES: String(processes), DATABASE_URL: url };
    const env = { ...settings, LOG_LEVEL: 'error', NODE_ENV: 'production' };
    const command = ['node', '--conditions=@settee/source', join(root, 'apps/commerce-api/src/server.ts')];
    const server = start(command, { env });
    server.stdout?.resume();
    server.stderr?.pipe(process.stderr);
    const database = new Client({ connectionString: url });
    try {
      const origin = `http://127.0.0.1:${port}`;
      await untilReady(origin);
      await database.connect();
      return await watch(origin, server, database);
    } finally {
      await database.end().catch(() => undefined);
      const ended = server.exitCode === null ? new Promise((resolve) => server.once('close', resolve)) : null;
      stop(server);
      await ended;
    }
  });
}

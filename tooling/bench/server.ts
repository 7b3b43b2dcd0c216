import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorefront, serverCommand } from '../commands/storefront.ts';
import { freePort } from '../postgres.ts';
import { start, stop } from '../run.ts';
import { table } from './table.ts';

/** Runs `work` with a storefront and a separate database unless `extra` names one; both are removed afterwards. */
export async function withStorefront<T>(
  work: (origin: string) => Promise<T>,
  extra: Readonly<Record<string, string>> = {},
): Promise<T> {
  const built = await buildStorefront();
  if (built !== null && built.code !== 0) throw new Error(`The storefront could not be built:\n${built.output}`);
  const data = mkdtempSync(join(tmpdir(), 'settee-bench-'));
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error', NODE_ENV: 'production', ...extra };
  const server = start(serverCommand, { env });
  let said = '';
  const append = (chunk: Buffer) => (said += chunk.toString());
  server.stdout?.on('data', append);
  server.stderr?.on('data', append);
  const origin = `http://localhost:${port}`;
  try {
    for (let attempt = 0; ; attempt += 1) {
      const ready = await fetch(`${origin}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      );
      if (ready) break;
      if (attempt > 600 || server.exitCode !== null) throw new Error(`The storefront did not start: ${said.trim()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return await work(origin);
  } finally {
    const ended = server.exitCode === null ? new Promise((resolve) => server.once('close', resolve)) : null;
    stop(server);
    await ended;
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Requests one page up to `count` times for at most 10 s, eight requests in parallel. */
async function load(url: string, count: number): Promise<string[]> {
  const times: number[] = [];
  const began = performance.now();
  const lane = async () => {
    while (times.length < count && performance.now() - began < 10_000) {
      const requestedAt = performance.now();
      const reply = await fetch(url);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
      times.push(performance.now() - requestedAt);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  const perSecond = times.length / ((performance.now() - began) / 1000);
  const sorted = times.toSorted((a, b) => a - b);
  return [perSecond.toFixed(0), percentile(sorted, 0.5).toFixed(1), percentile(sorted, 0.99).toFixed(1)];
}

/** The pages that are measured on a running storefront. */
export async function pagesOf(origin: string): Promise<[name: string, path: string][]> {
  const home = await (await fetch(origin)).text();
  const product = /href="(\/[\w-]+\/s\d+)["?]/.exec(home)?.[1];
  if (product === undefined) throw new Error('The home page links to no product.');
  return [
    ['home', '/'],
    ['product', product],
    ['cart', '/checkout/cart'],
  ];
}

/** Requests a second and latency of server-rendered pages, the load made on the same machine. */
export async function serverTable(origin: string): Promise<string> {
  const rows: string[][] = [];
  for (const [name, path] of await pagesOf(origin)) {
    await load(origin + path, 100);
    rows.push([name, ...(await load(origin + path, 2000))]);
  }
  return table(['server, 8 requests at a time', 'requests/s', 'p50 ms', 'p99 ms'], rows);
}

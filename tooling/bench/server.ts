import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorefront, serverCommand } from '../commands/storefront.ts';
import { freePort } from '../postgres.ts';
import { start, stop } from '../run.ts';
import { closedLoop, lanes, loadCells, send } from './closed-loop.ts';
import { table } from './table.ts';

/** Runs `work` with a storefront and a separate database unless `extra` names one; both are removed afterwards. */
export async function withStorefront<T>(
  work: (origin: string, pid: number | undefined) => Promise<T>,
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
    return await work(origin, server.pid);
  } finally {
    const ended = server.exitCode === null ? new Promise((resolve) => server.once('close', resolve)) : null;
    stop(server);
    await ended;
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
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

/** Pages per second, 16 requests at a time without rests, the load made on the same machine. */
export async function serverTable(origin: string, pid: number | undefined): Promise<string> {
  const rows: string[][] = [];
  // The session does not exist, but the shop has to search for it: such a page is never a stored one.
  const visitors = { 'first visit': {}, 'with a session': { cookie: `settee_session=${'x'.repeat(43)}` } };
  for (const [name, path] of await pagesOf(origin)) {
    for (const [who, headers] of Object.entries(visitors)) {
      const next = () => async () => {
        const { status } = await send('GET', origin + path, headers);
        if (status !== 200) throw new Error(`${path} responded with ${status}`);
      };
      rows.push([`${name}, ${who}`, ...loadCells(await closedLoop({ pid, next }))]);
    }
  }
  return table([`pages, one process, ${lanes} requests at once`, '/s', 'p50 ms', 'p99 ms', 'CPU ms'], rows);
}

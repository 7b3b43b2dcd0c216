import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverCommand } from '../commands/storefront.ts';
import { start, stop } from '../run.ts';

/** One process of the shop: pages and API, with the database of all. */
export interface ShopProcess {
  port: number;
  start(): Promise<void>;
  /** Lets open requests end. */
  stop(): Promise<void>;
  /** As when the machine fails. */
  kill(): Promise<void>;
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200 && child.exitCode === null; attempt += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The process on port ${port} did not start.`);
}

export function shopProcess(port: number, databaseUrl: string): ShopProcess {
  let child: ChildProcess | undefined;
  const data = mkdtempSync(join(tmpdir(), 'settee-process-'));
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('close', resolve));
    stop(child, signal);
    await ended;
  };
  return {
    port,
    async start() {
      const settings = { PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: data, DATABASE_POOL: '10' };
      child = start(serverCommand, {
        env: { ...settings, LOG_LEVEL: 'fatal', TRUST_PROXY: '1', NODE_ENV: 'production' },
      });
      child.stdout?.resume();
      child.stderr?.resume();
      await untilReady(port, child);
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}

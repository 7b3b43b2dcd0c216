import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createApi } from '../../api.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext } from '../../testing/test-context.ts';
import type { Clock } from '../clock.ts';
import { isDatabaseAway } from './database-away.ts';
import { openPostgres } from './database.ts';

const coded = (code: string, message = code) => Object.assign(new Error(message), { code });

test.each([
  [coded('ECONNREFUSED'), true],
  [coded('57P01', 'terminating connection due to administrator command'), true],
  [coded('57P03', 'the database system is starting up'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Failed query: select 1', { cause: coded('ECONNRESET') }), true],
  [new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]), true],
  [coded('23505', 'duplicate key'), false],
  [coded('28P01', 'password authentication failed'), false],
  [new Error('Failed query: insert', { cause: coded('22003') }), false],
  ['ECONNREFUSED', false],
])('%s: the database is away: %s', (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});

/** Returns a port without a listener. */
async function closedPort(): Promise<number> {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

test('a request during a database outage returns 503 with Retry-After', async () => {
  const shop = await createTestContext();
  const pool = new Pool({ connectionString: `postgres://shop@127.0.0.1:${await closedPort()}/shop` });
  const db = drizzle(pool, { casing: 'snake_case' });
  const ready = async () => void (await db.execute(sql`select 1`));
  const api = createApi({ ...shop.ctx, db, inTransaction: (work) => db.transaction(work), ready });
  for (const path of ['/browse/menu', '/readyz']) {
    const reply = await createShopper({ api }).send('GET', path);
    expect([path, reply.status, reply.headers.get('retry-after')]).toEqual([path, 503, '5']);
  }
  expect((await api.request('http://localhost/healthz')).status).toBe(200);
  await pool.end();
  await shop.close();
});

test('a start during a database outage waits, reports it once, and ends with one line that hides the password', async () => {
  const waits: number[] = [];
  const clock: Pick<Clock, 'wait'> = { wait: async (ms) => void waits.push(ms) };
  const said: string[] = [];
  const port = await closedPort();
  const opened = openPostgres(`postgres://shop:s3cret@127.0.0.1:${port}/shop`, 2, {
    clock,
    onWait: (line) => void said.push(line),
  });
  await expect(opened).rejects.toThrow(
    `The database at 127.0.0.1:${port} cannot be reached; start it, or set DATABASE_URL`,
  );
  expect(said).toEqual([`Waiting for the database at 127.0.0.1:${port}`]);
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(60_000);
});

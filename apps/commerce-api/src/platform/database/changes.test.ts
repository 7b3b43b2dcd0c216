import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeededDatabase, serverUrl } from '../../testing/database.ts';
import type { OpenDatabase } from './database.ts';

let database: OpenDatabase;
const payloads: string[] = [];
const listening: boolean[] = [];
beforeAll(async () => {
  database = await openSeededDatabase();
  const subscribed = Promise.withResolvers<void>();
  database.changes.subscribe({
    onChange: (productSku) => void payloads.push(productSku),
    onListening: (isListening) => {
      listening.push(isListening);
      subscribed.resolve();
    },
  });
  await subscribed.promise;
});
afterAll(() => database.close());

/** Runs a statement and returns the payloads of its notifications; a last one marks their end. */
async function announcedBy(statement: string): Promise<string[]> {
  payloads.length = 0;
  await database.db.execute(sql.raw(statement));
  await database.db.execute(sql`notify catalog, 'end'`);
  await expect.poll(() => payloads.at(-1)).toBe('end');
  return [...new Set(payloads.slice(0, -1))];
}

test.each([
  ['update offer set current_price = current_price + 1 where sku = 100202', ['100202']],
  ['update offer set supplied = 10, sold = 0 where sku = 100202', ['100202']],
  ['update offer set supplied = 1000 where sku = 100202', ['100202']],
  ['update offer set sold = sold + 1 where sku = 100202', []],
  ['update offer set sold = supplied - 5 where sku = 100202', ['100202']],
  ['update offer set sold = sold + 1 where sku = 100202', ['100202']],
  ["update product set name = name || '!' where sku = 100202", ['']],
  ['update product set name = name', []],
  [
    `update product set content = jsonb_set(content, '{rating,count}', '7'), rating_count = 7 where sku = 100202`,
    ['100202'],
  ],
  ['delete from configured_picture', ['']],
  ['update category set position = position', ['']],
  ['update home set story = story', ['']],
  ['update fabric set is_nla = is_nla', ['']],
])('%s announces %j', async (statement, announced) => {
  expect(await announcedBy(statement)).toEqual(announced);
});

test('a change that is rolled back is not announced', async () => {
  const work = database.db.transaction(async (tx) => {
    await tx.execute(sql`update offer set current_price = current_price + 1 where sku = 100202`);
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await announcedBy('select 1')).toEqual([]);
});

test.runIf(serverUrl)('a lost connection is reported and opened again', async () => {
  listening.length = 0;
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen catalog' and datname = current_database()`,
  );
  await expect.poll(() => listening).toEqual([false, true]);
  expect(await announcedBy('update home set story = story')).toEqual(['']);
});

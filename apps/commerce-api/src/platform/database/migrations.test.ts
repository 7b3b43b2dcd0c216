import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { migratePglite } from './migrations.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The migrations up to a point. */
function migrationsUpTo(count: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'settee-migrations-'));
  cpSync(folder, copy, { recursive: true });
  const journal = join(copy, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  return copy;
}

test('orders of before promotions were used by rows are counted', async () => {
  const client = new PGlite();
  const db = drizzle(client, { casing: 'snake_case' });
  const before = migrationsUpTo(16);
  await migrate(db, { migrationsFolder: before });
  rmSync(before, { recursive: true });
  const order = (number: number, shopper: string, code: string) => {
    const id = `0190a7f2-0000-7000-8000-00000000000${number}`;
    return `insert into placed_order (id, order_number, basket_id, shopper_key, brand, site_culture, placed_at, currency, total, summary,
      shipping_address, billing_address, promo_code, gift_message, delivery_message, attempt_id)
      values ('${id}', 'N${number}', '${id}', '${shopper}', 'main', 'USA', now(), 'USD', 1, '{}', '{}', '{}', '${code}', '', '', '${id}');`;
  };
  await client.exec(
    order(1, 'a', 'WELCOME10') + order(2, 'a', 'WELCOME10') + order(3, 'b', 'WELCOME10') + order(4, 'b', ''),
  );
  await migratePglite(db);
  const { rows } = await client.query('select shopper_key, use_number from promo_use order by shopper_key, use_number');
  expect(rows).toEqual([
    { shopper_key: 'a', use_number: 1 },
    { shopper_key: 'a', use_number: 2 },
    { shopper_key: 'b', use_number: 1 },
  ]);
  await client.close();
}, 60_000);

test('sessions, carts and orders of before there were accounts are carried over', async () => {
  const client = new PGlite();
  const db = drizzle(client, { casing: 'snake_case' });
  const before = migrationsUpTo(1);
  await migrate(db, { migrationsFolder: before });
  rmSync(before, { recursive: true });
  const id = '0190a7f2-0000-7000-8000-000000000001';
  await client.exec(`
    insert into session (key, created_at, expires_at) values ('k1', now(), now() + interval '1 day'), ('k2', now(), now());
    insert into basket (id, session_key, brand, site_culture, status, created_at, recipient_id, bops_options, shipment_choices)
      values ('${id}', 'k1', 'main', 'USA', 'open', now(), '${id}', '{}', '{}');
    insert into placed_order values ('${id}', 'N1', '${id}', 'k1', 'main', 'USA', now(), 'USD', 1, '{}', '{}', '{}', '', '', '${id}', 'visa', '1111');
  `);
  await migratePglite(db);
  const read = async (query: string) => (await client.query(query)).rows;
  expect(await read('select shopper_key, merge from basket')).toEqual([{ shopper_key: 'k1', merge: null }]);
  expect(await read('select shopper_key, cards from placed_order')).toEqual([
    { shopper_key: 'k1', cards: [{ type: 'visa', lastFour: '1111', appliedAmount: 1 }] },
  ]);
  expect(await read('select key, account_id, is_remembered, user_agent from session order by key')).toEqual([
    { key: 'k1', account_id: null, is_remembered: false, user_agent: '' },
    { key: 'k2', account_id: null, is_remembered: false, user_agent: '' },
  ]);
  expect(await read('select count(distinct id)::int as ids from session')).toEqual([{ ids: 2 }]);
  await client.close();
}, 60_000);

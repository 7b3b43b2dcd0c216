import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeededDatabase, serverUrl } from '../../testing/database.ts';
import { databaseLimits, type OpenDatabase } from './database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

const id = '0190a7f2-0000-7000-8000-000000000001';
const cart = sql`insert into basket (id, shopper_key, brand, site_culture, status, created_at, recipients)`;
const line = sql`insert into basket_line (id, basket_id, sku, product_sku, option_choice_parameter, quantity, ship_method, is_saved, price_when_added, added_at)`;
const attempt = sql`insert into payment_attempt (id, basket_id, total, currency, status, started_at)`;
const offer = sql`insert into offer (sku, site_culture, product_sku, current_price, regular_price, least_surcharge, has_dearer_choice, supplied, sold)`;

test.each([
  ['basket_status', sql`${cart} values (gen_random_uuid(), 'k', 'main', 'USA', 'lost', now(), '[]')`],
  ['basket_line_quantity', sql`${line} values (${id}, ${id}, 1, 1, '', 0, 'parcel', false, 1, now())`],
  ['basket_line_price_when_added', sql`${line} values (${id}, ${id}, 1, 1, '', 1, 'parcel', false, -1, now())`],
  ['payment_attempt_total', sql`${attempt} values (${id}, ${id}, -1, 'USD', 'started', now())`],
  ['payment_attempt_status', sql`${attempt} values (${id}, ${id}, 1, 'USD', 'paid', now())`],
  ['offer_current_price', sql`${offer} values (1, 'USA', 1, -1, 1, 0, false, 1, 0)`],
  ['offer_sold', sql`${offer} values (1, 'USA', 1, 1, 1, 0, false, 1, -1)`],
  ['promo_use_number', sql`insert into promo_use values ('k', 'CODE', 0, ${id})`],
  [
    'account_spent',
    sql`insert into stored_value.account (token, kind, number, spent) values ('t', 'giftCard', '1', -1)`,
  ],
  [
    'payment_amount',
    sql`insert into payment_provider.payment values (${id}, null, -1, 'USD', 'voided', 'declined', now())`,
  ],
])('the database rejects a row that violates the check %s', async (name, statement) => {
  await expect(database.db.execute(statement)).rejects.toMatchObject({
    cause: expect.objectContaining({ constraint: name }),
  });
});

const limitsOf = async (db: OpenDatabase['db']) => {
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(databaseLimits)) {
    const [row] = await db.select({ ms: sql<number>`setting::int` }).from(sql`pg_settings`).where(sql`name = ${name}`);
    found[name] = row?.ms;
  }
  return found;
};

test.runIf(serverUrl)('statements and waits for rows have time limits, also after work under a lock', async () => {
  expect(await limitsOf(database.db)).toEqual(databaseLimits);
  expect(await database.alone(1, limitsOf)).toMatchObject({ statement_timeout: 0, lock_timeout: 0 });
  await expect(database.alone(1, () => Promise.reject(new Error('went wrong')))).rejects.toThrow('went wrong');
  expect(await Promise.all(Array.from({ length: 8 }, () => limitsOf(database.db)))).toEqual(
    Array.from({ length: 8 }, () => databaseLimits),
  );
});

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { migratePglite } from './migrations.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The migrations before a number. */
function migrationsUpTo(count: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'settee-migrations-'));
  cpSync(folder, copy, { recursive: true });
  const journal = join(copy, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(
    journal,
    JSON.stringify({ ...rest, entries: entries.filter(({ idx }: { idx: number }) => idx < count) }),
  );
  return copy;
}

test('CART-21: orders of before promotions were used by rows are counted, for a guest also by the email address', async () => {
  const client = new PGlite({ extensions: { pg_trgm } });
  const db = drizzle(client, { casing: 'snake_case' });
  const before = migrationsUpTo(16);
  await migrate(db, { migrationsFolder: before });
  rmSync(before, { recursive: true });
  const order = (number: number, shopper: string, code: string, email = '') => {
    const id = `0190a7f2-0000-7000-8000-00000000000${number}`;
    return `insert into placed_order (id, order_number, basket_id, shopper_key, brand, site_culture, placed_at, currency, total, summary,
      shipping_address, billing_address, promo_code, gift_message, delivery_message, attempt_id)
      values ('${id}', 'N${number}', '${id}', '${shopper}', 'main', 'USA', now(), 'USD', 1, '{}', '{}', '{"emailAddress":"${email}"}', '${code}', '', '', '${id}');`;
  };
  await client.exec(
    order(1, 'a', 'WELCOME10', 'Maren@Example.com') +
      order(2, 'a', 'WELCOME10') +
      order(3, 'b', 'WELCOME10', 'maren@example.com') +
      order(4, 'b', '', 'maren@example.com'),
  );
  await migratePglite(db);
  const { rows } = await client.query('select shopper_key, use_number from promo_use order by shopper_key, use_number');
  expect(rows).toEqual([
    { shopper_key: 'a', use_number: 1 },
    { shopper_key: 'a', use_number: 2 },
    { shopper_key: 'b', use_number: 1 },
    { shopper_key: 'maren@example.com', use_number: 1 },
    { shopper_key: 'maren@example.com', use_number: 2 },
  ]);
  await client.close();
});

test('SUMM-08: the first review of a buyer is the one of its email address', async () => {
  const client = new PGlite({ extensions: { pg_trgm } });
  const db = drizzle(client, { casing: 'snake_case' });
  const upTo = async (count: number) => {
    const before = migrationsUpTo(count);
    await migrate(db, { migrationsFolder: before });
    rmSync(before, { recursive: true });
  };
  const idOf = (number: number) => `0190a7f2-0000-7000-8000-00000000000${number}`;
  const order = (number: number, email: string) =>
    `insert into placed_order (id, order_number, basket_id, shopper_key, brand, site_culture, placed_at, currency, total, summary,
      shipping_address, billing_address, promo_code, gift_message, delivery_message, attempt_id)
      values ('${idOf(number)}', 'N${number}', '${idOf(number)}', 'guest ${number}', 'main', 'USA', now(), 'USD', 1, '{}', '{}',
      '{"emailAddress":"${email}"}', '', '', '', '${idOf(number)}');`;
  const review = (number: number, sku: number) =>
    `insert into review (product_sku, stars, title, text, nickname, location, written_on, is_verified_buyer, status, shopper_key, order_id)
      values (${sku}, 5, 'Review ${number} of ${sku}', '', '', '', now(), true, 'published', 'guest ${number}', '${idOf(number)}');`;
  await upTo(16);
  await client.exec(order(1, 'Maren@Example.com ') + order(2, 'maren@example.com') + order(3, 'nora@example.com'));
  await upTo(49);
  await client.exec('update placed_order set contact = billing_address');
  await client.exec(review(1, 7) + review(2, 7) + review(2, 8) + review(3, 7));
  await migratePglite(db);
  const { rows } = await client.query('select title, email_key from review where email_key is not null order by title');
  expect(rows).toEqual([
    { title: 'Review 1 of 7', email_key: 'maren@example.com' },
    { title: 'Review 2 of 8', email_key: 'maren@example.com' },
    { title: 'Review 3 of 7', email_key: 'nora@example.com' },
  ]);
  await client.close();
});

test('sessions, carts and orders of before there were accounts are carried over', async () => {
  const client = new PGlite({ extensions: { pg_trgm } });
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
});

test('SHIP-01: carts and orders of before there were several recipients have one', async () => {
  const client = new PGlite({ extensions: { pg_trgm } });
  const db = drizzle(client, { casing: 'snake_case' });
  const before = migrationsUpTo(20);
  await migrate(db, { migrationsFolder: before });
  rmSync(before, { recursive: true });
  const id = '0190a7f2-0000-7000-8000-000000000001';
  const address =
    '{"firstName":"Nora","lastName":"Quist","dayPhone":"312","emailAddress":"nora@example.com","city":"Chicago"}';
  await client.exec(`
    insert into basket (id, shopper_key, brand, site_culture, status, created_at, recipient_id, shipping_address, is_gift, gift_message, bops_options, shipment_choices)
      values ('${id}', 'k1', 'main', 'USA', 'open', now(), '${id}', '${address}', true, 'Hi', '{"baggingOption":"x"}', '{"parcel":{"a":1},"pickup":{"b":2}}');
    insert into placed_order (id, order_number, basket_id, shopper_key, brand, site_culture, placed_at, currency, total, summary,
      shipping_address, billing_address, is_gift, gift_message, delivery_message, attempt_id)
      values ('${id}', 'N1', '${id}', 'k1', 'main', 'USA', now(), 'USD', 1, '{"shipping":500,"tax":7}', '${address}', '{}', true, 'Hi', 'Soon', '${id}');
    insert into order_line values ('${id}', 0, 1, '', 1, 1, '{"id":"line"}');
  `);
  await migratePglite(db);
  const read = async (query: string) => (await client.query(query)).rows;
  const giftOptions = { isGift: true, giftMessage: 'Hi' };
  const bopsOptions = { giftReceiptOption: '', baggingOption: '', pickupContact: '' };
  const notificationOption = 'email';
  expect(await read('select recipients, is_multi_shipping from basket')).toEqual([
    {
      is_multi_shipping: false,
      recipients: [
        {
          id,
          kind: 'shipping',
          address: JSON.parse(address),
          giftOptions,
          bopsOptions,
          notificationOption,
          shipmentChoices: { parcel: { a: 1 } },
        },
        {
          id: expect.stringMatching(/-/),
          kind: 'pickup',
          address: null,
          giftOptions,
          bopsOptions,
          notificationOption,
          shipmentChoices: { pickup: { b: 2 } },
        },
      ],
    },
  ]);
  expect(await read('select recipients, contact from placed_order')).toMatchObject([
    {
      contact: { firstName: 'Nora', lastName: 'Quist', dayPhone: '312', emailAddress: 'nora@example.com' },
      recipients: [
        {
          address: JSON.parse(address),
          pickupStore: null,
          giftOptions,
          notificationOption,
          shipments: [{ edd: 'Soon', charge: 500, itemIds: ['line'], holidayRange: '', isContactMe: false }],
          totals: { merchandise: 0, shipping: 500, tax: 7 },
        },
      ],
    },
  ]);
  await client.close();
});

test('payments of before captures were stored can be refunded', async () => {
  const client = new PGlite({ extensions: { pg_trgm } });
  const db = drizzle(client, { casing: 'snake_case' });
  const before = migrationsUpTo(18);
  await migrate(db, { migrationsFolder: before });
  rmSync(before, { recursive: true });
  const [one, two] = ['0190a7f2-0000-7000-8000-000000000001', '0190a7f2-0000-7000-8000-000000000002'];
  await client.exec(`
    insert into basket (id, shopper_key, brand, site_culture, status, created_at, recipient_id, bops_options, shipment_choices)
      values ('${one}', 'a', 'main', 'USA', 'ordered', now(), '${one}', '{}', '{}');
    insert into payment_attempt (id, basket_id, order_id, amount, second_payment_id, second_amount, currency, status, started_at)
      values ('${one}', '${one}', '${one}', 500, '${two}', 200, 'USD', 'captured', now());
    insert into payment_provider.payment values ('${one}', 't', 500, 'USD', 'captured', 'approved', now()),
      ('${two}', 't', 200, 'USD', 'authorised', 'approved', now());
  `);
  await migratePglite(db);
  const operations = await client.query(
    'select payment_id, kind, amount, status from payment_operation order by amount',
  );
  expect(operations.rows).toEqual([
    { payment_id: two, kind: 'capture', amount: 200, status: 'succeeded' },
    { payment_id: one, kind: 'capture', amount: 500, status: 'succeeded' },
  ]);
  const payments = await client.query('select status, captured from payment_provider.payment order by amount');
  expect(payments.rows).toEqual([
    { status: 'authorized', captured: 0 },
    { status: 'captured', captured: 500 },
  ]);
  await client.close();
});

test('payments of before the tender ledger have their tenders in it', async () => {
  const client = new PGlite({ extensions: { pg_trgm } });
  const db = drizzle(client, { casing: 'snake_case' });
  const before = migrationsUpTo(20);
  await migrate(db, { migrationsFolder: before });
  rmSync(before, { recursive: true });
  const ids = [1, 2, 3, 4].map((at) => `0190a7f2-0000-7000-8000-00000000000${at}`);
  const [paid, second, open, declined] = ids;
  await client.exec(`
    insert into basket (id, shopper_key, brand, site_culture, status, created_at, recipient_id, bops_options, shipment_choices)
      values ('${paid}', 'a', 'main', 'USA', 'ordered', now(), '${paid}', '{}', '{}');
    insert into stored_value.account values ('g', 'giftCard', '1', 300), ('c', 'tenderCode', '2', 50);
    insert into payment_attempt (id, basket_id, amount, second_payment_id, second_amount, held, currency, status, started_at)
      values ('${paid}', '${paid}', 500, '${second}', 200, 300, 'USD', 'captured', now()),
      ('${open}', '${paid}', 0, null, 0, 50, 'USD', 'abandoned', now()),
      ('${declined}', '${paid}', 70, null, 0, 0, 'USD', 'declined', now());
    insert into stored_value.hold values ('${paid}', 'g', 300, 'taken', now()), ('${open}', 'c', 50, 'held', now());
  `);
  await migratePglite(db);
  const tenders = await client.query(
    'select attempt_id, position, kind, token, amount, status from order_tender order by attempt_id, position',
  );
  const card = { kind: 'card', token: '' };
  expect(tenders.rows).toEqual([
    { attempt_id: paid, position: 0, kind: 'giftCard', token: 'g', amount: 300, status: 'captured' },
    { attempt_id: paid, position: 1, ...card, amount: 500, status: 'captured' },
    { attempt_id: paid, position: 2, ...card, amount: 200, status: 'captured' },
    { attempt_id: open, position: 0, kind: 'tenderCode', token: 'c', amount: 50, status: 'planned' },
    { attempt_id: declined, position: 0, ...card, amount: 70, status: 'released' },
  ]);
  const totals = await client.query('select total from payment_attempt order by id');
  expect(totals.rows).toEqual([{ total: 1000 }, { total: 50 }, { total: 70 }]);
  await client.close();
});

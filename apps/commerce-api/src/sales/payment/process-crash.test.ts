import { getCart, getOrderDetails } from '@settee/contract';
import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '../../../../../tooling/limits.ts';
import { orders } from '../placed-orders/tables.ts';
import { fillCart, goods, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { createShopper, type RequestTarget } from '../../testing/shopper.ts';
import { startShop } from '../../testing/start-process.ts';
import { openEmbedded, openPostgres } from '../../platform/database/database.ts';
import { makeSeededServerDatabase, seedFolder, serverUrl } from '../../testing/database.ts';
import { providerPayments } from './embedded-provider/tables.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'settee-death-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const settings = () => ({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });

/** Kills the API process during an order and restarts it; the shopper's browser session continues. */
async function throughDeath(dieAt: 'authorize' | 'capture') {
  await seedFolder(dataDir);
  let shop = await startShop({ ...settings(), DIE_AT: dieAt });
  const line: RequestTarget = { api: { request: (url, init) => shop.api.request(url, init) } };
  const shopper = createShopper(line);
  await fillCart(shopper, goods.dining, 3);
  await goToReview(shopper, { encryptedAt: new Date().toISOString() });
  await expect(submitOrder(shopper)).rejects.toThrow('Failed to fetch');
  expect(await shop.ended).toMatchObject({ signal: 'SIGKILL' });
  shop = await startShop(settings());
  return { shopper, stop: () => shop.stop() };
}

async function endState() {
  const { db, close } = await openEmbedded(dataDir);
  const stored = {
    orders: (await db.select().from(orders)).length,
    payments: await db.select({ status: providerPayments.status }).from(providerPayments),
  };
  await close();
  return { ...stored, payments: stored.payments.map(({ status }) => status).sort() };
}

test(
  'killed between authorization and commit: the cart is intact, the authorization is voided, and one order and one charge result',
  async () => {
    const { shopper, stop } = await throughDeath('authorize');
    expect((await shopper.call(getCart, {})).cartSummary.itemCount).toBe(3);
    expect(await shopper.call(getOrderDetails, {})).toBeNull();
    expect(await submitOrder(shopper)).toEqual(placed);
    await stop();
    expect(await endState()).toEqual({ orders: 1, payments: ['captured', 'voided'] });
  },
  limits.journey,
);

test(
  'killed between commit and capture: the order exists, a repeat returns it, and it is captured once',
  async () => {
    const { shopper, stop } = await throughDeath('capture');
    expect(await submitOrder(shopper)).toEqual(placed);
    expect((await shopper.call(getOrderDetails, {}))?.lineItems).toHaveLength(1);
    await stop();
    expect(await endState()).toEqual({ orders: 1, payments: ['captured'] });
  },
  limits.journey,
);

test.skipIf(!serverUrl)(
  'a shopper who waits for a process that is killed has an order at once, and one charge',
  async () => {
    const database = await makeSeededServerDatabase();
    const common = { ...settings(), DATABASE_URL: database.url, SEED_DEMO_ACCOUNTS: 'false' };
    const dying = await startShop({ ...common, HANG_AT: 'authorize' });
    const other = await startShop(common);
    let target = other;
    const line: RequestTarget = { api: { request: (url, init) => target.api.request(url, init) } };
    const shopper = createShopper(line);
    await fillCart(shopper, goods.dining);
    await goToReview(shopper, { encryptedAt: new Date().toISOString() });
    target = dying;
    const lost = submitOrder(shopper).catch(() => 'lost');
    const { db, close } = await openPostgres(database.url, 2);
    await expect.poll(() => db.$count(providerPayments)).toBe(1);
    target = other;
    const waiting = submitOrder(shopper);
    const here = sql`(select oid from pg_database where datname = current_database())`;
    const isWaiting = sql`locktype = 'advisory' and not granted and database = ${here}`;
    await expect.poll(() => db.$count(sql`pg_locks`, isWaiting)).toBe(1);
    dying.kill();
    expect(await dying.ended).toMatchObject({ signal: 'SIGKILL' });
    // A wait that the end of the process does not end fails after 30 s.
    expect(await waiting).toEqual(placed);
    expect(await lost).toBe('lost');
    const payments = await db.select({ status: providerPayments.status }).from(providerPayments);
    expect(payments.map(({ status }) => status).sort()).toEqual(['captured', 'voided']);
    await close();
    await other.stop();
    await database.drop();
  },
  120_000,
);

import { orderSwatches, renderDesign, saveDesign } from '@settee/contract';
import { gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from './platform/session/tables.ts';
import { designs, designPreviews } from './catalog/personalization/tables.ts';
import { swatchOrders } from './customer/swatches/tables.ts';
import { createShopper } from './testing/shopper.ts';
import { swatchOrder } from './testing/swatches.ts';
import { createTestContext, type TestContext } from './testing/test-context.ts';
import { createLog } from './platform/log.ts';
import { createContext } from './create-context.ts';
import { rateLimitWindows } from './platform/tables.ts';

const day = 86_400_000;

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const monogram = (text: string) => ({
  quantity: 1,
  orderType: '',
  profileGuid: '',
  design: {
    templateName: 'cove-towel',
    sku: 100_703,
    locationName: 'Above the hem',
    personalization: [{ elementName: 'Text1', text, textcolor: 'navy', font: 'serif' }],
  },
});

const counts = async () => {
  const { db, clock } = shop.ctx;
  return {
    ended: (await db.$count(sessions)) - (await db.$count(sessions, gt(sessions.expiresAt, clock.now()))),
    rates: await db.$count(rateLimitWindows),
    designPreviews: await db.$count(designPreviews),
    designs: await db.$count(designs),
    swatchOrders: await db.$count(swatchOrders),
  };
};

/** Opens a shop on the same database, as the next process does. */
async function startAgain(): Promise<void> {
  const { config, db, mailer, inTransaction, inProgress, changes } = shop.ctx;
  const database = {
    db,
    inProgress,
    changes,
    alone: <T>(_lock: number, work: (tx: typeof db) => Promise<T>) => inTransaction(work),
    close: async () => undefined,
  };
  const log = createLog(config, { write: () => undefined });
  const again = await createContext(config, { open: async () => database, clock: shop.clock, log, mailer });
  await again.close();
}

test('a shop that starts deletes ended sessions, rate limits, previews, designs and swatch orders that are old', async () => {
  const shopper = createShopper(shop);
  await shopper.call(orderSwatches, swatchOrder);
  await shopper.call(renderDesign, monogram('ABC'));
  await shopper.call(saveDesign, monogram('EMH'));
  await startAgain();
  expect(await counts()).toMatchObject({ designPreviews: 2, designs: 1, swatchOrders: 1 });
  shop.clock.moveBy(2 * day);
  await startAgain();
  expect(await counts()).toMatchObject({ rates: 0, designPreviews: 1, designs: 1, swatchOrders: 1 });
  shop.clock.moveBy(100 * day);
  await startAgain();
  expect(await counts()).toEqual({ ended: 0, rates: 0, designPreviews: 1, designs: 0, swatchOrders: 0 });
});

test('a maintenance job that fails does not stop the others', async () => {
  await createShopper(shop).call(orderSwatches, swatchOrder);
  shop.clock.moveBy(100 * day);
  await shop.ctx.db.execute(sql`alter table payment_attempt rename to payment_attempt_away`);
  try {
    await startAgain();
    expect(await counts()).toMatchObject({ ended: 0, rates: 0, swatchOrders: 0 });
  } finally {
    await shop.ctx.db.execute(sql`alter table payment_attempt_away rename to payment_attempt`);
  }
});

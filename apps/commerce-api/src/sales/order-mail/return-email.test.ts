import { getOrderDetails } from '@settee/contract';
import { formatPrice, getSite } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chicago, fillCart, goods, goToReview, placed, submitOrder, toronto } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { orders } from '../placed-orders/tables.ts';
import { writeOrderEmail } from './write-order-email.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const paid = 100_000;
const tax = 10_250;
const origin = 'https://shop.example';

interface Returned {
  site?: 'main/USA' | 'main/CANADA/fr-CA';
  /** In cents. */
  delivery?: number;
}

/** The email about the return of one of two pieces, with the values that it must show. */
async function writeReturn({ site: key = 'main/USA', delivery = 0 }: Returned) {
  const isFrench = key === 'main/CANADA/fr-CA';
  const site = isFrench ? getSite('main', 'CANADA', 'fr-CA') : getSite('main', 'USA');
  const shopper = createShopper(shop, key);
  await fillCart(shopper, goods.dining, 2);
  await goToReview(shopper, {}, isFrench ? toronto : chicago);
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  const [line] = order?.lineItems ?? [];
  if (!order || !line) throw new Error('There is no order');
  const { orderNumber } = order;
  const [row] = await shop.ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  const returnNumber = `${orderNumber}-R1`;
  const refund = paid + tax + delivery;
  const now = shop.ctx.clock.now();
  const { brand, siteCulture, locale } = site;
  const data = { orderId: row?.id, orderNumber, returnNumber, refund, hasParcels: false, hasLargePieces: true };
  const mail = await writeOrderEmail(shop.ctx, {
    id: shop.ctx.ids.row(),
    kind: 'return-requested',
    recipient: chicago.emailAddress,
    data: { ...data, lines: [{ lineId: line.id, quantity: 1, paid, tax }] },
    brand,
    siteCulture,
    locale,
    origin,
    createdAt: now,
    attempts: 1,
    nextAttemptAt: now,
  });
  const { shipping } = order.orderSummary;
  const price = (cents: number) => formatPrice(cents, site);
  return { text: mail?.text ?? '', name: line.itemInfo.name, shipping, price, site };
}

test('the email of a return greets the shopper and lists its items, its refund and the delivery charge that is not refunded', async () => {
  const { text, name, shipping, price, site } = await writeReturn({});
  expect(text).toMatch(/^Hi Nora,\n/);
  expect(text).toContain(`You’re returning:\n\n1 × ${name}\n`);
  expect(text).toContain(`Items: ${price(paid)}\n\nTax: ${price(tax)}\n`);
  expect(text).not.toContain('Delivery, with tax');
  expect(shipping).toBeGreaterThan(0);
  expect(text).toContain(`The refund doesn’t include the original delivery charge of ${price(shipping)}.`);
  // The number to call is only in the last line.
  expect(text.split(site.helpLine)).toHaveLength(2);
});

test('the email of a return for the shop’s mistake lists the refund of the delivery charge', async () => {
  const { text, price } = await writeReturn({ delivery: 5_000 });
  expect(text).toContain(`Delivery, with tax: ${price(5_000)}\n`);
  expect(text).not.toContain('doesn’t include');
});

test('the email of a return is in French on a page in French, and without delivery where that was free', async () => {
  const { text, shipping, price } = await writeReturn({ site: 'main/CANADA/fr-CA' });
  expect(text).toMatch(/^Bonjour Nora,\n/);
  expect(text).toContain('Vous retournez\u00a0:\n\n1 × ');
  expect(text).toContain(`Articles\u00a0: ${price(paid)}\n\nTaxes\u00a0: ${price(tax)}\n`);
  expect(shipping).toBe(0);
  expect(text).not.toContain('frais de livraison');
});

import { addToCart, getCart } from '@settee/contract';
import { type AddToCartLineItem, type Address, sumTax } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { products } from '../../catalog/products/tables.ts';
import { chicago, goToReview, placed, submitOrder } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { startTaxServer } from '../../testing/tax-server.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import type { Order } from '../placed-orders/orders.queries.ts';
import { orders } from '../placed-orders/tables.ts';
import { loadReturns } from '../returns/load-returns.ts';

let shop: TestContext;
afterEach(() => shop.close());

type RequestedItem = Partial<AddToCartLineItem> & { Sku: number };
const robe: RequestedItem = { Sku: 100704 };
const towel: RequestedItem = { Sku: 100703 };
const bed: RequestedItem = { Sku: 100415, IsInstallationServiceRequired: true };
const sideboard: RequestedItem = { Sku: 100501, IsInstallationServiceRequired: true };
const philadelphia: Address = { ...chicago, city: 'Philadelphia', state: 'PA', postalCode: '19103' };
const losAngeles: Address = { ...chicago, city: 'Los Angeles', state: 'CA', postalCode: '90012' };

async function placeOrderOf(items: RequestedItem[], address: Address): Promise<void> {
  const shopper = createShopper(shop);
  await shopper.call(addToCart, items);
  await shopper.call(getCart, {});
  await goToReview(shopper, {}, address);
  expect(await submitOrder(shopper)).toEqual(placed);
}

/** Codes and jurisdictions of the stored quote of the order. */
async function findStoredQuote() {
  const [order] = await shop.ctx.db.select().from(orders).limit(1);
  const lines = order?.taxQuote?.lines ?? [];
  return lines.map(({ productCode, parts }) => [productCode, parts.map(({ jurisdiction }) => jurisdiction)]);
}

test('a robe and a towel in one order are taxed differently in Pennsylvania, and the stored quote has their codes (decision 14)', async () => {
  shop = await createTestContext();
  await placeOrderOf([robe, towel], philadelphia);
  expect(await findStoredQuote()).toEqual([
    ['clothing', []],
    ['goods', ['Pennsylvania', 'Philadelphia']],
    ['shipping', ['Pennsylvania', 'Philadelphia']],
  ]);
});

test('California taxes assembly and delivery by our crew, not shipping by a carrier or wall anchoring (decision 14)', async () => {
  shop = await createTestContext();
  await placeOrderOf([robe, bed, sideboard], losAngeles);
  const taxes = ['California', 'Los Angeles County'];
  expect(await findStoredQuote()).toEqual([
    ['clothing', taxes],
    ['goods', taxes],
    ['assembly', taxes],
    ['goods', taxes],
    ['installation', []],
    ['shipping', []],
    ['delivery', taxes],
  ]);
});

test('the delivery charge that a return can refund includes its tax (decision 14)', async () => {
  shop = await createTestContext();
  await placeOrderOf([{ Sku: 100501 }], losAngeles);
  const [order] = await shop.ctx.db.select().from(orders).limit(1);
  const tax = sumTax(order?.taxQuote?.lines.filter(({ productCode }) => productCode === 'delivery') ?? []);
  expect(tax).toBeGreaterThan(0);
  const { lines } = await loadReturns(shop.ctx, shop.ctx.db, order as Order);
  expect(lines.map(({ delivery }) => delivery)).toEqual([(order?.summary.shipping ?? 0) + tax]);
});

test('the code of a product is stored with it, sent to the tax service and stored with the quote of the order (decision 14)', async () => {
  const server = await startTaxServer();
  shop = await createTestContext({}, { TAX_API_URL: server.url, TAX_API_KEY: 'key' });
  const [row] = await shop.ctx.db.select().from(products).where(eq(products.sku, robe.Sku));
  expect(row?.content.taxCode).toBe('clothing');
  await placeOrderOf([robe, towel], philadelphia);
  expect(server.requests.at(-1)?.body.lines.map(({ productCode }) => productCode)).toEqual([
    'clothing',
    'goods',
    'shipping',
  ]);
  expect((await findStoredQuote()).map(([code]) => code)).toEqual(['clothing', 'goods', 'shipping']);
  await server.close();
});

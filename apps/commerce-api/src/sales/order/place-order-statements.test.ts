import { addToCart } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, goods, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

/** Tables of the embedded payment provider, which another provider has elsewhere. */
const isProvider = (query: string) => query.includes('"payment_provider".') || query.includes('"stored_value".');
/** Of every request: session and rate limit. */
const isOfEveryRequest = (query: string) => /from "session"|into "rate_window"/.test(query);
const isStatement = (query: string) => !/^(begin|commit)/.test(query) && !isOfEveryRequest(query);

test.each([
  // Deliveries into homes read the slots that are left.
  [12, [goods.dining]],
  [13, [goods.dining, goods.loveseat]],
])('Place Order needs at most %i statements, however many lines', async (limit, [first, ...others]) => {
  const shopper = createShopper(shop);
  await fillCart(shopper, first);
  for (const Sku of others) await shopper.call(addToCart, [{ Sku }]);
  await goToReview(shopper);
  const before = shop.queries.length;
  expect(await submitOrder(shopper)).toEqual(placed);
  const own = shop.queries.slice(before).filter((query) => isStatement(query) && !isProvider(query));
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(limit);
});

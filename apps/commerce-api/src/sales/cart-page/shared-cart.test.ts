import { addSharedCart, addToCart, getCart, getSharedCart, shareCart } from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offers } from '../../catalog/products/tables.ts';
import { fillCart, goods } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { sharedCarts } from '../cart/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const day = 86_400_000;
const setOffer = (sku: number, change: { currentPrice?: number; stockSold?: number }) =>
  shop.ctx.db
    .update(offers)
    .set(change)
    .where(and(eq(offers.sku, sku), eq(offers.siteCulture, 'USA')));

async function shareOf(shopper: TestShopper): Promise<string> {
  const shared = await shopper.call(shareCart, {});
  if (!shared.isSuccess) throw new Error(shared.errorMessage);
  return shared.shareId;
}

test('a shared cart stores products, choices and quantities under the hash of an unguessable id', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.loveseat, 2);
  await shopper.call(addToCart, [{ Sku: 100703, IsPersonalized: true, PersonalizationText: 'M & J' }]);
  expect(JSON.stringify(await shopper.call(getCart, {}))).toContain('M & J');
  const shareId = await shareOf(shopper);
  expect(shareId).toMatch(/^[\w-]{43}$/);
  const rows = JSON.stringify(await shop.ctx.db.select().from(sharedCarts));
  expect(rows).not.toContain(shareId);
  expect(rows).not.toContain('M & J');
  expect(await shareOf(shopper)).not.toBe(shareId);
});

test('a shared cart shows today’s prices, and adds to what is in the cart without replacing it', async () => {
  const giver = createShopper(shop);
  await fillCart(giver, goods.loveseat, 2);
  const shareId = await shareOf(giver);
  await setOffer(goods.loveseat, { currentPrice: 150_000 });
  const friend = createShopper(shop);
  await fillCart(friend, goods.loveseat, 1);
  await fillCart(friend, goods.dining, 1);
  expect(await friend.call(getSharedCart, { shareId })).toMatchObject({
    state: 'here',
    items: [{ sku: goods.loveseat, quantity: 2, unitPrice: 150_000 }],
    goneNames: [],
  });
  expect(await friend.call(addSharedCart, { shareId })).toEqual({ isSuccess: true, addedItemCount: 2, notAdded: [] });
  const quantities = (await friend.call(getCart, {})).lineItems.map(({ itemInfo, priceQuantityTotals }) => [
    itemInfo.sku,
    priceQuantityTotals.quantity,
  ]);
  expect(quantities).toEqual([
    [goods.loveseat, 3],
    [goods.dining, 1],
  ]);
  await setOffer(goods.loveseat, { currentPrice: 139_900 });
});

test('unavailable items are named and do not block the others', async () => {
  const giver = createShopper(shop);
  await fillCart(giver, goods.lastOne, 1);
  await fillCart(giver, goods.dining, 1);
  const shareId = await shareOf(giver);
  await setOffer(goods.lastOne, { stockSold: 99 });
  const friend = createShopper(shop);
  expect(await friend.call(getSharedCart, { shareId })).toMatchObject({
    items: [{ sku: goods.dining }],
    goneNames: ['Pell Ottoman'],
  });
  expect(await friend.call(addSharedCart, { shareId })).toEqual({
    isSuccess: true,
    addedItemCount: 1,
    notAdded: [{ name: 'Pell Ottoman', reason: 'This item is no longer available.' }],
  });
  await setOffer(goods.lastOne, { stockSold: 0 });
});

test.each(['main/CANADA', 'cb2/USA'] as const)(
  'on %s a cart shared on main/USA says where it belongs',
  async (site) => {
    const giver = createShopper(shop);
    await fillCart(giver);
    const shareId = await shareOf(giver);
    const friend = createShopper(shop, site);
    expect(await friend.call(getSharedCart, { shareId })).toEqual({
      state: 'elsewhere',
      brand: 'main',
      siteCulture: 'USA',
    });
    expect(await friend.call(addSharedCart, { shareId })).toMatchObject({ isSuccess: false, addedItemCount: 0 });
    expect((await friend.call(getCart, {})).lineItems).toEqual([]);
  },
);

test('an empty cart is not shared; an unknown id finds nothing, and a malformed id is rejected', async () => {
  const shopper = createShopper(shop);
  expect(await shopper.call(shareCart, {})).toEqual({ isSuccess: false, errorMessage: 'Your cart is empty.' });
  expect(await shopper.call(getSharedCart, { shareId: 'x'.repeat(43) })).toEqual({ state: 'ended' });
  for (const shareId of ['', 'x', "'; drop table shared_cart", '😀'.repeat(43)]) {
    const reply = await shopper.send('GET', `${getSharedCart.path}?shareId=${encodeURIComponent(shareId)}`);
    expect(reply.status).toBe(400);
  }
});

test('a share link is valid for 90 days, and its row is deleted afterwards', async () => {
  const giver = createShopper(shop);
  await fillCart(giver);
  const shareId = await shareOf(giver);
  shop.clock.moveBy(90 * day - 1000);
  const friend = createShopper(shop);
  expect((await friend.call(getSharedCart, { shareId })).state).toBe('here');
  shop.clock.moveBy(1000);
  expect((await friend.call(getSharedCart, { shareId })).state).toBe('ended');
  shop.clock.moveBy(1000);
  const later = createShopper(shop);
  await fillCart(later);
  await shareOf(later);
  expect(await shop.ctx.db.select().from(sharedCarts)).toHaveLength(1);
});

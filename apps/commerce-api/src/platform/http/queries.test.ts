import { addToCart, getCart, getHome, getListing, getProduct, getUserAccount, refreshCheckout } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, signIn } from '../../testing/account.ts';
import { fillCart, goods, goToReview } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const isStatement = (query: string) => !/^(begin|commit|set transaction)/i.test(query);
  const before = shop.queries.length;
  await work();
  return shop.queries.slice(before).filter(isStatement).length;
}

test('pages take few queries, however full the cart is', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.loveseat);
  await fillCart(shopper, goods.dining);
  await shopper.call(addToCart, [{ Sku: goods.sofa, OptionChoiceParameter: '11-3001_12-1201_13-2002' }]);
  await goToReview(shopper);
  // What may be recommended is read twice a minute, not for every page.
  await shopper.call(getProduct, { sku: goods.sofa });
  const counts = {
    home: await queriesOf(() => shopper.call(getHome, {})),
    listing: await queriesOf(() => shopper.call(getListing, { category: 'sofas' })),
    product: await queriesOf(() => shopper.call(getProduct, { sku: goods.sofa })),
    cart: await queriesOf(() => shopper.call(getCart, {})),
    checkout: await queriesOf(() => shopper.call(refreshCheckout, {})),
    add: await queriesOf(() => shopper.call(addToCart, [{ Sku: goods.dining }])),
  };
  // A product page shows the delivery to the cart's ZIP Code: two queries for a shopper who has a cart.
  expect(counts).toEqual({ home: 3, listing: 3, product: 6, cart: 3, checkout: 5, add: 5 });
});

test('who is signed in costs no query more', async () => {
  const { emailAddress } = await makeAccount(shop, 'nora@example.com');
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.loveseat);
  const asGuest = await queriesOf(() => shopper.call(getCart, {}));
  await signIn(shopper, emailAddress);
  expect(await queriesOf(() => shopper.call(getCart, {}))).toBe(asGuest);
  expect(await queriesOf(() => shopper.call(getUserAccount, {}))).toBe(1);
});

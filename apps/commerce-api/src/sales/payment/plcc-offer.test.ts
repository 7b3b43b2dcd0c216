import {
  getOrderDetails,
  getSavedCards,
  moveToReviewPage,
  refreshCheckout,
  saveCreditCardToBasket,
  savePayment,
  savePlccOfferSelection,
} from '@settee/contract';
import type { CheckoutState, ShopSite } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../../testing/account.ts';
import { fillCart, goods, submitOrder, placed, saveDelivery, toronto } from '../../testing/checkout.ts';
import { encryptCard } from '../../testing/encrypt-card.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const toOffer = ({ paymentData }: CheckoutState) => paymentData.plccOfferData;
const none = { isOffered: false, selectedOption: null, terms: '', errorMessage: '' };

/**
 * Signs Hugo in at the payment step of a separate cart; each test uses its own site, because an account retains
 * its cart.
 */
async function hugoAtPayment(
  sku: number,
  site: `${ShopSite['brand']}/${ShopSite['siteCulture']}`,
): Promise<TestShopper> {
  const shopper = createShopper(shop, site);
  await signIn(shopper, 'hugo.house@example.com', 'Settee-Hugo-1');
  await fillCart(shopper, sku, 4);
  await saveDelivery(shopper, site.endsWith('CANADA') ? toronto : undefined);
  return shopper;
}

async function payWithHouseCard(shopper: TestShopper, appliedAmount?: number): Promise<CheckoutState> {
  const { cards } = await shopper.call(getSavedCards, {});
  const house = cards.find(({ type }) => type === 'synchrony_plcc')?.id ?? '';
  if (appliedAmount === undefined) return shopper.call(savePayment, { accountCardOneData: { id: house } });
  const { orderSummary } = await shopper.call(refreshCheckout, {});
  return shopper.call(saveCreditCardToBasket, {
    cardOneData: { ...(await encryptCard(shopper)), appliedAmount: orderSummary.total - appliedAmount },
    accountCardTwoData: { id: house, appliedAmount },
  });
}

test('FIN-01, FIN-10: the store card offers rewards or financing, and the saved selection is stored with the order', async () => {
  const shopper = await hugoAtPayment(goods.dining, 'main/USA');
  expect(toOffer(await shopper.call(refreshCheckout, {}))).toEqual(none);
  const offered = toOffer(await payWithHouseCard(shopper));
  expect(offered).toMatchObject({ isOffered: true, selectedOption: null, errorMessage: '' });
  expect(offered.terms).toContain('12 months');
  expect(toOffer(await shopper.call(savePlccOfferSelection, { selectedOption: 2 })).selectedOption).toBe(2);
  expect(toOffer(await shopper.call(refreshCheckout, {})).selectedOption).toBe(2);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await shopper.call(getOrderDetails, {}))?.plccOption).toBe(2);
});

test('FIN-02, FIN-08: an order without a selection earns rewards, and a card without an offer returns an error and saves nothing', async () => {
  const shopper = await hugoAtPayment(200202, 'cb2/USA');
  await payWithHouseCard(shopper, 49_999);
  const refused = toOffer(await shopper.call(savePlccOfferSelection, { selectedOption: 2 }));
  expect(refused).toEqual({ ...none, errorMessage: 'There’s no house card offer for this order.' });
  expect(toOffer(await payWithHouseCard(shopper, 50_000))).toMatchObject({ isOffered: true, selectedOption: null });
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await shopper.call(getOrderDetails, {}))?.plccOption).toBe(1);
});

test('an order that another card pays has no offer, even after one was chosen', async () => {
  const shopper = await hugoAtPayment(goods.dining, 'main/CANADA');
  await payWithHouseCard(shopper);
  await shopper.call(savePlccOfferSelection, { selectedOption: 2 });
  const state = await shopper.call(saveCreditCardToBasket, { cardOneData: await encryptCard(shopper) });
  expect(toOffer(state)).toEqual(none);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await shopper.call(getOrderDetails, {}))?.plccOption).toBeNull();
});

test.each([0, 3, '2', null, undefined])('FIN-10: a selection of %j is rejected', async (selectedOption) => {
  const shopper = createShopper(shop);
  await fillCart(shopper);
  const reply = await shopper.send('POST', savePlccOfferSelection.path, { selectedOption });
  expect(reply.status).toBe(400);
});

import {
  addToCart,
  applyGiftCardTender,
  getOrderDetails,
  placeOrder,
  refreshCheckout,
  saveBillingAddress,
  saveShippingAddress,
  saveShippingAndGiftOptions,
} from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { offers } from '../../catalog/products/tables.ts';
import { providerPayments } from '../payment/embedded-provider/tables.ts';
import {
  applyCard,
  chicago,
  fillCart,
  giftRequest,
  goods,
  goToReview,
  submitOrder,
  placed,
  reviewChanged,
  getReview,
} from '../../testing/checkout.ts';
import { fifty } from '../../testing/gift-cards.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { orders } from '../placed-orders/tables.ts';

const standardPrice = 139_900;
const isLoveseat = and(eq(offers.sku, goods.loveseat), eq(offers.siteCulture, 'USA'));

let shop: TestContext;
/** Runs a concurrent change during a payment. */
let meanwhile: () => Promise<unknown> = async () => undefined;
/** Added to what the provider authorizes, in cents. */
let difference = 0;

beforeAll(async () => {
  shop = await createTestContext({
    payments: (standard) => ({
      ...standard,
      async authorize(request) {
        const authorized = await standard.authorize({ ...request, amount: request.amount + difference });
        await meanwhile();
        return authorized;
      },
    }),
  });
});
afterAll(() => shop.close());
afterEach(async () => {
  meanwhile = async () => undefined;
  difference = 0;
  await setPrice(standardPrice);
});

const setPrice = (currentPrice: number) => shop.ctx.db.update(offers).set({ currentPrice }).where(isLoveseat);
const payments = async () => (await shop.ctx.db.select().from(providerPayments)).length;
const statuses = async () => (await shop.ctx.db.select().from(providerPayments)).map(({ status }) => status).sort();
const orderCount = async () => (await shop.ctx.db.select().from(orders)).length;

async function atReview() {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.loveseat);
  const state = await goToReview(shopper);
  return { shopper, state, shown: getReview(state) };
}

async function expectUncharged(work: () => Promise<unknown>): Promise<void> {
  const before = [await payments(), await orderCount()];
  await work();
  expect([await payments(), await orderCount()]).toEqual(before);
}

test('ORDER-01: a click on an outdated review never charges the increased price, even when the response was lost', async () => {
  const { shopper, shown } = await atReview();
  await setPrice(999_900);
  await expectUncharged(async () => {
    for (let click = 0; click < 5; click++) expect(await submitOrder(shopper, shown)).toEqual(reviewChanged);
  });
  const { orderSummary } = await shopper.call(refreshCheckout, {});
  expect(orderSummary.total).toBeGreaterThan(shown.total);
  expect(await submitOrder(shopper)).toEqual(placed);
  expect((await shopper.call(getOrderDetails, {}))?.orderSummary.total).toBe(orderSummary.total);
});

test('ORDER-01: clicks at the same moment on a page with an old price charge nothing', async () => {
  const { shopper, shown } = await atReview();
  await setPrice(999_900);
  await expectUncharged(async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => submitOrder(shopper, shown)));
    expect(responses).toEqual(Array.from({ length: 8 }, () => reviewChanged));
  });
});

test('ORDER-01: of parallel clicks on an old and a current review only the current price is charged', async () => {
  const { shopper, shown } = await atReview();
  await setPrice(999_900);
  const fresh = getReview(await shopper.call(refreshCheckout, {}));
  const before = await orderCount();
  const [old, ordered] = await Promise.all([
    shopper.call(placeOrder, { adata: '', ...shown }).catch((error: unknown) => String(error)),
    submitOrder(shopper, fresh),
  ]);
  expect(ordered).toEqual(placed);
  // The order of the other page is not the one that this page showed.
  expect(old).not.toEqual(placed);
  expect(await orderCount()).toBe(before + 1);
  expect((await shopper.call(getOrderDetails, {}))?.orderSummary.total).toBe(fresh.total);
});

const elsewhere: Record<string, (shopper: TestShopper) => Promise<unknown>> = {
  'the street': (shopper) => shopper.call(saveShippingAddress, { ...chicago, address1: '99 Oak St' }),
  'the name on the parcel': (shopper) => shopper.call(saveShippingAddress, { ...chicago, firstName: 'Mona' }),
  'the billing address': (shopper) => shopper.call(saveBillingAddress, { ...chicago, address1: '99 Oak St' }),
  'the gift message': async (shopper) => {
    const { shippingOptions } = await shopper.call(refreshCheckout, {});
    const recipients = shippingOptions.recipients.map((recipient) => ({
      ...giftRequest(recipient),
      giftOptions: { isGift: true, giftMessage: 'For you' },
    }));
    return shopper.call(saveShippingAndGiftOptions, { recipients });
  },
  'the card': (shopper) => applyCard(shopper, { number: '5555555555554444' }),
  'a gift card': (shopper) => shopper.call(applyGiftCardTender, fifty),
  'the lines': (shopper) => shopper.call(addToCart, [{ Sku: goods.dining }]),
};

test.each(Object.entries(elsewhere))('ORDER-01: %s changed in another tab needs a new review', async (_, change) => {
  const { shopper, shown } = await atReview();
  await change(shopper);
  await expectUncharged(async () => {
    expect(await submitOrder(shopper, shown)).toEqual(reviewChanged);
    expect(await submitOrder(shopper, shown)).toEqual(reviewChanged);
  });
  await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
});

test('ORDER-01: a total that the page did not show is not charged under the fingerprint of another', async () => {
  const { shopper, shown } = await atReview();
  await expectUncharged(async () => {
    expect(await submitOrder(shopper, { ...shown, total: shown.total + 1 })).toEqual(reviewChanged);
    expect(await submitOrder(shopper, { ...shown, reviewFingerprint: '' })).toEqual(reviewChanged);
  });
  expect((await shopper.send('POST', placeOrder.path, { adata: '' })).status).toBe(400);
});

test('ORDER-01: a price increase during the authorization voids the payment, and the old review stays rejected', async () => {
  const { shopper, shown } = await atReview();
  meanwhile = () => setPrice(999_900);
  expect(await submitOrder(shopper, shown)).toEqual(reviewChanged);
  expect(await statuses()).not.toContain('authorized');
  await expectUncharged(async () => expect(await submitOrder(shopper, shown)).toEqual(reviewChanged));
  await shopper.call(refreshCheckout, {});
  expect(await submitOrder(shopper)).toEqual(placed);
});

test('ORDER-01: the same click returns the same order, even with a new cart', async () => {
  const { shopper, shown } = await atReview();
  expect(await submitOrder(shopper, shown)).toEqual(placed);
  const first = await shopper.call(getOrderDetails, {});
  await fillCart(shopper, goods.dining);
  await expectUncharged(async () => {
    expect(await submitOrder(shopper, shown)).toEqual(placed);
  });
  expect(await shopper.call(getOrderDetails, {})).toEqual(first);
});

test('ORDER-01: after an order, a request from a different review does not return that order', async () => {
  const { shopper, shown } = await atReview();
  const old = { ...shown, reviewFingerprint: 'of-another-review' };
  expect(await submitOrder(shopper, shown)).toEqual(placed);
  await expect(submitOrder(shopper, old)).rejects.toThrow('IsReset');
});

test.each([-100, 100])(
  'ORDER-01: a provider that authorizes another amount (%i cents) gets its authorization voided',
  async (cents) => {
    const { shopper, shown } = await atReview();
    difference = cents;
    const ordersBefore = await orderCount();
    expect(await submitOrder(shopper, shown)).toEqual({
      isSuccess: false,
      message: 'CardDeclined',
      redirectUrl: '/checkout/paymentandbilling',
    });
    expect(await orderCount()).toBe(ordersBefore);
    expect(await statuses()).not.toContain('authorized');
    const state = await shopper.call(refreshCheckout, {});
    expect(state.paymentData.creditCardData.cardOneInfo?.cardInfo.errors.declineMessage).toBe(
      'Your card didn’t cover the whole amount. Please use a different card.',
    );
  },
);

import {
  addToCart,
  applyApplePayPayment,
  applyVenmoPayment,
  getOrderDetails,
  launchMasterpass,
  moveToReviewPage,
  placeApplePayOrder,
  placeApplePayOrderFromPayment,
  refreshCheckout,
  removeApplePayPayment,
  saveVisaPayment,
  setPayPalPayload,
  startWallet,
  applyGiftCardTender,
} from '@settee/contract';
import type { CheckoutState } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  chicago,
  fillCart,
  goToReview,
  goods,
  getReview,
  submitOrder,
  placed,
  shopperAtPayment,
} from '../../testing/checkout.ts';
import { follow } from '../../testing/challenge.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import {
  approveSheet,
  decideAtWallet,
  nonceIn,
  openWallet,
  payByPayPal,
  payPalApproval,
} from '../../testing/wallet.ts';
import { providerPayments } from '../payment/embedded-provider/tables.ts';
import { cartCards, paymentAttempts } from '../payment/tables.ts';
import { refundOrder } from '../payment/order-payments.ts';
import { orders } from '../placed-orders/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.closeChecked());

const atPayment = (sku?: number) => shopperAtPayment(shop, sku);

const getWallets = ({ paymentData }: CheckoutState) => paymentData.alternativePaymentsData;
const getApplied = (state: CheckoutState) => getWallets(state)?.appliedWallet ?? null;
const errorOf = (state: CheckoutState) => getWallets(state)?.errorMessage;
const isPaid = (basketId: string) => eq(paymentAttempts.cartId, basketId);

/** States and amounts of the payments of a cart at the provider. */
async function paymentsOf(basketId: string) {
  const attempts = await shop.ctx.db.select().from(paymentAttempts).where(isPaid(basketId));
  const found = await Promise.all(
    attempts.map(({ id }) => shop.ctx.db.select().from(providerPayments).where(eq(providerPayments.paymentId, id))),
  );
  return found.flat().map(({ status, captured }) => [status, captured]);
}
const countOrders = async (basketId: string) =>
  (await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId))).length;

test('PAY-01, PAY-02, PAY-03, PAY-04: the wallets of a site are configured', async () => {
  const american = (await atPayment()).call(refreshCheckout, {});
  expect(getWallets(await american)).toMatchObject({
    provider: 'embedded',
    kinds: ['payPal', 'venmo', 'applePay', 'visaCheckout', 'masterpass'],
  });
  const { paymentData, orderSummary } = await american;
  expect(paymentData.isAlternativePaymentsEnabled).toBe(true);
  expect(paymentData.payPalData.payPalSetupData).toMatchObject({ currency: 'USD', amount: orderSummary.total });
  const canadian = createShopper(shop, 'cb2/CANADA');
  await canadian.call(addToCart, [{ Sku: 200302, Quantity: 1 }]);
  const state = await canadian.call(refreshCheckout, {});
  expect(getWallets(state)?.kinds).toEqual(['payPal', 'applePay', 'masterpass']);
  expect(state.paymentData.payPalData.payPalSetupData?.currency).toBe('CAD');
});

test('WALLET-10: a site without wallets offers none and accepts none', async () => {
  const none = await createTestContext({}, { WALLETS: 'cb2/USA=payPal' });
  try {
    const shopper = createShopper(none);
    await fillCart(shopper, goods.dining);
    const { paymentData, basketId } = await shopper.call(refreshCheckout, {});
    expect(paymentData).toMatchObject({
      isAlternativePaymentsEnabled: false,
      alternativePaymentsData: null,
      payPalData: { payPalSetupData: null },
    });
    expect((await shopper.call(startWallet, { kind: 'payPal', initiator: 'cart' })).redirectUrl).toBe('');
    const nonce = await approveSheet(shopper, 'venmo', basketId);
    const applied = await shopper.call(applyVenmoPayment, { nonce, username: '@dana', deviceData: '' });
    expect(getApplied(applied)).toBeNull();
    expect(await none.ctx.db.select().from(cartCards)).toEqual([]);
  } finally {
    await none.close();
  }
});

test('WALLET-01: an approved PayPal account pays the order once, and the order names it', async () => {
  const shopper = await atPayment();
  const state = await payByPayPal(shopper);
  const { basketId, orderSummary } = state;
  expect(getApplied(state)).toEqual({
    kind: 'payPal',
    account: 'dana@example.com',
    appliedAmount: orderSummary.total,
    isApplied: true,
    errors: { hasRewardsRestrictionError: false, declineMessage: '' },
  });
  expect(state.billingAddress).toMatchObject({ address1: '233 S Wacker Dr', postalCode: '60606' });
  await shopper.call(moveToReviewPage, {});
  expect(await Promise.all([submitOrder(shopper), submitOrder(shopper)])).toEqual([placed, placed]);
  expect(await paymentsOf(basketId)).toEqual([['captured', orderSummary.total]]);
  const order = await shopper.call(getOrderDetails, {});
  expect(order).toMatchObject({
    cards: [],
    wallet: { kind: 'payPal', account: 'dana@example.com', appliedAmount: orderSummary.total },
    billingAddress: { address1: '233 S Wacker Dr' },
    recipients: [{ address: { address1: chicago.address1 } }],
  });
  const [row] = await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId));
  const refunded = await refundOrder(shop.ctx, { orderId: row?.id ?? '', reference: 'return 1', amount: 500 });
  expect(refunded).toEqual({ ok: true, status: 'succeeded', isNew: true });
});

test('WALLET-04: an account approved in the cart provides its address, and the checkout opens at the review', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await shopper.call(refreshCheckout, {});
  const back = await decideAtWallet(shopper, await openWallet(shopper, 'cart'), { address: '1' });
  expect(back.pathname).toBe('/checkout/cart');
  const state = await shopper.call(setPayPalPayload, { data: payPalApproval(nonceIn(back)) });
  expect(state.step).toBe(4);
  expect(state.accountInfo.shippingAddresses[0]).toMatchObject({ city: 'Portland', state: 'OR', postalCode: '97204' });
  expect(state.isBillingSameAsShipping).toBe(true);
  expect(await submitOrder(shopper, getReview(state))).toEqual(placed);
});

test('WALLET-04: an address that the site can’t ship to is not adopted, and the shipping step opens', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await shopper.call(refreshCheckout, {});
  const back = await decideAtWallet(shopper, await openWallet(shopper, 'cart'));
  const { details, ...approval } = payPalApproval(nonceIn(back));
  const shippingAddress = { ...chicago, country: 'CAN', state: 'ON', postalCode: 'M5V 2T6' };
  const state = await shopper.call(setPayPalPayload, {
    data: { ...approval, details: { ...details, shippingAddress } },
  });
  expect(state.step).toBe(1);
  expect(getApplied(state)?.kind).toBe('payPal');
});

test('WALLET-03: Masterpass returns to the server, which pays the order', async () => {
  const shopper = await atPayment();
  const { redirectUrl } = await shopper.call(launchMasterpass, {});
  const back = await decideAtWallet(shopper, redirectUrl);
  const result = '/checkout/paymentandbilling?wallet=masterpass&walletResult=';
  expect(await follow(shopper, back.pathname + back.search)).toBe(`${result}applied`);
  expect(getApplied(await shopper.call(refreshCheckout, {}))?.kind).toBe('masterpass');
  const again = await shopper.call(launchMasterpass, {});
  const canceled = await decideAtWallet(shopper, again.redirectUrl, { action: 'cancel' });
  expect(await follow(shopper, canceled.pathname + canceled.search)).toBe(`${result}canceled`);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
});

test('WALLET-05, WALLET-06: Venmo and Visa Checkout pay an order', async () => {
  const venmo = await atPayment();
  const { basketId } = await venmo.call(refreshCheckout, {});
  const nonce = await approveSheet(venmo, 'venmo', basketId);
  const paid = await venmo.call(applyVenmoPayment, { nonce, username: '@dana-demo', deviceData: 'device' });
  expect(getApplied(paid)).toMatchObject({ kind: 'venmo', account: '@dana-demo', isApplied: true });
  await venmo.call(moveToReviewPage, {});
  expect(await submitOrder(venmo)).toEqual(placed);

  const visa = createShopper(shop);
  await fillCart(visa, goods.dining);
  const cart = await visa.call(refreshCheckout, {});
  const back = await decideAtWallet(visa, await openWallet(visa, 'cart', 'visaCheckout'));
  const state = await visa.call(saveVisaPayment, {
    basketId: cart.basketId,
    paymentInitiator: 'cart',
    callId: nonceIn(back),
  });
  expect([getApplied(state)?.kind, state.step]).toEqual(['visaCheckout', 4]);
  expect(await submitOrder(visa, getReview(state))).toEqual(placed);
});

test('WALLET-08, WALLET-09: Apple Pay is applied with its billing contact, and removed; the next step is closed again', async () => {
  const shopper = await atPayment();
  const { basketId } = await shopper.call(refreshCheckout, {});
  const nonce = await approveSheet(shopper, 'applePay', basketId);
  const billingContact = { ...chicago, address1: '9 Oak Ave' };
  const state = await shopper.call(applyApplePayPayment, { nonce, deviceData: '', billingContact });
  expect([getApplied(state)?.kind, state.billingAddress?.address1]).toEqual(['applePay', '9 Oak Ave']);
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(4);
  const removed = await shopper.call(removeApplePayPayment, {});
  expect([getApplied(removed), removed.step]).toEqual([null, 3]);
  const replayed = await shopper.call(applyApplePayPayment, { nonce, deviceData: '', billingContact });
  expect([getApplied(replayed), errorOf(replayed)]).toEqual([null, expect.stringContaining('already used')]);
});

test('ORDER-02: Apple Pay at the review replaces the card and charges the total that was shown, once', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  const state = await goToReview(shopper);
  const nonce = await approveSheet(shopper, 'applePay', state.basketId);
  const order = { nonce, deviceData: '', adata: '', ...getReview(state) };
  const results = await Promise.all([shopper.call(placeApplePayOrder, order), shopper.call(placeApplePayOrder, order)]);
  expect(results).toEqual([placed, placed]);
  expect(await shopper.call(placeApplePayOrder, order)).toEqual(placed);
  expect([await countOrders(state.basketId), await paymentsOf(state.basketId)]).toEqual([
    1,
    [['captured', state.orderSummary.total]],
  ]);
  expect((await shopper.call(getOrderDetails, {}))?.wallet?.kind).toBe('applePay');
});

test('ORDER-02: a second click that is still being checked while the first places the order gets that order', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  const state = await goToReview(shopper);
  const nonce = await approveSheet(shopper, 'applePay', state.basketId);
  const order = { nonce, deviceData: '', adata: '', ...getReview(state) };
  const { wallets } = shop.ctx;
  if (!wallets) throw new Error('The shop has no wallets.');
  // Either request may be checked first: it waits for the start of the other check, which waits until the order is placed.
  const otherCheck = Promise.withResolvers<void>();
  const placedFirst = Promise.withResolvers<void>();
  let clicks = 0;
  shop.ctx.wallets = {
    ...wallets,
    redeem: async (approval) => {
      clicks += 1;
      if (clicks === 1) await otherCheck.promise;
      else {
        otherCheck.resolve();
        await placedFirst.promise;
      }
      return wallets.redeem(approval);
    },
  };
  const click = () => shopper.call(placeApplePayOrder, order).finally(placedFirst.resolve);
  const results = await Promise.all([click(), click()]);
  shop.ctx.wallets = wallets;
  expect([results, clicks]).toEqual([[placed, placed], 2]);
  expect(await countOrders(state.basketId)).toBe(1);
});

test('ORDER-02: an order that is not as the review showed it is neither placed nor paid', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  const shown = getReview(await goToReview(shopper));
  await shopper.call(addToCart, [{ Sku: goods.dining, Quantity: 1 }]);
  const { basketId } = await shopper.call(refreshCheckout, {});
  const nonce = await approveSheet(shopper, 'applePay', basketId);
  const order = { nonce, deviceData: '', adata: '', ...shown };
  expect(await shopper.call(placeApplePayOrder, order)).toMatchObject({ message: 'ReviewChanged' });
  expect([await countOrders(basketId), await paymentsOf(basketId)]).toEqual([0, []]);
});

test('ORDER-03: Apple Pay chosen in the payment step places the order, with the billing contact of the sheet', async () => {
  const shopper = await atPayment();
  const { basketId } = await shopper.call(refreshCheckout, {});
  const first = await approveSheet(shopper, 'applePay', basketId);
  await shopper.call(applyApplePayPayment, { nonce: first, deviceData: '', billingContact: null });
  const state = await shopper.call(moveToReviewPage, {});
  const nonce = await approveSheet(shopper, 'applePay', basketId);
  const billingContact = { ...chicago, address1: '9 Oak Ave' };
  const order = { nonce, deviceData: '', billingContact, adata: '', ...getReview(state) };
  expect(await shopper.call(placeApplePayOrderFromPayment, order)).toEqual(placed);
  expect(await shopper.call(getOrderDetails, {})).toMatchObject({
    wallet: { kind: 'applePay' },
    billingAddress: { address1: '9 Oak Ave' },
  });
});

test('a gift card pays first and the wallet the rest', async () => {
  const shopper = await atPayment();
  const withCard = await shopper.call(applyGiftCardTender, { cardNumber: '6006490000000010', cardPin: '1001' });
  const due = withCard.paymentData.payPalData.payPalSetupData?.amount ?? 0;
  expect(due).toBeLessThan(withCard.orderSummary.total);
  const { basketId, ...state } = await payByPayPal(shopper);
  expect(getApplied({ basketId, ...state })?.appliedAmount).toBe(due);
  await shopper.call(moveToReviewPage, {});
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await paymentsOf(basketId)).toEqual([['captured', due]]);
});

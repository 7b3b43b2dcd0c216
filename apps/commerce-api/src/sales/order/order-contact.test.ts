import {
  getOrderDetails,
  getRequestVerificationToken,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
  requestOrderCode,
  saveAddress,
  saveBillingAddress,
  saveName,
  savePhone,
  saveShippingAndGiftOptions,
} from '@settee/contract';
import type { Address, CheckoutState, OrderContact, OrderDetails } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, signIn } from '../../testing/account.ts';
import {
  applyCard,
  chicago,
  getReview,
  giftRequest,
  goToReview,
  placed,
  reviewChanged,
  submitOrder,
} from '../../testing/checkout.ts';
import { createTwoItemShopper, portland, sendToTwo, stateOf } from '../../testing/recipients.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const first: Address = { ...chicago, firstName: 'Otto', emailAddress: 'otto@example.com', dayPhone: '312-342-0177' };
const second: Address = { ...portland, emailAddress: 'ines@example.com', dayPhone: '503-272-0142' };
const buyer: OrderContact = {
  firstName: 'Maren',
  lastName: 'Lindqvist',
  dayPhone: '312-430-0119',
  emailAddress: 'maren@example.com',
};
const bill: Address = { ...chicago, ...buyer, address1: '2140 N Cleveland Ave' };

/** Continues from the addresses of two recipients to the review. */
async function goOn(shopper: TestShopper, { shippingOptions }: CheckoutState, billing: Address | null) {
  await shopper.call(moveToShippingAndGiftOptions, {});
  await shopper.call(saveShippingAndGiftOptions, { recipients: shippingOptions.recipients.map(giftRequest) });
  await applyCard(shopper);
  if (billing) await shopper.call(saveBillingAddress, billing);
  return shopper.call(moveToReviewPage, {});
}

/** Enters an order for two recipients up to the review. */
const reviewForTwo = async (shopper: TestShopper, billing: Address | null = bill) =>
  goOn(shopper, await sendToTwo(shopper, first, second), billing);

async function place(shopper: TestShopper): Promise<OrderDetails> {
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  if (!order) throw new Error('no order');
  return order;
}

/** Addresses that mails about an order were sent to. */
const mailedAbout = async ({ orderNumber }: OrderDetails) =>
  (await shop.post()).filter(({ text }) => text.includes(orderNumber)).map(({ to }) => to);

/** Addresses out of these that a code for an order is mailed to. */
async function codesFor(order: OrderDetails, emails: readonly string[]): Promise<string[]> {
  const guest = createShopper(shop);
  await guest.call(getRequestVerificationToken, {});
  const { orderNumber } = order;
  for (const emailAddress of emails) await guest.call(requestOrderCode, { orderNumber, emailAddress });
  const mails = (await shop.post()).filter(({ text }) => text.includes(orderNumber));
  return mails.filter(({ subject }) => subject.includes('order code')).map(({ to }) => to);
}

test('SHIP-22, ORDER-12: a guest’s order for two recipients is mailed to the buyer, who alone can open it', async () => {
  const shopper = await createTwoItemShopper(shop);
  expect((await reviewForTwo(shopper)).contact).toEqual(buyer);
  const order = await place(shopper);
  expect(order.contact).toEqual(buyer);
  expect(await mailedAbout(order)).toEqual([buyer.emailAddress]);
  const emails = [first.emailAddress, second.emailAddress, buyer.emailAddress];
  expect(await codesFor(order, emails)).toEqual([buyer.emailAddress]);
});

test('SHIP-22, ORDER-12: a signed-in shopper’s order for two recipients is mailed to the account', async () => {
  const shopper = await createTwoItemShopper(shop);
  const { firstName, lastName } = buyer;
  await makeAccount(shop, 'account@example.com', { firstName, lastName });
  await signIn(shopper, 'account@example.com');
  const account = { firstName, lastName, emailAddress: 'account@example.com' };
  // The phone number is that of the address book, or of the billing address.
  const sent = await sendToTwo(shopper, first, second);
  expect(sent.contact).toEqual({ ...account, dayPhone: first.dayPhone });
  await shopper.call(saveAddress, { address: { ...bill, dayPhone: '312-430-0155' }, isDefault: true });
  expect((await stateOf(shopper)).contact).toEqual({ ...account, dayPhone: '312-430-0155' });
  expect((await goOn(shopper, sent, bill)).contact).toEqual({ ...account, dayPhone: buyer.dayPhone });
  // A number entered for the account has priority.
  await shopper.call(savePhone, { dayPhone: '312-430-0177' });
  expect((await stateOf(shopper)).contact).toEqual({ ...account, dayPhone: '3124300177' });
  const order = await place(shopper);
  expect(order.contact).toEqual({ ...account, dayPhone: '3124300177' });
  expect(await mailedAbout(order)).toEqual(['account@example.com']);
  expect(await codesFor(order, [first.emailAddress, second.emailAddress])).toEqual([]);
});

test('SHIP-22, PAY-05: several addresses need a billing address, which may be the first and stays if that changes', async () => {
  const shopper = await createTwoItemShopper(shop);
  const before = await reviewForTwo(shopper, null);
  expect(before).toMatchObject({ step: 3, billingAddress: null, isBillingSameAsShipping: false });
  await shopper.call(saveBillingAddress, first);
  const review = await shopper.call(moveToReviewPage, {});
  const { emailAddress } = first;
  expect(review).toMatchObject({ step: 4, billingAddress: { emailAddress }, isBillingSameAsShipping: false });
  expect(review.contact).toMatchObject({ emailAddress });
});

test('ORDER-01: a contact that changed since the review is reviewed again', async () => {
  const shopper = await createTwoItemShopper(shop);
  await makeAccount(shop, 'late@example.com');
  await signIn(shopper, 'late@example.com');
  const review = getReview(await reviewForTwo(shopper));
  await shopper.call(saveName, { firstName: 'Maren', lastName: 'Berg' });
  expect(await submitOrder(shopper, review)).toEqual(reviewChanged);
});

test('SHIP-22: with one address, a signed-in shopper’s order is mailed to the address entered with it', async () => {
  const shopper = await createTwoItemShopper(shop);
  await makeAccount(shop, 'single@example.com');
  await signIn(shopper, 'single@example.com');
  const { firstName, lastName, dayPhone, emailAddress } = first;
  expect((await goToReview(shopper, {}, first)).contact).toEqual({ firstName, lastName, dayPhone, emailAddress });
  expect(await mailedAbout(await place(shopper))).toEqual([emailAddress]);
});

import {
  correctOrderEmail,
  getOrderDetails,
  refreshCheckout,
  saveAddress,
  saveBillingAddress,
  saveMultiShipping,
  saveMultiShippingAddress,
  saveShippingAddress,
  validateAddress,
  validateAndSaveAddress,
} from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, signIn } from '../../testing/account.ts';
import { chicago, fillCart, goods, goToReview, placed, submitOrder } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

const emailAddress = 'nora@studio.photography';
const long = { ...chicago, emailAddress };

/** The shop with its default settings. */
let short: TestContext;
/** The shop that takes any top-level domain. */
let any: TestContext;
beforeAll(async () => {
  [short, any] = await Promise.all([createTestContext(), createTestContext({}, { EMAIL_DOMAINS: 'any' })]);
});
afterAll(() => Promise.all([short.close(), any.close()]));

test('SHIP-12: by default the server rejects an email address with a long top-level domain and names the field', async () => {
  const shopper = createShopper(short);
  await fillCart(shopper, goods.dining);
  const calls: [string, object][] = [
    [validateAddress.path, long],
    [validateAndSaveAddress.path, long],
    [saveShippingAddress.path, long],
    [saveBillingAddress.path, long],
    [saveMultiShippingAddress.path, { ...long, basketItemId: '' }],
  ];
  for (const [path, body] of calls) {
    const reply = await shopper.send('POST', path, body);
    expect([path, reply.status, await reply.json()]).toMatchObject([
      path,
      400,
      { problems: [{ field: 'emailAddress' }] },
    ]);
  }
  expect((await shopper.call(refreshCheckout, {})).accountInfo.shippingAddresses).toEqual([]);

  await makeAccount(short, 'short@example.com');
  const owner = createShopper(short);
  await signIn(owner, 'short@example.com');
  const reply = await owner.send('POST', saveAddress.path, { address: long, isDefault: true });
  expect([reply.status, await reply.json()]).toMatchObject([400, { problems: [{ field: 'emailAddress' }] }]);
});

test('README decision 4: by setting an order is placed with such an address, and its email is sent there', async () => {
  const shopper = createShopper(any);
  await fillCart(shopper, goods.dining);
  await goToReview(shopper, {}, long);
  const billing = { address1: '9 Oak Ave', emailAddress };
  const { billingAddress, step } = await shopper.call(saveBillingAddress, { ...long, ...billing });
  expect([billingAddress, step]).toMatchObject([billing, 4]);
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await shopper.call(getOrderDetails, {})).toMatchObject({ contact: { emailAddress } });
  expect((await any.post()).map(({ to }) => to)).toContain(emailAddress);
});

test.each([
  ['rejected by default', () => short, false],
  ['sent by setting', () => any, true],
] as const)('SHIP-12: a correction to a long top-level domain is %s', async (_name, getShop, isSent) => {
  const shop = getShop();
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await goToReview(shopper);
  expect(await submitOrder(shopper)).toEqual(placed);
  const corrected = 'corrected@studio.photography';
  expect(await shopper.call(correctOrderEmail, { emailAddress: corrected })).toMatchObject({ isSuccess: isSent });
  expect((await shop.post()).some(({ to }) => to === corrected)).toBe(isSent);
});

test('README decision 4: by setting a saved address with a long top-level domain is offered and shipped to', async () => {
  await makeAccount(any, 'any@example.com');
  const shopper = createShopper(any);
  await signIn(shopper, 'any@example.com');
  const { addresses } = await shopper.call(saveAddress, { address: long, isDefault: true });
  await fillCart(shopper, goods.dining);
  const offered = (await shopper.call(refreshCheckout, {})).accountInfo.shippingAddresses;
  expect(offered).toMatchObject([{ emailAddress }]);
  const addressId = addresses[0]?.address.addressId ?? '';
  const state = await shopper.call(saveMultiShipping, { addressId });
  expect(state.shippingOptions.recipients).toMatchObject([{ addressId }]);
});

import {
  applyZip,
  getCart,
  moveToPaymentPage,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
  refreshCheckout,
  saveAddress,
  saveBillingAddress,
  saveShippingAddress,
  saveShippingAndGiftOptions,
  updateGiftMessage,
  validateAddress,
  validateAndSaveAddress,
  validateCart,
} from '@settee/contract';
import { newAddressId } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  applyCard,
  chicago,
  fillCart,
  giftRequest,
  goods,
  goToReview,
  saveDelivery,
  toronto,
} from '../../testing/checkout.ts';
import { newAccount } from '../../testing/registry.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const honolulu = {
  ...chicago,
  address1: '2035 Makiki St',
  city: 'Honolulu',
  state: 'HI',
  postalCode: '96822',
};

test('CHK-22, DELIV-09: the amounts of a new checkout are for the first address of the account, or for the one that is chosen, and no address is saved', async () => {
  const shopper = await newAccount(shop);
  await shopper.call(saveAddress, { address: { ...honolulu, addressId: '' }, isDefault: true });
  const { addresses } = await shopper.call(saveAddress, { address: { ...chicago, addressId: '' }, isDefault: false });
  const inChicago = addresses.find(({ address }) => address.state === 'IL')?.address.addressId ?? '';
  await fillCart(shopper, goods.dining);
  const first = await shopper.call(refreshCheckout, {});
  expect(first).toMatchObject({ step: 1, orderSummary: { shippingSurcharge: 1000, isEstimate: false } });
  const chosen = await shopper.call(refreshCheckout, { addressId: inChicago });
  expect(chosen).toMatchObject({ step: 1, orderSummary: { shippingSurcharge: 0, isEstimate: false } });
  expect(chosen.orderSummary.tax).not.toBe(first.orderSummary.tax);
  expect((await shopper.call(getCart, {})).cartSummary.taxZipCode).toBe('');
  const saved = await shopper.call(saveShippingAddress, chicago);
  expect(saved.orderSummary).toEqual(chosen.orderSummary);
  expect((await shopper.call(refreshCheckout, {})).orderSummary).toEqual(chosen.orderSummary);
});

test('CHK-22: the amounts for an address that is not entered yet are those of a guest; later, an estimate for the ZIP Code of the cart', async () => {
  const guest = createShopper(shop);
  await fillCart(guest, goods.dining);
  const { orderSummary } = await guest.call(refreshCheckout, {});
  expect(orderSummary.isEstimate).toBe(true);
  const shopper = await newAccount(shop);
  await shopper.call(saveAddress, { address: { ...honolulu, addressId: '' }, isDefault: true });
  await fillCart(shopper, goods.dining);
  const ofNew = async () => (await shopper.call(refreshCheckout, { addressId: newAddressId })).orderSummary;
  expect(await ofNew()).toEqual(orderSummary);
  await shopper.call(saveShippingAddress, honolulu);
  expect(await ofNew()).toMatchObject({ shippingSurcharge: 1000, isEstimate: true });
});

const newShopper = async (sku: number = goods.loveseat) => {
  const shopper = createShopper(shop);
  await fillCart(shopper, sku);
  return shopper;
};

test('CHK-22: a refresh returns the current checkout state', async () => {
  const shopper = await newShopper();
  const state = await shopper.call(refreshCheckout, {});
  expect(state).toMatchObject({
    step: 1,
    billingAddress: null,
    isBillingSameAsShipping: true,
    siteCultureInfo: { siteCulture: 'USA', locale: 'en-US' },
    errorType: 0,
    requestVerificationToken: shopper.token(),
    accountInfo: { shippingAddresses: [] },
  });
  expect(state.shippingOptions.recipients[0]?.shipments).toHaveLength(1);
});

test('ERR-15, API-04: without an open cart a checkout request returns isReset, which the client throws', async () => {
  const guest = createShopper(shop);
  expect(await (await guest.send('GET', refreshCheckout.path)).json()).toEqual({ isReset: true });
  await expect(guest.call(refreshCheckout, {})).rejects.toThrow('IsReset');
});

test('CHK-26, CHK-27, CHK-28: no step can be skipped', async () => {
  const shopper = await newShopper();
  for (const move of [moveToReviewPage, moveToPaymentPage, moveToShippingAndGiftOptions]) {
    expect((await shopper.call(move, {})).step).toBe(1);
  }
  await shopper.call(validateAndSaveAddress, chicago);
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(2);
  await saveDelivery(shopper);
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(3);
  await applyCard(shopper);
  expect((await shopper.call(refreshCheckout, {})).step).toBe(3);
  expect((await shopper.call(moveToReviewPage, {})).step).toBe(4);
});

test('CHK-26: moving back to an earlier page preserves the furthest step', async () => {
  const shopper = await newShopper();
  await goToReview(shopper);
  expect((await shopper.call(moveToShippingAndGiftOptions, {})).step).toBe(4);
});

test('SHIP-20: a valid address is saved and returned', async () => {
  const shopper = await newShopper();
  const { validation, savedAddress } = await shopper.call(validateAndSaveAddress, {
    ...chicago,
    firstName: '  Nora ',
    country: '',
  });
  expect(validation).toBeNull();
  expect(savedAddress).toMatchObject({ ...chicago, addressId: expect.stringMatching(/./) });
  const state = await shopper.call(refreshCheckout, {});
  expect(state.accountInfo.shippingAddresses).toEqual([savedAddress]);
  expect(state.orderSummary.isEstimate).toBe(false);
});

test('SHIP-19, SHIP-20: state and ZIP Code that disagree give a suggestion, and are not saved as entered', async () => {
  const shopper = await newShopper();
  const wrong = { ...chicago, state: 'TX' };
  const Suggestions = [{ City: 'Chicago', State: 'IL', ZipCode: '60601' }];
  expect(await shopper.call(validateAddress, wrong)).toEqual({ Suggestions });
  expect(await shopper.call(validateAndSaveAddress, wrong)).toEqual({
    validation: { Suggestions },
    savedAddress: null,
  });
  expect((await shopper.call(refreshCheckout, {})).accountInfo.shippingAddresses).toEqual([]);
  const reply = await shopper.send('POST', saveShippingAddress.path, wrong);
  expect([reply.status, await reply.json()]).toMatchObject([400, { problems: [{ field: 'postalCode' }] }]);
  expect((await shopper.call(refreshCheckout, {})).accountInfo.shippingAddresses).toEqual([]);
});

test('SHIP-20, SHIP-21: an unknown street is not saved without a question, then saved as entered and not questioned again', async () => {
  const shopper = await newShopper();
  const mill = { ...chicago, address1: 'The Old Mill' };
  const unverified = { validation: { Suggestions: [] }, savedAddress: null };
  expect(await shopper.call(validateAndSaveAddress, mill)).toEqual(unverified);
  expect((await shopper.call(refreshCheckout, {})).accountInfo.shippingAddresses).toEqual([]);
  const state = await shopper.call(saveShippingAddress, mill);
  expect(state.accountInfo.shippingAddresses[0]).toMatchObject({ address1: 'The Old Mill' });
  expect(await shopper.call(validateAndSaveAddress, mill)).toMatchObject({
    validation: null,
    savedAddress: { address1: 'The Old Mill' },
  });
  expect(await shopper.call(validateAndSaveAddress, { ...mill, address1: 'The New Mill' })).toEqual(unverified);
});

test.each([
  [{ firstName: '' }, 'firstName'],
  [{ lastName: 'Q<b>' }, 'lastName'],
  [{ address1: '' }, 'address1'],
  [{ city: '' }, 'city'],
  [{ state: 'ZZ' }, 'state'],
  [{ postalCode: 'K1A 0B1' }, 'postalCode'],
  [{ dayPhone: '312-555-0199' }, 'dayPhone'],
  [{ emailAddress: 'nora' }, 'emailAddress'],
  [{ country: 'CAN' }, 'country'],
] as const)('SHIP-13: the server rejects an address with %j and names the field', async (change, field) => {
  const shopper = await newShopper();
  for (const { path } of [validateAddress, validateAndSaveAddress, saveShippingAddress, saveBillingAddress]) {
    const reply = await shopper.send('POST', path, { ...chicago, ...change });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ problems: [{ field }] });
  }
  expect((await shopper.call(refreshCheckout, {})).accountInfo.shippingAddresses).toEqual([]);
});

test('PAY-05: the billing address can differ from the shipping address and be reset to it', async () => {
  const shopper = await newShopper();
  await saveDelivery(shopper);
  const billing = { ...chicago, address1: '9 Oak Ave' };
  expect(await shopper.call(saveBillingAddress, billing)).toMatchObject({
    isBillingSameAsShipping: false,
    billingAddress: { address1: '9 Oak Ave' },
  });
  expect(await shopper.call(saveBillingAddress, chicago)).toMatchObject({ isBillingSameAsShipping: true });
});

test('SHIP-32, SHIP-01, SHIP-02: choices per recipient and shipment are saved', async () => {
  const shopper = await newShopper();
  await fillCart(shopper, goods.dining, 2);
  await shopper.call(validateAndSaveAddress, chicago);
  const [recipient] = (await shopper.call(refreshCheckout, {})).shippingOptions.recipients;
  if (!recipient) throw new Error('no recipient');
  expect(recipient.shipments.map(({ selectedServiceLevel }) => selectedServiceLevel)).toEqual([1, 6]);
  const request = giftRequest(recipient);
  const shipments = request.shipments.map((shipment) => ({
    ...shipment,
    tripBooking: { isContactMeSelected: true, selectedTrip: '', drivingDirections: 'Past the mill' },
  }));
  const giftOptions = { isGift: true, giftMessage: 'For you </script> 🛋️' };
  const state = await shopper.call(saveShippingAndGiftOptions, {
    recipients: [{ ...request, giftOptions, shipments }],
  });
  const [savedRecipient] = state.shippingOptions.recipients;
  expect(savedRecipient?.giftOptions).toEqual(giftOptions);
  expect(savedRecipient?.shipments.map(({ tripBooking }) => tripBooking.drivingDirections)).toEqual([
    'Past the mill',
    'Past the mill',
  ]);
  const reply = await shopper.send('POST', saveShippingAndGiftOptions.path, {
    recipients: [{ ...request, recipientId: 'x' }],
  });
  expect(reply.status).toBe(400);
});

test('SHIP-31: a gift message is saved', async () => {
  const shopper = await newShopper();
  const [recipient] = (await shopper.call(refreshCheckout, {})).shippingOptions.recipients;
  const change = { recipientId: recipient?.id ?? '', message: 'Enjoy', isInitialTrigger: true };
  const state = await shopper.call(updateGiftMessage, change);
  expect(state.shippingOptions.recipients[0]?.giftOptions).toEqual({ isGift: true, giftMessage: 'Enjoy' });
});

test('the Canadian checkout taxes by province and ships in its own money', async () => {
  const shopper = createShopper(shop, 'main/CANADA');
  await fillCart(shopper);
  const { orderSummary, siteCultureInfo } = await goToReview(shopper, {}, toronto);
  expect(siteCultureInfo).toEqual({ siteCulture: 'CANADA', locale: 'en-CA' });
  expect(orderSummary.tax).toBe(Math.round((orderSummary.merchandise + orderSummary.shipping) * 0.13));
});

test('VALID-15: a cart that can be ordered has error type none', async () => {
  expect(await (await newShopper()).call(validateCart, {})).toMatchObject({
    errorType: 0,
    errorMessage: '',
    items: [],
  });
});

test('VALID-15: an empty cart returns its own error', async () => {
  const shopper = createShopper(shop);
  await shopper.call(applyZip, { zipCode: '60601' });
  await shopper.call(getCart, {});
  expect(await shopper.call(validateCart, {})).toEqual({
    errorType: 8,
    errorMessage: 'Your cart is empty.',
    items: [],
    problems: [{ errorType: 8, errorMessage: 'Your cart is empty.', items: [] }],
  });
});

test('API-03: a checkout POST without a specific response returns the refreshed checkout state', async () => {
  const shopper = await newShopper();
  await goToReview(shopper);
  const [recipient] = (await shopper.call(refreshCheckout, {})).shippingOptions.recipients;
  if (!recipient) throw new Error('no recipient');
  const message = { recipientId: recipient.id, message: '', isInitialTrigger: true };
  const requests = [
    () => shopper.call(saveShippingAddress, chicago),
    () => shopper.call(saveBillingAddress, chicago),
    () => shopper.call(updateGiftMessage, message),
    () => shopper.call(saveShippingAndGiftOptions, { recipients: [giftRequest(recipient)] }),
    () => applyCard(shopper),
    () => shopper.call(moveToReviewPage, {}),
  ];
  for (const request of requests) expect(await request()).toEqual(await shopper.call(refreshCheckout, {}));
});

test('a postal code applied in the cart counts there, and the address in the checkout', async () => {
  const shopper = await newShopper();
  await saveDelivery(shopper);
  await shopper.call(applyZip, { zipCode: '97201' });
  expect((await shopper.call(getCart, {})).orderSummary).toMatchObject({ tax: 0, isEstimate: true });
  expect((await shopper.call(refreshCheckout, {})).orderSummary.tax).toBeGreaterThan(0);
});

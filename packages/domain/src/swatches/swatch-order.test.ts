import { expect, test } from 'vitest';
import { streetCountry, swatchDeliveryDays, swatchPrivacyUrl } from './limits.ts';
import { swatchOrderAddress, type SwatchOrderDraft, toSwatchOrder, swatchReceipt } from './swatch-order.ts';

const draft: SwatchOrderDraft = {
  sku: 100112,
  address: {
    addressId: '',
    firstName: ' Maren ',
    lastName: 'Lindqvist',
    address1: '2140 N Cleveland Ave ',
    address2: '',
    address3: '',
    country: 'USA',
    city: 'Chicago',
    state: 'IL',
    postalCode: '60614',
    dayPhone: '+1 (773) 272-2888',
    emailAddress: 'maren@domain.com',
  },
  selection: [1202, 1101],
  isAsEntered: false,
  isSigningUp: true,
};

test('SWATCH-11: what is sent of a form', () => {
  expect(toSwatchOrder(draft, 'USA')).toEqual({
    Sku: 100112,
    FirstName: 'Maren',
    LastName: 'Lindqvist',
    Address1: '2140 N Cleveland Ave',
    Address2: '',
    City: 'Chicago',
    State: 'IL',
    PostalCode: '60614',
    DayPhone: '7732722888',
    EmailAddress: 'maren@domain.com',
    swatch: [1202, 1101],
    UseAddressAsEntered: false,
    CanadaEmailSignup: false,
    SignUp: true,
  });
});

test.each([
  ['USA', true, [true, false]],
  ['USA', false, [false, false]],
  ['CANADA', true, [false, true]],
  ['CANADA', false, [false, false]],
] as const)('SWATCH-64: on the %s site a sign-up that is %s is sent as %j', (siteCulture, isSigningUp, sent) => {
  const { SignUp, CanadaEmailSignup } = toSwatchOrder({ ...draft, isSigningUp }, siteCulture);
  expect([SignUp, CanadaEmailSignup]).toEqual(sent);
});

test('an address confirmed as entered is flagged in the request', () => {
  expect(toSwatchOrder({ ...draft, isAsEntered: true }, 'USA').UseAddressAsEntered).toBe(true);
});

test('an order is converted to the address of its site for validation', () => {
  const address = { ...draft.address, firstName: 'Maren', address1: '2140 N Cleveland Ave', dayPhone: '7732722888' };
  expect(swatchOrderAddress(toSwatchOrder(draft, 'USA'), 'USA')).toEqual(address);
  expect(swatchOrderAddress(toSwatchOrder(draft, 'CANADA'), 'CANADA')).toEqual({ ...address, country: 'CAN' });
});

const now = new Date('2026-03-04T18:00:00Z');
const orderDate = '2026-03-04T17:59:58Z';

test.each([
  [{ OrderNumber: 'SW-41', OrderDate: orderDate }, 'SW-41', new Date(orderDate)],
  [{ OrderNumber: null, OrderDate: null }, null, now],
  [{}, null, now],
  [{ OrderNumber: '', OrderDate: 'soon' }, null, now],
])('the receipt of %j has the total 0', (response, orderNumber, date) => {
  expect(swatchReceipt(response, now)).toEqual({ orderNumber, date, total: 0 });
});

test('which site says what', () => {
  expect(swatchDeliveryDays).toEqual({ USA: '5-7', CANADA: '5-12' });
  expect(streetCountry).toEqual({ USA: 'us', CANADA: 'ca' });
  expect(swatchPrivacyUrl).toBe('/customer-service/privacy-policy#infoWeCollect');
});

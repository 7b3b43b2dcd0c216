import { orderSwatches } from '@settee/contract';
import type { SwatchOrderRequest } from '@settee/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { canadianOrder, covers, swatchOrder } from '../../testing/swatches.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { swatchOrders } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());
// All shoppers of a test share one address and its rate limit.
beforeEach(() => shop.clock.moveBy(10 * 60_000));

const getStored = () => shop.ctx.db.select().from(swatchOrders);
const order = (change: Partial<SwatchOrderRequest>, site: 'USA' | 'CANADA' = 'USA') => {
  const sent = { ...(site === 'USA' ? swatchOrder : canadianOrder), ...change };
  return createShopper(shop, `main/${site}`).call(orderSwatches, { ...sent, swatch: [...sent.swatch] });
};

test.each<[string, Partial<SwatchOrderRequest>, string]>([
  ['SWATCH-30: no first name', { FirstName: ' ' }, 'The First Name field is required.'],
  ['SWATCH-31, SWATCH-34: a first name of digits', { FirstName: 'N0ra' }, 'The First Name field is invalid.'],
  ['SWATCH-35: a first name of 21 letters', { FirstName: 'N'.repeat(21) }, 'The First Name field is invalid.'],
  ['SWATCH-32: no last name', { LastName: '' }, 'The Last Name field is required.'],
  ['SWATCH-33: a last name of one letter', { LastName: 'Q' }, 'The Last Name field is invalid.'],
  ['SWATCH-36: no street', { Address1: '' }, 'The Address 1 field is required.'],
  ['SWATCH-37: a street of one character', { Address1: '1' }, 'The Address 1 field is invalid.'],
  ['SWATCH-38: a street with two colons', { Address1: '1: 2: Elm' }, 'The Address 1 field is invalid.'],
  ['SWATCH-39: a street with a bracket', { Address1: '12 <Elm' }, 'The Address 1 field is invalid.'],
  ['SWATCH-40: a street of 31 characters', { Address1: `12 ${'E'.repeat(28)}` }, 'The Address 1 field is invalid.'],
  ['SWATCH-41: a further line with a brace', { Address2: 'Apt {4}' }, 'The Address 2 field is invalid.'],
  ['SWATCH-42: a further line of 31 characters', { Address2: 'A'.repeat(31) }, 'The Address 2 field is invalid.'],
  ['SWATCH-43: no city', { City: '' }, 'The City field is required.'],
  ['SWATCH-44: a city of 29 letters', { City: 'C'.repeat(29) }, 'The City field is invalid.'],
  ['SWATCH-45: a city with a question mark', { City: 'Chicago?' }, 'The City field is invalid.'],
  ['SWATCH-53: no state', { State: '' }, 'Please select a State or Province.'],
  ['a province on the US site', { State: 'ON' }, 'State or Province is invalid.'],
  ['SWATCH-46: a ZIP Code of four digits', { PostalCode: '6060' }, 'ZIP Code must contain 5 digits.'],
  ['SWATCH-49: no ZIP Code', { PostalCode: '' }, 'Please enter a ZIP Code.'],
  ['SWATCH-56: no phone', { DayPhone: '' }, 'Please enter a Phone Number.'],
  ['SWATCH-57: an area code from 1', { DayPhone: '112-342-0199' }, 'Please enter a valid Phone Number.'],
  ['SWATCH-58: the exchange 555', { DayPhone: '312-555-0199' }, 'Please enter a valid Phone Number.'],
  ['SWATCH-59: an exchange from 0', { DayPhone: '312-042-0199' }, 'Please enter a valid Phone Number.'],
  ['SWATCH-61: no email address', { EmailAddress: '' }, 'Email Address is required.'],
  ['SWATCH-62: an email address without a domain', { EmailAddress: 'nora@' }, 'Please enter a valid Email Address.'],
  [
    'SWATCH-63: an email address of 67 characters',
    { EmailAddress: `${'n'.repeat(55)}@example.com` },
    'Please enter a valid Email Address.',
  ],
  ['SWATCH-25: no swatch', { swatch: [] }, 'Please select at least one swatch.'],
  [
    'SWATCH-26: six swatches',
    { swatch: [1201, 1202, 1203, 1204, 1205, 1301] },
    'You may only select up to five swatches.',
  ],
  [
    'SWATCH-10: a swatch that is not in stock',
    { swatch: [covers.sage, covers.dove] },
    'We can’t send a swatch of Textured Bouclé, Dove right now. Please remove it from your selection.',
  ],
  [
    'a fabric that nobody makes',
    { swatch: [9999] },
    'We can’t send a swatch of Fabric 9999 right now. Please remove it from your selection.',
  ],
  [
    'a fabric of another product',
    { swatch: [4101] },
    'We can’t send a swatch of Fabric 4101 right now. Please remove it from your selection.',
  ],
  [
    'a product of the other brand',
    { Sku: 200101 },
    'We no longer carry this item. Please choose swatches for another.',
  ],
  ['a ZIP Code that is nowhere', { PostalCode: '00001' }, 'We don’t recognize that ZIP Code. Please check it.'],
])('SWATCH-27: %s creates no order and returns a message', async (_, change, message) => {
  expect(await order(change)).toEqual({ Succeeded: false, AddressValidationResult: null, Message: message });
  expect(await getStored()).toEqual([]);
});

test.each<[string, Partial<SwatchOrderRequest>, string]>([
  ['SWATCH-47: a letter that codes do not have', { PostalCode: 'M5O 2T6' }, 'The Postal Code field is invalid'],
  ['SWATCH-47: a code from W', { PostalCode: 'W5V 2T6' }, 'The Postal Code field is invalid'],
  ['SWATCH-49: no code', { PostalCode: '' }, 'Please enter a Postal Code.'],
  ['a state', { State: 'IL' }, 'State or Province is invalid.'],
])('SWATCH-27: on the Canadian site %s makes no order', async (_, change, message) => {
  expect(await order(change, 'CANADA')).toMatchObject({ Succeeded: false, Message: message });
  expect(await getStored()).toEqual([]);
});

test('on a cb2 site without swatches, a swatch order is rejected', async () => {
  const shopper = createShopper(shop, 'cb2/USA');
  const response = await shopper.call(orderSwatches, { ...swatchOrder, Sku: 200401, swatch: [covers.sage] });
  expect(response).toMatchObject({ Succeeded: false, Message: expect.stringContaining('Fabric 1202') });
});

test.each([
  ['no body', {}],
  ['no product', { ...swatchOrder, Sku: 0 }],
  ['swatches in words', { ...swatchOrder, swatch: ['Sage'] }],
  ['a thousand swatches', { ...swatchOrder, swatch: Array.from({ length: 1000 }, (_, index) => index) }],
  ['a name without end', { ...swatchOrder, FirstName: 'N'.repeat(5000) }],
])('%s returns 400', async (_, body) => {
  const reply = await createShopper(shop).send('POST', orderSwatches.path, body);
  expect(reply.status).toBe(400);
  expect(await getStored()).toEqual([]);
});

test('an order from another site is rejected', async () => {
  const otherOrigin = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  const reply = await createShopper(shop).send('POST', orderSwatches.path, swatchOrder, otherOrigin);
  expect(reply.status).toBe(403);
  expect(await getStored()).toEqual([]);
});

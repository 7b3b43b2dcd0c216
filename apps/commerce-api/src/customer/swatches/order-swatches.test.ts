import { deleteAccount, orderFreeFormSwatches, orderSwatches } from '@settee/contract';
import type { SwatchOrderRequest } from '@settee/domain';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accounts } from '../../platform/session/tables.ts';
import { goodPassword, makeAccount, signIn } from '../../testing/account.ts';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { canadianOrder, covers, swatchOrder } from '../../testing/swatches.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { forgetSwatchOrders } from './swatch-orders.queries.ts';
import { newsSignUps } from '../newsletter/tables.ts';
import { swatchOrderItems, swatchOrders } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // All shoppers of a test share one address, and a repeated order would match that of another test.
  shop.clock.moveBy(2 * 60 * 60_000);
  await shop.ctx.db.delete(swatchOrders);
  await shop.ctx.db.delete(newsSignUps);
});

const getStored = () => shop.ctx.db.select().from(swatchOrders).orderBy(asc(swatchOrders.placedAt));
const order = (change: Partial<SwatchOrderRequest> = {}, shopper = createShopper(shop)) =>
  shopper.call(orderSwatches, { ...swatchOrder, ...change, swatch: [...(change.swatch ?? swatchOrder.swatch)] });
const orderInCanada = (change: Partial<SwatchOrderRequest> = {}) =>
  createShopper(shop, 'main/CANADA').call(orderSwatches, { ...canadianOrder, swatch: [covers.sage], ...change });

test('SWATCH-11, SWATCH-24, SWATCH-81: an order of five swatches is saved with its number, date and a total of 0', async () => {
  const swatch = [covers.sage, covers.flax, covers.rust, covers.denim, covers.forest];
  const response = await order({ swatch, Address2: ' Apt 4 ', FirstName: ' Nora ', DayPhone: '+1 (312) 342-0199' });
  expect(response).toEqual({
    Succeeded: true,
    AddressValidationResult: null,
    Message: '',
    OrderNumber: expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{2}$/),
    OrderDate: shop.clock.now().toISOString(),
  });
  const [made, ...more] = await getStored();
  expect(more).toEqual([]);
  expect(made).toMatchObject({
    orderNumber: response.OrderNumber,
    accountId: null,
    brand: 'main',
    siteCulture: 'USA',
    sku: goods.sofa,
    total: 0,
    isAddressAsEntered: false,
    address: { firstName: 'Nora', address1: '12 Elm St', address2: 'Apt 4', country: 'USA', dayPhone: '3123420199' },
  });
  const items = await shop.ctx.db.select().from(swatchOrderItems).orderBy(asc(swatchOrderItems.position));
  expect(items.map(({ choiceCode, description }) => [choiceCode, description])).toEqual([
    [covers.sage, 'Washed Linen, Sage'],
    [covers.flax, 'Washed Linen, Flax'],
    [covers.rust, 'Washed Linen, Rust'],
    [covers.denim, 'Washed Linen, Denim'],
    [covers.forest, 'Cotton Velvet, Forest'],
  ]);
});

test('no session is begun by an order', async () => {
  const shopper = createShopper(shop);
  await order({}, shopper);
  expect(shopper.cookie()).toBe('');
});

test('SWATCH-24: a swatch sent twice counts once', async () => {
  const swatch = [covers.sage, covers.flax, covers.sage, covers.rust, covers.denim, covers.forest];
  expect((await order({ swatch })).Succeeded).toBe(true);
  expect(await shop.ctx.db.select().from(swatchOrderItems)).toHaveLength(5);
});

test.each([
  ['a street without a number', 'Elm Street'],
  ['a number without a street', '1250'],
])('SWATCH-17: %s is doubtful, without suggestions', async (_, Address1) => {
  const response = await order({ Address1 });
  expect(response).toEqual({ Succeeded: false, AddressValidationResult: { Suggestions: [] }, Message: '' });
  expect(await getStored()).toEqual([]);
});

test('an unverified street is used as entered, and the order records this', async () => {
  expect((await order({ Address1: 'General Delivery', UseAddressAsEntered: true })).Succeeded).toBe(true);
  expect(await getStored()).toMatchObject([{ isAddressAsEntered: true, address: { address1: 'General Delivery' } }]);
});

test.each(['PO Box 12', '1 Rue Saint-Honoré', 'W1250 County Road F', 'PSC 3 Box 4'])(
  '%s is a street like any other',
  async (Address1) => {
    expect((await order({ Address1 })).Succeeded).toBe(true);
  },
);

test.each<[string, Partial<SwatchOrderRequest>, readonly string[]]>([
  ['another state', { State: 'WI' }, ['Chicago, IL 60601']],
  ['another state, kept as entered', { State: 'WI', UseAddressAsEntered: true }, ['Chicago, IL 60601']],
  ['another state and a doubtful street', { State: 'WI', Address1: 'Elm' }, ['Chicago, IL 60601']],
  ['a ZIP Code of the Pacific', { PostalCode: '96799' }, ['Pago Pago, AS 96799']],
])('SWATCH-17: %s returns suggestions', async (_, change, places) => {
  const { Succeeded, AddressValidationResult, Message } = await order(change);
  const suggested = AddressValidationResult?.Suggestions.map(
    ({ City, State, ZipCode }) => `${City}, ${State} ${ZipCode}`,
  );
  expect([Succeeded, Message, suggested]).toEqual([false, '', places]);
  expect(await getStored()).toEqual([]);
});

test('a suggestion that is taken makes the order go', async () => {
  const { AddressValidationResult } = await order({ State: 'WI' });
  const [taken] = AddressValidationResult?.Suggestions ?? [];
  const { City = '', State = '', ZipCode = '' } = taken ?? {};
  expect((await order({ City, State, PostalCode: ZipCode })).Succeeded).toBe(true);
});

test('a province and a postal code that conflict return suggestions', async () => {
  const { AddressValidationResult } = await orderInCanada({ State: 'QC' });
  expect(AddressValidationResult?.Suggestions).toEqual([{ City: 'Toronto', State: 'ON', ZipCode: 'M5V 2T6' }]);
  expect((await orderInCanada({ PostalCode: 'm5v2t6' })).Succeeded).toBe(true);
  expect(await getStored()).toMatchObject([
    { siteCulture: 'CANADA', address: { country: 'CAN', postalCode: 'M5V2T6' } },
  ]);
});

test('SWATCH-81: ten parallel requests with the same order create one order, for any shopper', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => order({ swatch: [covers.sage, covers.flax] })));
  const spelled = { EmailAddress: 'NORA@example.com', DayPhone: '(312) 342 0199', swatch: [covers.flax, covers.sage] };
  responses.push(await order(spelled));
  expect(new Set(responses.map(({ Succeeded, OrderNumber }) => `${Succeeded} ${OrderNumber}`)).size).toBe(1);
  expect(await getStored()).toHaveLength(1);
  expect(await shop.ctx.db.select().from(swatchOrderItems)).toHaveLength(2);
});

test.each<[string, Partial<SwatchOrderRequest>]>([
  ['other swatches', { swatch: [covers.flax] }],
  ['another street', { Address1: '14 Elm St' }],
  ['another product', { Sku: goods.sofaSmall }],
])('an order of %s is another one', async (_, change) => {
  const [first, second] = [await order(), await order(change)];
  expect(second.Succeeded).toBe(true);
  expect(second.OrderNumber).not.toBe(first.OrderNumber);
  expect(await getStored()).toHaveLength(2);
});

test('the same order an hour later is another one, and can be doubled no more than the first', async () => {
  const first = await order();
  shop.clock.moveBy(59 * 60_000);
  expect((await order()).OrderNumber).toBe(first.OrderNumber);
  shop.clock.moveBy(2 * 60_000);
  const [one, other] = await Promise.all([order(), order()]);
  expect(one.OrderNumber).not.toBe(first.OrderNumber);
  expect(other.OrderNumber).toBe(one.OrderNumber);
  expect(await getStored()).toHaveLength(2);
});

test('a guest who agrees is noted once per site, by the flag of the site', async () => {
  await order({ SignUp: true });
  await order({ SignUp: true, swatch: [covers.flax], EmailAddress: 'Nora@Example.com' });
  await order({ CanadaEmailSignup: true, EmailAddress: 'other@example.com' });
  await orderInCanada({ CanadaEmailSignup: true });
  await orderInCanada({ SignUp: true, EmailAddress: 'other@example.com' });
  const noted = await shop.ctx.db.select().from(newsSignUps).orderBy(asc(newsSignUps.siteCulture));
  expect(noted.map(({ emailKey, siteCulture }) => [emailKey, siteCulture])).toEqual([
    ['nora@example.com', 'CANADA'],
    ['nora@example.com', 'USA'],
  ]);
});

test('orders for the same address send up to three emails that confirm the newsletter in an hour', async () => {
  const emailAddress = 'often@example.com';
  for (const swatch of [covers.sage, covers.flax, covers.rust, covers.denim, covers.forest])
    await order({ SignUp: true, swatch: [swatch], EmailAddress: emailAddress });
  const mails = (await shop.post()).filter(({ to }) => to === emailAddress);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('Please confirm your subscription'));
  expect(await getStored()).toHaveLength(5);
});

test('for those who are signed in it is a preference of their account, unless the address is another', async () => {
  const shopper = createShopper(shop);
  const { id } = await makeAccount(shop, 'news@example.com');
  await signIn(shopper, 'news@example.com');
  const isWanted = async () => (await shop.ctx.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.isNewsWanted;
  await order({ SignUp: true, EmailAddress: 'friend@example.com' }, shopper);
  expect(await isWanted()).toBe(false);
  await order({ SignUp: true, EmailAddress: 'News@example.com' }, shopper);
  expect(await isWanted()).toBe(true);
  await order({ EmailAddress: 'news@example.com', swatch: [covers.flax] }, shopper);
  expect(await isWanted()).toBe(true);
  const noted = await shop.ctx.db.select().from(newsSignUps);
  expect(noted.map(({ emailKey }) => emailKey)).toEqual(['friend@example.com']);
  expect((await getStored()).map(({ accountId }) => accountId)).toEqual([id, id, id]);
});

test('who deletes an account takes orders and sign-ups under its address along, made as a guest too', async () => {
  await order({ EmailAddress: 'gone@example.com', SignUp: true });
  const shopper = createShopper(shop);
  await makeAccount(shop, 'gone@example.com');
  await signIn(shopper, 'gone@example.com');
  await order({ EmailAddress: 'friend@example.com', swatch: [covers.flax] }, shopper);
  await order({ swatch: [covers.flax], SignUp: true });
  expect(await getStored()).toHaveLength(3);
  await shopper.call(deleteAccount, { password: goodPassword });
  expect((await getStored()).map(({ emailKey }) => emailKey)).toEqual(['nora@example.com']);
  expect((await shop.ctx.db.select().from(newsSignUps)).map(({ emailKey }) => emailKey)).toEqual(['nora@example.com']);
});

test('an order is deleted after 90 days, and a newsletter subscription remains', async () => {
  await order({ SignUp: true });
  shop.clock.moveBy(89 * 86_400_000);
  await forgetSwatchOrders(shop.ctx);
  expect(await getStored()).toHaveLength(1);
  shop.clock.moveBy(2 * 86_400_000);
  await forgetSwatchOrders(shop.ctx);
  expect([await getStored(), await shop.ctx.db.select().from(swatchOrderItems)]).toEqual([[], []]);
  expect(await shop.ctx.db.select().from(newsSignUps)).toHaveLength(1);
});

test('SWATCH-94: a free-form order holds swatches of any product, and is otherwise like the other', async () => {
  const shopper = createShopper(shop);
  const swatch = [covers.sage, 4101];
  const response = await shopper.call(orderFreeFormSwatches, { ...swatchOrder, Sku: 0, swatch });
  expect(response).toMatchObject({ Succeeded: true, AddressValidationResult: null, Message: '' });
  expect(await getStored()).toMatchObject([{ orderNumber: response.OrderNumber, sku: 0 }]);
  const orderChanged = (change: Partial<SwatchOrderRequest>) =>
    shopper.call(orderFreeFormSwatches, { ...swatchOrder, Sku: 0, swatch, ...change } as typeof swatchOrder & {
      swatch: number[];
    });
  expect(await orderChanged({ State: 'WI' })).toMatchObject({
    AddressValidationResult: { Suggestions: [{ State: 'IL' }] },
  });
  expect(await orderChanged({ swatch: [9999] })).toMatchObject({ Message: expect.stringContaining('Fabric 9999') });
  expect(await getStored()).toHaveLength(1);
});

test('more than thirty tries in ten minutes to one address are too many', async () => {
  const tries = [];
  for (let index = 0; index < 31; index++)
    tries.push((await createShopper(shop).send('POST', orderSwatches.path, { ...swatchOrder, City: '' })).status);
  expect(tries.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(tries[30]).toBe(429);
});

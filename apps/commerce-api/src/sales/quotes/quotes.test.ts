import { addToCart, getAlsoBought, getCart, getProduct, requestQuote, selectBasketStore } from '@settee/contract';
import { getSite } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { quoteRequests } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const goods = { quote: 100503, call: 100801, select: 100402, table: 100302 } as const;
const request = {
  sku: goods.quote,
  quantity: 12,
  name: 'Nora Quist',
  emailAddress: 'nora@example.com',
  phone: '312-342-0199',
  message: 'For a lobby </script> 🛋️',
};

test('ATC-05: a quote request is stored with all fields and mailed; a second click is the same request', async () => {
  const shopper = createShopper(shop);
  const reply = await shopper.call(requestQuote, request);
  if (!reply.isSuccess) throw new Error(reply.errorMessage);
  expect(await shopper.call(requestQuote, { ...request, name: ' Nora Quist ' })).toEqual(reply);
  const stored = await shop.ctx.db.select().from(quoteRequests).where(eq(quoteRequests.quoteNumber, reply.quoteNumber));
  expect(stored).toMatchObject([{ ...request, productName: 'Tansy Media Console', brand: 'main', siteCulture: 'USA' }]);
  const mails = (await shop.post()).filter(({ to }) => to === request.emailAddress);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(reply.quoteNumber);
  expect(mails[0]?.text).toContain('12 × Tansy Media Console');
  expect(mails[0]?.text.split(getSite('main', 'USA').helpLine)).toHaveLength(2);
  const other = await shopper.call(requestQuote, { ...request, quantity: 13 });
  expect(other).not.toEqual(reply);
});

test.each([
  ['no name', { name: ' ' }, 'Please check these fields: name.'],
  ['a header in the name', { name: 'Nora\nBcc: a@example.com' }, 'Please check these fields: name.'],
  ['two addresses', { emailAddress: 'a@example.com,b@example.com' }, 'Please check these fields: emailAddress.'],
  ['a long email address', { emailAddress: `${'n'.repeat(55)}@example.com` }, 'Email takes up to 66 characters.'],
  ['no quantity', { quantity: 0 }, 'Please check these fields: quantity.'],
  ['a fraction', { quantity: 1.5 }, 'Please check these fields: quantity.'],
  ['another product', { sku: goods.table }, 'This item isn’t sold by quote.'],
  ['a product of the other brand', { sku: 200503 }, 'This item isn’t sold by quote.'],
  ['an unknown product', { sku: 424242 }, 'This item isn’t sold by quote.'],
])('ATC-05: a quote request with %s returns an error', async (_title, change, errorMessage) => {
  expect(await createShopper(shop).call(requestQuote, { ...request, ...change })).toEqual({
    isSuccess: false,
    errorMessage,
  });
});

test('ATC-05: the limit of an email address is named in French, too', async () => {
  const emailAddress = `${'n'.repeat(55)}@example.com`;
  const shopper = createShopper(shop, 'main/CANADA/fr-CA');
  expect(await shopper.call(requestQuote, { ...request, emailAddress })).toEqual({
    isSuccess: false,
    errorMessage: 'Le champ Courriel accepte jusqu’à 66 caractères.',
  });
});

test.each([
  ['no body', {}],
  ['a list', [request]],
  ['a text for a quantity', { ...request, quantity: '12' }],
  ['a text of 2,000 characters', { ...request, message: 'x'.repeat(2000) }],
  ['a card number', { ...request, message: '4111 1111 1111 1111' }],
  ['an object for a name', { ...request, name: { $ne: '' } }],
])('ATC-05: a quote request with %s is a bad request', async (_title, body) => {
  expect((await createShopper(shop).send('POST', requestQuote.path, body)).status).toBe(400);
});

test('ATC-05: too many quote requests are rejected', async () => {
  const shopper = createShopper(shop);
  const send = (quantity: number) =>
    shopper.send('POST', requestQuote.path, { ...request, emailAddress: 'many@example.com', quantity });
  for (let count = 1; count <= 10; count++) expect((await send(count)).status).toBe(200);
  expect((await send(11)).status).toBe(429);
});

test.each([
  [goods.quote, 2],
  [goods.call, 3],
  [goods.select, 4],
] as const)('ATC-05: product %i has label %i', async (sku, label) => {
  expect((await createShopper(shop).call(getProduct, { sku })).buyLabel).toBe(label);
});

test('ATC-06: a product that is sold by quote is neither added nor recommended', async () => {
  const shopper = createShopper(shop);
  const errorMessage = 'Please request a quote for this item.';
  expect(await shopper.call(addToCart, [{ Sku: goods.quote }])).toMatchObject({ isSuccess: false, errorMessage });
  const items = await shopper.call(getAlsoBought, { item: goods.table, callback: '' });
  expect(JSON.stringify(items)).not.toContain(`s${goods.quote}`);
});

test('ATC-05: with a store that was selected before there was a cart the item is added for pickup there', async () => {
  const shopper = createShopper(shop);
  for (const locationId of [0, 118, 201, 999_999])
    expect(await shopper.call(selectBasketStore, { locationId })).toMatchObject({ isSuccess: false });
  expect(await shopper.call(selectBasketStore, { locationId: 102 })).toEqual({ isSuccess: true });
  const line = { Sku: goods.select, IsPickupSelected: true, ShipMethod: 'pickup' } as const;
  expect(await shopper.call(addToCart, [line])).toMatchObject({ isSuccess: true, shipMethod: 'pickup' });
  const { lineItems, pickup } = await shopper.call(getCart, {});
  expect(pickup.store?.locationId).toBe(102);
  expect(lineItems[0]?.shippingDeliveryOptions.selectedShipOption).toBe('pickup');
});

test.each([[{}], [{ locationId: '102' }], [{ locationId: -1 }], [[102]]])(
  'ATC-05: the store selection %j is a bad request',
  async (body) => {
    expect((await createShopper(shop).send('POST', selectBasketStore.path, body)).status).toBe(400);
  },
);

import {
  getCart,
  refreshCheckout,
  saveBillingAddress,
  saveShippingAddress,
  validateAddress,
  validateAndSaveAddress,
} from '@settee/contract';
import { getRegions } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withMainAddress } from '../cart/recipients.ts';
import { carts } from '../cart/tables.ts';
import { chicago, fillCart, goods, goToReview, submitOrder, toronto } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const newShopper = async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper);
  return shopper;
};

test.each([
  ['main/USA', { ...chicago, country: 'FRA', state: 'IL', postalCode: '60614' }, 'United States'],
  ['cb2/CANADA', { ...toronto, country: 'FRA' }, 'Canada'],
] as const)(
  'README decision 18: on %s an order to France is rejected at its country, and its tax is unchanged',
  async (site, french, home) => {
    const shopper = createShopper(shop, site);
    await fillCart(shopper, site === 'main/USA' ? goods.loveseat : 200102);
    const at = site === 'main/USA' ? chicago : toronto;
    const { orderSummary } = await goToReview(shopper, {}, at);
    expect(orderSummary.tax).toBeGreaterThan(0);
    const refused = { problems: [{ field: 'country', message: `This site ships only to ${home}.` }] };
    for (const { path } of [validateAddress, validateAndSaveAddress, saveShippingAddress]) {
      const reply = await shopper.send('POST', path, french);
      expect([reply.status, await reply.json()]).toEqual([400, refused]);
    }
    const state = await shopper.call(refreshCheckout, {});
    expect([state.orderSummary, state.step]).toEqual([orderSummary, 4]);
    expect(state.accountInfo.shippingAddresses).toMatchObject([{ country: at.country }]);
  },
);

test('README decision 18: a cart that was saved for France is neither free of tax nor ordered', async () => {
  const shopper = await newShopper();
  const { basketId } = await goToReview(shopper);
  const france = { ...chicago, addressId: 'old', country: 'FRA', state: 'IL', postalCode: '60614' };
  const [cart] = await shop.ctx.db.select().from(carts).where(eq(carts.id, basketId));
  const recipients = withMainAddress(cart?.recipients ?? [], france);
  await shop.ctx.db.update(carts).set({ recipients, zipCode: '60614' }).where(eq(carts.id, basketId));
  const state = await shopper.call(refreshCheckout, {});
  expect(state).toMatchObject({ step: 1, accountInfo: { shippingAddresses: [] }, orderSummary: { isEstimate: true } });
  expect(state.orderSummary.tax).toBeGreaterThan(0);
  expect((await shopper.call(getCart, {})).orderSummary.tax).toBeGreaterThan(0);
  expect(await submitOrder(shopper)).toMatchObject({
    isSuccess: false,
    message: 'CheckoutIncomplete',
    redirectUrl: '/checkout/shipping',
  });
});

test('README decision 18: a region without a rate is an error, not a rate of zero', async () => {
  const getQuote = (region: string, siteCulture: 'USA' | 'CANADA') => {
    const place = { country: siteCulture === 'USA' ? ('USA' as const) : ('CAN' as const), region, postalCode: '' };
    const goods = { id: 'a', productCode: 'goods' as const, quantity: 1, amount: 100_00 };
    return shop.ctx.tax.quote({
      siteCulture,
      lines: [{ ...goods, shipFrom: place, shipTo: place }],
      exemption: null,
    });
  };
  await expect(getQuote('Illinois', 'USA')).rejects.toThrow(RangeError);
  await expect(getQuote('', 'CANADA')).rejects.toThrow(RangeError);
  for (const siteCulture of ['USA', 'CANADA'] as const)
    for (const { code } of getRegions(siteCulture))
      expect((await getQuote(code, siteCulture))?.total).toBeGreaterThanOrEqual(0);
});

test('README decision 18: the billing country can be one without states, and the tax of the delivery is unchanged', async () => {
  const shopper = await newShopper();
  const { orderSummary } = await goToReview(shopper);
  const billing = { ...chicago, address1: '14 rue Merciere', city: 'Lyon', state: '', postalCode: '69002' };
  const french = { ...billing, country: 'FRA', dayPhone: '+33 4 72 00 00 00' };
  const state = await shopper.call(saveBillingAddress, french);
  expect(state).toMatchObject({ isBillingSameAsShipping: false, billingAddress: { country: 'FRA', state: '' } });
  expect(state.orderSummary).toEqual(orderSummary);
  const canadian = await shopper.send('POST', saveBillingAddress.path, toronto);
  expect(canadian.status).toBe(400);
});

test('SWATCH-45: Saint-Louis-du-Ha! Ha! is a valid city of an order', async () => {
  const shopper = createShopper(shop, 'main/CANADA');
  await fillCart(shopper);
  const there = { ...toronto, city: 'Saint-Louis-du-Ha! Ha!', state: 'QC', postalCode: 'G0L 1Y0' };
  expect((await goToReview(shopper, {}, there)).step).toBe(4);
});

test('SHIP-10: a Canadian postal code is stored as it is written on mail', async () => {
  const shopper = createShopper(shop, 'main/CANADA');
  await fillCart(shopper);
  const state = await goToReview(shopper, {}, { ...toronto, postalCode: 'm5j2n8' });
  expect(state.accountInfo.shippingAddresses.map(({ postalCode }) => postalCode)).toEqual(['M5J 2N8']);
});

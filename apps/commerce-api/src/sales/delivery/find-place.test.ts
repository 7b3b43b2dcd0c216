import { findPlace as endpoint } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test.each([
  ['main/USA', '60614', { city: 'Chicago', state: 'IL' }],
  ['main/USA', ' 00901 ', { city: 'San Juan', state: 'PR' }],
  ['main/USA', '09001', { city: 'APO', state: 'AE' }],
  ['main/USA', '00000', null],
  ['main/USA', 'M5J 0B8', null],
  ['main/USA', "6061'", null],
  ['cb2/CANADA', 'm5j 0b8', { city: '', state: 'ON' }],
  ['cb2/CANADA', 'X0A 0A0', { city: '', state: 'NU' }],
  ['cb2/CANADA', 'X1A 0A1', { city: '', state: 'NT' }],
  ['cb2/CANADA', 'X0E 0A0', { city: '', state: 'NT' }],
  ['cb2/CANADA', '60614', null],
  ['cb2/CANADA', '__proto__', null],
] as const)('SHIP-10: on %s the postal code %j is in %j', async (site, zipCode, place) => {
  expect(await createShopper(shop, site).call(endpoint, { zipCode })).toEqual({ place });
});

test('SHIP-10: a missing postal code, or one that is too long, is a bad request', async () => {
  const shopper = createShopper(shop);
  for (const query of ['', `?zipCode=${'1'.repeat(21)}`])
    expect((await shopper.send('GET', `${endpoint.path}${query}`)).status).toBe(400);
});

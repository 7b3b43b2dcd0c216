import { stores as catalogStores, storesOutOfReach } from '@settee/catalog';
import {
  applyZip,
  getCart,
  getStoreAvailability,
  getStoreListPopup,
  getStorePopup,
  getStores,
  resetBasketStore,
  updateShipMethod,
} from '@settee/contract';
import { type StoreAvailabilityRequest, maxStores } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const sideboard = 100501;
const table = 100302;
type Site = Parameters<typeof createShopper>[1];
const findStores = (wanted: Partial<StoreAvailabilityRequest>, site?: Site) =>
  createShopper(shop, site).call(getStoreAvailability, wanted);
const idsOf = ({ stores }: Awaited<ReturnType<typeof findStores>>) => stores.map(({ store }) => store.id);

test('STORE-02, STORE-04: the stores near a zip code, nearest first, each with what it has', async () => {
  const { zip, problem, stores } = await findStores({ sku: sideboard, zip: ' 60614 ' });
  expect([zip, problem]).toEqual(['60614', null]);
  expect(stores.slice(0, 2).map(({ store, distance }) => [store.name, distance])).toEqual([
    ['Lincoln Park', 3],
    ['Oak Brook', 15],
  ]);
  const ways = stores.map(({ distance }) => distance ?? -1);
  expect(ways).toEqual(ways.toSorted((one, other) => one - other));
  expect(stores[0]?.store).toMatchObject({ address1: '1846 N Halsted St', phone: '(312) 555-0101', region: 'IL' });
  expect(stores[0]?.store.hours.sat).toEqual({ opens: '10:00', closes: '18:00' });
  expect(new Set(stores.map(({ availability }) => availability))).toEqual(
    new Set(['inStock', 'limited', 'onDisplay', 'none', 'unknown']),
  );
  const silent = stores.filter(({ availability }) => availability === 'unknown').map(({ store }) => store.id);
  expect(storesOutOfReach).toEqual(expect.arrayContaining(silent));
});

test('STORE-03: a request without anything lists where the stores are', async () => {
  const { zip, stores } = await findStores({});
  expect(zip).toBe('');
  expect(stores.length).toBe(Math.min(maxStores, stores.length));
  expect(stores.every(({ availability, distance }) => availability === 'unknown' && distance === null)).toBe(true);
  expect(stores.every(({ store }) => store.isPickupOffered)).toBe(true);
});

test('STORE-02: only stores that have it, with display pieces or without', async () => {
  const all = await findStores({ sku: sideboard, zip: '60614' });
  const those = await findStores({ sku: sideboard, zip: '60614', onlyAvailStores: true });
  const has = all.stores.filter(({ availability }) => !['none', 'unknown'].includes(availability));
  expect(idsOf(those)).toEqual(has.map(({ store }) => store.id));
  const bought = await findStores({ sku: sideboard, zip: '60614', onlyAvailStores: true, onDisplay: false });
  expect(new Set(bought.stores.map(({ availability }) => availability))).toEqual(new Set(['inStock', 'limited']));
  expect(bought.stores.some(({ isOnDisplay }) => isOnDisplay)).toBe(false);
});

test('STORE-02: an outlet, which offers no pickup, is returned only on request', async () => {
  expect(idsOf(await findStores({ zip: '25311' }))).not.toContain(119);
  expect(idsOf(await findStores({ zip: '25311', includeOnlyBopsEnabled: false }))[0]).toBe(119);
});

test('a made-to-order sofa is on display and not available for pickup', async () => {
  const { stores } = await findStores({ sku: goods.sofa, zip: '60614' });
  expect(new Set(stores.map(({ availability }) => availability))).toEqual(new Set(['onDisplay', 'none', 'unknown']));
  expect(idsOf(await findStores({ sku: goods.sofaSmall, zip: '60614' }))).toEqual(stores.map(({ store }) => store.id));
});

test('each site has its own stores, in its own unit', async () => {
  const near = await findStores({ zip: 'm5s 1m4' }, 'main/CANADA');
  expect(near.stores.map(({ store, distance }) => [store.name, (distance ?? 0) < 10])).toEqual([
    ['Yorkville', true],
    ['Calgary Centre', false],
    ['South Granville', false],
  ]);
  expect(idsOf(await findStores({ zip: 'H3C 1K7' }, 'cb2/CANADA'))).toEqual([208, 207]);
  expect(idsOf(await findStores({ zip: '60622' }, 'cb2/USA'))[0]).toBe(201);
});

test.each([
  ['00000', 'main/USA'],
  ['6061', 'main/USA'],
  ['M5S 1M4', 'main/USA'],
  ['60614', 'main/CANADA'],
] as const)('%s is no place on %s', async (zip, site) => {
  expect(await findStores({ sku: 0, zip }, site)).toEqual({ zip, problem: 'unknown-zip', stores: [] });
});

test('a sku that a brand does not sell is not found', async () => {
  await expect(findStores({ sku: 999_999_999 })).rejects.toThrow('404');
  await expect(findStores({ sku: table }, 'cb2/USA')).rejects.toThrow('404');
});

test.each([{ sku: -1 }, { sku: '1' }, { zip: 'x'.repeat(11) }, { onlyAvailStores: 'yes' }])(
  'a request %j is rejected',
  async (body) => {
    expect((await createShopper(shop).send('POST', getStoreAvailability.path, body)).status).toBe(400);
  },
);

test('stores are returned without a query', async () => {
  const before = shop.queries.length;
  await findStores({ sku: sideboard, zip: '60614' });
  await createShopper(shop).call(getStores, {});
  expect(shop.queries.length).toBe(before);
});

async function withStore(locationId: number) {
  const shopper = createShopper(shop);
  await fillCart(shopper, table, 1);
  await shopper.call(applyZip, { zipCode: '60614' });
  const { lineItems } = await shopper.call(getCart, {});
  const [line] = lineItems;
  await shopper.call(updateShipMethod, { id: line?.id ?? '', shipMethod: 'standard', locationId });
  return shopper;
}
const storeIn = async (shopper: ReturnType<typeof createShopper>) =>
  (await shopper.call(getCart, {})).pickup.store?.locationId;

test('STORE-05: after a reset without a body the nearest store counts again', async () => {
  const shopper = await withStore(102);
  expect(await storeIn(shopper)).toBe(102);
  expect((await shopper.send('POST', resetBasketStore.path)).status).toBe(200);
  expect(await storeIn(shopper)).toBe(101);
  expect((await shopper.send('POST', resetBasketStore.path)).status).toBe(200);
  const forged = await shopper.send('POST', resetBasketStore.path, {}, { RequestVerificationToken: 'x' });
  expect(forged.status).toBe(403);
});

test('STORE-06: the popup is about the store of the cart', async () => {
  const shopper = await withStore(102);
  const { title, html } = await shopper.call(getStorePopup, {});
  expect(title).toBe('Oak Brook');
  expect(html).toContain('<p>210 Oakbrook Ctr<br>Oak Brook, IL 60523</p><p>(630) 555-0102</p>');
  expect(html).toContain('Mon – Sat 10 am – 9 pm<br>Sun 11 am – 7 pm');
  await expect(createShopper(shop).call(getStorePopup, {})).rejects.toThrow('404');
});

test('STORE-07: the other popup is about all stores of the site', async () => {
  const { title, html } = await createShopper(shop, 'cb2/CANADA').call(getStoreListPopup, {});
  expect(title).toBe('Our stores');
  expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name)).toEqual(['Queen West', 'Griffintown']);
  expect(html).toContain('Sun closed');
});

test('STORE-01: all stores of a site, its outlet among them', async () => {
  const { stores } = await createShopper(shop).call(getStores, {});
  const own = catalogStores.filter(({ brand, country }) => brand === 'main' && country === 'USA');
  expect(stores.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
});

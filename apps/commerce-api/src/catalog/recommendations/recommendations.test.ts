import { products as catalogProducts } from '@settee/catalog';
import {
  addToCart,
  getAddOns,
  getAlsoBought,
  getAlsoViewed,
  getCart,
  getForCart,
  getRegistryAddOns,
} from '@settee/contract';
import { needsChoices, sites, type CarouselItem } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offers, products } from '../products/tables.ts';
import { fillCart, goods, goToReview, submitOrder } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const rug = 100701;
const checkRug = 101103;
const pillow = 100702;
const towel = 100703;
const soldOut = 100802;
const linen = '11-3001_12-1201_13-2002';
const getSkus = (items: readonly CarouselItem[]) => items.map(({ sku }) => sku);
const viewed = (item: number) => createShopper(shop).call(getAlsoViewed, { item });
const later = () => shop.clock.moveBy(31_000);

test('CAROUS-11, CAROUS-12: an item has its name, page URL and page price, without choices', async () => {
  const items = await viewed(goods.loveseat);
  const alder = items.find(({ name }) => name === 'Alder Sofa');
  expect(alder).toMatchObject({
    sku: 100101,
    navigateUrl: '/alder-sofa/s100101',
    formattedPrice: '$1,749.00',
    isPriceFrom: true,
    optionChoiceParameter: '',
    customOrderConfirmation: { hasCustomOrderConfirmation: true },
  });
  const [extra] = await createShopper(shop).call(getAddOns, { item: goods.loveseat });
  expect(extra).toMatchObject({ sku: pillow, name: 'Thistle Pillow', formattedPrice: '$59.00' });
  expect(extra?.imagePath).toBe(extra?.picture?.webp.url);
});

test.each(sites.map(({ brand, siteCulture }) => [brand, siteCulture] as const))(
  'every recommendation of %s/%s is in stock, of this site, and can be added unless it needs choices',
  async (brand, siteCulture) => {
    const site = `${brand}/${siteCulture}` as const;
    const shopper = createShopper(shop, site);
    const { youMayAlsoWant } = await shopper.call(getForCart, { skus: [] });
    const rows = await shop.ctx.db.select({ sku: products.sku }).from(products).where(eq(products.brand, brand));
    expect(youMayAlsoWant.length).toBeGreaterThan(8);
    for (const item of youMayAlsoWant) {
      const { sku, navigateUrl } = item;
      const put = await shopper.call(addToCart, [{ Sku: sku }]);
      expect.soft(put, navigateUrl).toMatchObject({ isSuccess: !needsChoices(item) });
      expect.soft(rows.map((row) => row.sku)).toContain(Number(/\/s(\d+)/.exec(navigateUrl)?.[1]));
    }
  },
);

test('XSELL-01: people also viewed what is like an item, and never the item itself', async () => {
  const names = (await viewed(goods.loveseat)).map(({ name }) => name);
  const sofas = catalogProducts.filter(({ category }) => category === 'sofas').map(({ name }) => name);
  expect(sofas).toEqual(expect.arrayContaining(names.slice(0, 3)));
  expect(names).not.toContain('Marlow Loveseat');
  expect(await viewed(999)).toEqual([]);
  expect(await viewed(200101)).toEqual([]);
});

test('XSELL-02: also-bought items are taken from orders, or from catalog pairings without orders', async () => {
  const bought = async () => getSkus(await createShopper(shop).call(getAlsoBought, { item: goods.dining }));
  expect(await bought()).not.toContain(towel);
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining, 2);
  await fillCart(shopper, towel);
  await goToReview(shopper);
  expect(await submitOrder(shopper)).toMatchObject({ isSuccess: true });
  expect(await bought()).not.toContain(towel);
  later();
  expect((await bought())[0]).toBe(towel);
  const elsewhere = createShopper(shop, 'main/CANADA');
  expect(getSkus(await elsewhere.call(getAlsoBought, { item: goods.dining }))).not.toContain(towel);
  const { peopleAlsoBought } = await createShopper(shop).call(getForCart, { skus: [goods.dining, rug] });
  expect(peopleAlsoBought[0]?.sku).toBe(towel);
});

test('XSELL-03, XSELL-12: the lists of a cart hold nothing of it and nothing twice', async () => {
  const { youMayAlsoWant, peopleAlsoBought } = await createShopper(shop).call(getForCart, {
    skus: [goods.sofaSmall, rug],
  });
  const skus = getSkus([...youMayAlsoWant, ...peopleAlsoBought]);
  expect(skus.length).toBeGreaterThan(4);
  expect(new Set(skus).size).toBe(skus.length);
  expect(skus).not.toContain(rug);
  expect([...youMayAlsoWant, ...peopleAlsoBought].map(({ name }) => name)).not.toContain('Alder Sofa');
});

test('XSELL-04, XSELL-10: extras go with the item, for a cart and for a registry, without what is in the cart', async () => {
  const shopper = createShopper(shop);
  await shopper.call(addToCart, [{ Sku: goods.sofaSmall, OptionChoiceParameter: linen }]);
  const extras = getSkus(await shopper.call(getAddOns, { item: goods.sofaSmall }));
  expect(extras[0]).toBe(pillow);
  expect(extras[1]).toBe(checkRug);
  expect(extras).not.toContain(towel);
  expect(getSkus(await shopper.call(getRegistryAddOns, { item: goods.sofa }))).toEqual(extras);
  await fillCart(shopper, pillow);
  expect(getSkus(await shopper.call(getAddOns, { item: goods.sofaSmall }))).not.toContain(pillow);
  await shopper.call(getCart, {});
});

test('what is sold out is not recommended, at once', async () => {
  expect(getSkus(await createShopper(shop).call(getAddOns, { item: goods.loveseat }))).not.toContain(soldOut);
  const lamp = 100602;
  const all = () => createShopper(shop).call(getAddOns, { item: goods.loveseat });
  expect(getSkus(await all())).toContain(lamp);
  const { db } = shop.ctx;
  const [before] = await db.select().from(offers).where(eq(offers.sku, lamp));
  await db.update(offers).set({ stockReceived: 0 }).where(eq(offers.sku, lamp));
  expect(getSkus(await all())).not.toContain(lamp);
  await db
    .update(offers)
    .set({ stockReceived: before?.stockReceived ?? 0 })
    .where(eq(offers.sku, lamp));
});

test('XSELL-09, CAROUS-30: with a callback the feed is a script, whatever the callback is called', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, pillow);
  const get = (callback: string) =>
    shopper.send('GET', `${getAddOns.path}?item=${goods.loveseat}&callback=${encodeURIComponent(callback)}`);
  const reply = await get('/browse/widget/MainPi');
  expect(reply.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  const script = await reply.text();
  expect(script).toMatch(/^\/\*\*\/_browse_widget_MainPi\(\[\{"sku":100702,.*\}\]\)$/);
  expect(script).not.toContain('<');
  expect(await (await get('a(1);//')).text()).toMatch(/^\/\*\*\/a_1____\(\[/);
  expect((await get('x'.repeat(101))).status).toBe(400);
  expect((await shopper.send('GET', `${getAddOns.path}?item=sofa&callback=x`)).headers.get('content-type')).toContain(
    'json',
  );
});

test('a call that has no script form ignores a callback', async () => {
  const reply = await createShopper(shop).send('POST', `${getForCart.path}?callback=x`, { skus: [] });
  expect(reply.headers.get('content-type')).toContain('json');
});

test('a response takes one query with a cached index and starts no session', async () => {
  later();
  await viewed(goods.loveseat);
  const shopper = createShopper(shop);
  const before = shop.queries.length;
  await shopper.call(getAlsoViewed, { item: goods.loveseat });
  await shopper.call(getForCart, { skus: [goods.loveseat] });
  expect(shop.queries.length - before).toBe(2);
  expect(shopper.cookie()).toBe('');
});

test('after half a minute only the products that changed are read', async () => {
  const reads = async () => {
    later();
    const before = shop.queries.length;
    await viewed(goods.loveseat);
    return shop.queries.slice(before).filter((query) => query.includes('json_agg("offer"."sku"'));
  };
  await expect.poll(reads).toEqual([]);
  await shop.ctx.db.update(offers).set({ currentPrice: 4_200 }).where(eq(offers.sku, towel));
  await expect.poll(reads).toEqual([expect.stringContaining('"product"."sku" in ($')]);
  expect(await reads()).toEqual([]);
});

import { getCardData, getFilteredResults, getNlaFabrics, getRecentFabrics, getSwatchForm } from '@settee/contract';
import type { FabricCard } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalog } from '../seed/seed.ts';
import { createShopper } from '../../testing/shopper.ts';
import { covers } from '../../testing/swatches.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { seedState } from '../../platform/tables.ts';
import { fabricPageSize } from './fabrics.handlers.ts';
import { fabrics } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const retired = 1107;
const filtered = (query: Record<string, string | number> = {}, site: 'main/USA' | 'cb2/CANADA' = 'main/USA') =>
  createShopper(shop, site).call(getFilteredResults, query as { features?: string });
const getCodes = (cards: readonly FabricCard[]) => cards.map(({ code }) => code);

test.each(['main/USA', 'main/CANADA', 'cb2/USA', 'cb2/CANADA'] as const)(
  'FABRIC-07, FABRIC-17, FABRIC-23: %s lists its fabrics and leathers page by page, each once',
  async (site) => {
    const shopper = createShopper(shop, site);
    const { cardsDto, filterFacets } = await shopper.call(getFilteredResults, {});
    expect(cardsDto.showingCount).toBe(fabricPageSize);
    expect(cardsDto.totalRecords).toBe(72);
    expect(cardsDto.cards[0]).toMatchObject({
      code: 1101,
      optionCode: 12,
      title: 'Oat',
      swatchName: 'Textured Bouclé, Oat',
      family: 'Textured Bouclé',
      isNla: false,
      images: { desktop: expect.stringMatching(/^\/pictures\//) },
      additionalDetails: { swatchInStock: true },
    });
    expect(filterFacets.map(({ key }) => key)).toEqual(['features', 'colorgroup', 'fabrictype']);
    const all = await shopper.call(getFilteredResults, { page: 3 });
    expect(all.cardsDto.showingCount).toBe(72);
    expect(new Set(getCodes(all.cardsDto.cards)).size).toBe(72);
    expect(getCodes(all.cardsDto.cards)).not.toContain(retired);
    expect(getCodes(all.cardsDto.cards).slice(0, fabricPageSize)).toEqual(getCodes(cardsDto.cards));
    expect(all.cardsDto.cards.find(({ code }) => code === covers.dove)?.additionalDetails.swatchInStock).toBe(false);
  },
);

test('FABRIC-04: filters narrow the fabrics, with encoded or plain plus signs', async () => {
  const query = { colorgroup: 'blue+green', fabrictype: 'linen' };
  const { cardsDto, filterFacets } = await filtered(query);
  expect(getCodes(cardsDto.cards)).toEqual([covers.sage, covers.denim]);
  expect(cardsDto).toMatchObject({ showingCount: 2, totalRecords: 2 });
  const selected = filterFacets.map(({ key, attributes }) => [
    key,
    attributes.filter(({ isSelected }) => isSelected).map(({ label }) => label),
  ]);
  expect(selected).toEqual([
    ['features', []],
    ['colorgroup', ['Blue', 'Green']],
    ['fabrictype', ['Linen']],
  ]);
  const raw = await createShopper(shop).send(
    'GET',
    `${getFilteredResults.path}?colorgroup=blue+green&fabrictype=linen`,
  );
  expect(await raw.json()).toMatchObject({ cardsDto: { totalRecords: 2 } });
  const both = await filtered({ features: 'natural-fiber+washable-covers' });
  expect(new Set(both.cardsDto.cards.map(({ family }) => family))).toContain('Washed Linen');
  expect(both.cardsDto.totalRecords).toBeLessThan(
    (await filtered({ features: 'natural-fiber' })).cardsDto.totalRecords,
  );
});

test('fabrics are sorted by name and by color', async () => {
  const byName = (await filtered({ sort: 'name', page: 3 })).cardsDto.cards.map(({ title }) => title);
  expect(byName).toEqual(byName.toSorted((one, other) => one.localeCompare(other, 'en')));
  const [first] = (await filtered({ sort: 'color' })).cardsDto.cards;
  expect(first?.title).toBe('Chalk');
});

test.each([
  ['a value that no fabric has', { colorgroup: 'puce' }, 72],
  ['markup', { colorgroup: '</script>' }, 72],
  ['an injection', { fabrictype: "linen' or 1=1 --" }, 72],
  ['emoji', { features: '🛋' }, 72],
  ['__proto__', { features: '__proto__' }, 72],
])('%s is left out of account', async (_, query, total) => {
  expect((await filtered(query)).cardsDto.totalRecords).toBe(total);
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1000', 'sort=price', `features=${'a'.repeat(2000)}`])(
  'a query of %s is rejected with 400',
  async (query) => {
    const reply = await createShopper(shop).send('GET', `${getFilteredResults.path}?${query}`);
    expect(reply.status).toBe(400);
  },
);

test('FABRIC-18: unavailable swatches among the requested fabrics are returned', async () => {
  const choiceCodes = `${covers.sage},${retired},${covers.dove},9999`;
  const { nlaFabrics } = await createShopper(shop).call(getNlaFabrics, { choiceCodes });
  expect(nlaFabrics.map(({ code, swatchName, isNla }) => [code, swatchName, isNla])).toEqual([
    [retired, 'Textured Bouclé, Slate', true],
    [covers.dove, 'Textured Bouclé, Dove', false],
    [9999, 'Fabric 9999', true],
  ]);
  expect((await createShopper(shop).call(getNlaFabrics, { choiceCodes: '' })).nlaFabrics).toEqual([]);
});

test('FABRIC-19: fabrics are returned in the requested order, without unknown ones', async () => {
  const choiceCodes = `${covers.rust},9999,${retired},4101,${covers.rust}`;
  const { recentFabrics } = await createShopper(shop).call(getRecentFabrics, { choiceCodes });
  expect(getCodes(recentFabrics)).toEqual([covers.rust, retired, 4101]);
  expect((await createShopper(shop).call(getRecentFabrics, { choiceCodes: '' })).recentFabrics).toEqual([]);
});

test.each([getNlaFabrics, getRecentFabrics])(
  '%s takes no more than 24 codes, and nothing but codes',
  async ({ path }) => {
    const many = Array.from({ length: 25 }, (_, index) => index).join();
    for (const codes of [many, '1;2', '-1', '1,,2', '%00'])
      expect((await createShopper(shop).send('GET', `${path}?choiceCodes=${codes}`)).status).toBe(400);
  },
);

test('FABRIC-20: a card’s data hold what its flyout shows, with the products made in it', async () => {
  const { card, choice, products } = await createShopper(shop).call(getCardData, { choiceCode: covers.sage });
  expect(card).toMatchObject({ code: covers.sage, swatchName: 'Washed Linen, Sage' });
  expect(choice).toMatchObject({
    code: covers.sage,
    typeName: 'Linen',
    additionalDetails: {
      content: '100% European flax',
      origin: 'Woven in Belgium',
      features: ['Natural fiber', 'Washable covers'],
      careInstructions: [{ description: 'Removable covers' }, { description: 'Wash cold, dry flat' }],
      comfort: { scale: 4 },
    },
  });
  expect(products.map(({ url }) => url)).toContain('/alder-sofa/s100101');
  expect(products.length).toBeLessThanOrEqual(12);
  const cb2 = await createShopper(shop, 'cb2/CANADA').call(getCardData, { choiceCode: covers.sage });
  expect(cb2.products.map(({ url }) => url)).toContain('/alder-sofa/s200101');
  const gone = await createShopper(shop).call(getCardData, { choiceCode: retired });
  expect([gone.card.isNla, gone.products]).toEqual([true, []]);
  for (const [code, status] of [
    ['9999', 404],
    ['x', 400],
    ['1e3', 400],
    ['', 400],
  ] as const)
    expect((await createShopper(shop).send('GET', `${getCardData.path}?choiceCode=${code}`)).status).toBe(status);
});

test('the form of a swatch cart groups its swatches by fabric, without discontinued ones', async () => {
  const form = await createShopper(shop).call(getSwatchForm, {
    sku: 0,
    choiceCode: covers.sage,
    selected: `${covers.sage},4101,${retired},9999,${covers.dove}`,
    recent: String(covers.forest),
  });
  expect(form).toMatchObject({ Sku: 0, DefaultSwatch: { ChoiceCode: covers.sage } });
  const codes = Object.entries(form.FabricsByName).map(([name, all]) => [name, all.map((one) => one.ChoiceCode)]);
  expect(codes).toEqual([
    ['Recently Viewed Fabrics', [covers.forest]],
    ['Textured Bouclé', [covers.dove]],
    ['Washed Linen', [covers.sage]],
    ['Cotton Velvet', [covers.forest]],
    [expect.any(String), [4101]],
  ]);
});

test('a fabric that a new catalog no longer has is no longer listed, and still known by name', async () => {
  const { db } = shop.ctx;
  const [row] = await db.select().from(fabrics).where(eq(fabrics.code, covers.flax));
  if (!row) throw new Error('not seeded');
  await db.insert(fabrics).values({ ...row, code: 7, title: 'Former' });
  expect((await filtered()).cardsDto.totalRecords).toBe(73);
  await db.update(seedState).set({ hash: 'of another catalog' });
  await seedCatalog(db);
  expect((await filtered()).cardsDto.totalRecords).toBe(72);
  const { nlaFabrics } = await createShopper(shop).call(getNlaFabrics, { choiceCodes: `7,${covers.flax}` });
  expect(nlaFabrics).toMatchObject([{ code: 7, swatchName: 'Washed Linen, Former', isNla: true }]);
});

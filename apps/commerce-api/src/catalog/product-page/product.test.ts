import { getBrowseData, getDebugBrowseData, getProduct, search } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const choices = (size: number, fabric: number, leg: number) =>
  JSON.stringify([
    { optionCode: 11, optionType: 'size', choiceCode: size },
    { optionCode: 12, optionType: 'fabric', choiceCode: fabric },
    { optionCode: 13, optionType: 'leg', choiceCode: leg },
  ]);

test('PDP-15: a product page has its options, SKUs and the lowest price', async () => {
  const page = await createShopper(shop).call(getProduct, { sku: goods.sofa });
  expect(page.product).toMatchObject({ sku: goods.sofa, name: 'Alder Sofa', isNla: false, isCb2: false });
  expect(page.options.map(({ optionType, choiceCode }) => [optionType, choiceCode])).toEqual([
    ['size', null],
    ['fabric', null],
    ['leg', null],
  ]);
  expect(page).toMatchObject({
    currentPrice: 174_900,
    regularPrice: 199_900,
    isPriceFrom: true,
    flag: 'sale',
    isCustomOrder: true,
  });
  expect(page.skus.map(({ sku }) => sku)).toEqual([100111, 100112, 100113]);
  expect(page.related.length).toBeGreaterThan(0);
  expect(page.related.map(({ name }) => name)).not.toContain('Marlow Loveseat');
});

test('choices in the URL are selected, priced and included in the page URL', async () => {
  const page = await createShopper(shop).call(getProduct, { sku: goods.sofa, oc: '11-3003_12-1302_13-2004' });
  expect(page.options.map(({ choiceCode }) => choiceCode)).toEqual([3003, 1302, 2004]);
  expect(page).toMatchObject({ currentPrice: 224_900 + 20_000 + 9_000, isPriceFrom: false });
  expect(page.product.superSpecialOrder).toEqual({
    sku: 100113,
    url: '/alder-sofa/s100101?option.11=3003&option.12=1302&option.13=2004',
  });
  expect(page.dimensions[0]).toEqual({ label: 'Width', standard: '101 in', metric: '257 cm' });
});

test.each(['12-9999', 'x', '12-1201_12-1202', "12-1' or 1=1"])(
  'choices that are not offered (%s) are left out',
  async (oc) => {
    const page = await createShopper(shop).call(getProduct, { sku: goods.sofa, oc });
    expect(page.options.every(({ choiceCode }) => choiceCode === null)).toBe(true);
  },
);

test('the SKU of a size opens the same page; a SKU of the other brand is not found', async () => {
  const shopper = createShopper(shop);
  expect((await shopper.call(getProduct, { sku: goods.sofaSmall })).product.sku).toBe(goods.sofa);
  for (const sku of ['200101', '1', '999999999']) {
    expect((await shopper.send('GET', `/browse/product?sku=${sku}`)).status).toBe(404);
  }
});

test('CHOICE-05: a group of fabrics has its own price', async () => {
  const page = await createShopper(shop).call(getProduct, { sku: goods.sofa });
  const groups = page.options[1]?.choiceGroups.map(({ header }) => [header.code, header.currentPrice, header.count]);
  expect(groups).toEqual([
    ['A', 174_900, 6],
    ['B', 184_900, 6],
    ['C', 194_900, 6],
    ['D', 189_900, 6],
    ['E', 184_900, 6],
    ['F', 189_900, 6],
    ['G', 174_900, 6],
    ['H', 204_900, 6],
    ['I', 194_900, 6],
    ['J', 174_900, 6],
  ]);
});

test('PDP-18: a product without choices has one SKU', async () => {
  const page = await createShopper(shop).call(getProduct, { sku: goods.loveseat });
  expect(page.skus).toMatchObject([
    { sku: goods.loveseat, isStockSku: true, formattedPrice: '$1,399.00', optionChoiceParameter: '' },
  ]);
  expect(page).toMatchObject({ isPriceFrom: false, isCustomOrder: false, isAvailable: true });
});

test('PDP-20: a complete selection returns its SKU and price', async () => {
  const input = { sku: goods.sofa, choices: choices(3001, 1201, 2002), outputCacheString: '12,1201_13,2002|11,3001' };
  const { superSpecialOrder, browseDto } = await createShopper(shop).call(getBrowseData, input);
  expect(superSpecialOrder).toMatchObject({
    sku: goods.sofaSmall,
    currentPrice: 188_900,
    optionChoiceParameter: '11-3001_12-1201_13-2002',
    selectedFabricChoice: 1201,
  });
  expect(browseDto.isPriceFrom).toBe(false);
});

test.each(['[]', 'nonsense', '[1]', '{"a":1}', choices(3001, 1201, 9), `[${'['.repeat(300)}`])(
  'PDP-20: a selection of %j is rejected with an error for its field',
  async (selection) => {
    const query = new URLSearchParams({ sku: String(goods.sofa), choices: selection, outputCacheString: '|' });
    const reply = await createShopper(shop).send('GET', `${getBrowseData.path}?${query}`);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ problems: [{ field: 'choices' }] });
  },
);

test('PDP-16, PDP-17: the product browse model of a complete selection has the other sizes expanded', async () => {
  const input = { sku: goods.sofa, choices: choices(3001, 1201, 2002) };
  const { productBrowse = expect.unreachable() } = await createShopper(shop).call(getDebugBrowseData, input);
  expect(productBrowse.productItems.map(({ sku, name }) => [sku, name])).toEqual([
    [100111, 'Alder Sofa, 76 in'],
    [100112, 'Alder Sofa, 89 in'],
    [100113, 'Alder Sofa, 101 in'],
  ]);
  expect(productBrowse.productItems[0]).toMatchObject({
    specialOrder: { sku: 100111, selectedFabricChoice: 1201 },
    formattedPrice: '$1,889.00',
    skuProperty: expect.arrayContaining([{ label: 'Width', standard: '76 in', metric: '193 cm' }]),
    care: expect.arrayContaining([expect.any(String)]),
    lineLevelMessages: [expect.any(String)],
  });
  expect(productBrowse.specialOrderDetail).toEqual({
    sku: goods.sofaSmall,
    optionChoiceParameter: '11-3001_12-1201_13-2002',
    outputCacheString: '12,1201_13,2002|11,3001',
    conflicts: expect.any(Array),
  });
  expect(productBrowse.optionChoices.map(({ choiceCode }) => choiceCode)).toEqual([3001, 1201, 2002]);
  expect(productBrowse.productSubgroups.map(({ subgroup, isExpanded }) => [subgroup, isExpanded])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
  expect(productBrowse.productSubgroups[1]?.skus).toEqual([100112, 100113]);
  expect(productBrowse.isMPDPExpanded).toBe(true);
});

test('PDP-16: incompatible choices are conflicts of the browse model', async () => {
  const page = await createShopper(shop).call(getProduct, { sku: 100104 });
  const complete = page.options.map(({ optionCode, choiceGroups }) => {
    const all = choiceGroups.flatMap((group) => group.choices);
    return { optionCode, choiceCode: (all.find(({ code }) => code === 3101) ?? all[0])?.code };
  });
  const input = { sku: 100104, choices: JSON.stringify(complete) };
  const { productBrowse } = await createShopper(shop).call(getDebugBrowseData, input);
  expect(productBrowse?.specialOrderDetail.conflicts).toContainEqual({ optionCode: 16, choiceCodes: [3202] });
});

test.each([
  ['main/USA', 100103, 'haven'],
  ['cb2/CANADA', 200103, 'grid'],
] as const)('PDP-13: on %s product %i links to the sectional of collection %s', async (site, sku, collectionCode) => {
  const { sectional } = await createShopper(shop, site).call(getProduct, { sku });
  expect(sectional).toEqual({
    collectionCode,
    itemTypeCode: 'sectional',
    url: `/search?collectionCode=${collectionCode}&itemTypeCode=sectional`,
  });
  const { products } = await createShopper(shop, site).call(search, { query: `${collectionCode} sectional` });
  expect(products.map(({ sku: found }) => found)).toEqual([sku + 1]);
});

test.each([
  ['main/USA', 100104, { sku: 100203, displayName: 'Pell Ottoman', url: '/pell-ottoman/s100203' }],
  ['cb2/USA', 200104, { sku: 200203, displayName: 'Pebble Ottoman', url: '/pebble-ottoman/s200203' }],
] as const)('PDP-14: on %s product %i links to a related product', async (site, sku, crossSell) => {
  const page = await createShopper(shop, site).call(getProduct, { sku });
  expect(page.crossSell).toEqual(crossSell);
  expect(page.sectional).toBeUndefined();
});

test('PDP-19: a product links to the others of its category, not to itself', async () => {
  const { seoNavigation } = await createShopper(shop).call(getProduct, { sku: goods.loveseat });
  expect(seoNavigation).toContainEqual({
    sku: goods.sofa,
    navigationUrl: '/alder-sofa/s100101',
    name: 'Alder Sofa',
  });
  expect(seoNavigation?.map(({ sku }) => sku)).not.toContain(goods.loveseat);
});

test.each([
  ['a sofa', goods.sofa, 10],
  ['a bed', 100401, 10],
  ['a bench', 100405, 10],
  ['a dresser', 100403, 2],
  ['a nightstand', 100402, 2],
])('PDP-15: the warranty of %s is the one of the warranty page', async (_, sku, years) => {
  const page = await createShopper(shop).call(getProduct, { sku });
  expect(page.afterSale.warrantyYears).toBe(years);
});

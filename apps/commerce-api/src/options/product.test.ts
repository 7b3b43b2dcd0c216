import { getBrowseData, getProduct } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../testing/checkout.ts';
import { createShopper } from '../testing/shopper.ts';
import { openTestWorld, type TestWorld } from '../testing/test-world.ts';

let shop: TestWorld;
beforeAll(async () => {
  shop = await openTestWorld();
});
afterAll(() => shop.close());

const choices = (size: number, fabric: number, leg: number) =>
  JSON.stringify([
    { optionCode: 11, optionType: 'size', choiceCode: size },
    { optionCode: 12, optionType: 'fabric', choiceCode: fabric },
    { optionCode: 13, optionType: 'leg', choiceCode: leg },
  ]);

test('PDP-15: a product page knows its options, skus and the cheapest price', async () => {
  const page = await createShopper(shop).call(getProduct, { sku: goods.sofa });
  expect(page.browseDto).toMatchObject({ sku: goods.sofa, name: 'Alder Sofa', isNla: false, isCb2: false });
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

test('choices of the address are marked, priced and kept in the page’s address', async () => {
  const page = await createShopper(shop).call(getProduct, { sku: goods.sofa, oc: '11-3003_12-1302_13-2004' });
  expect(page.options.map(({ choiceCode }) => choiceCode)).toEqual([3003, 1302, 2004]);
  expect(page).toMatchObject({ currentPrice: 224_900 + 20_000 + 9_000, isPriceFrom: false });
  expect(page.browseDto.superSpecialOrder).toEqual({
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

test('a sku of a size opens the same page; one of the other brand is not found', async () => {
  const shopper = createShopper(shop);
  expect((await shopper.call(getProduct, { sku: goods.sofaSmall })).browseDto.sku).toBe(goods.sofa);
  for (const sku of ['200101', '1', '999999999']) {
    expect((await shopper.send('GET', `/browse/product?sku=${sku}`)).status).toBe(404);
  }
});

test('CHOICE-05: a group of fabrics is priced by its dearest part, the group', async () => {
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

test('PDP-18: a product without choices has one sku', async () => {
  const page = await createShopper(shop).call(getProduct, { sku: goods.loveseat });
  expect(page.skus).toMatchObject([
    { sku: goods.loveseat, isStockSku: true, formattedPrice: '$1,399.00', optionChoiceParameter: '' },
  ]);
  expect(page).toMatchObject({ isPriceFrom: false, isCustomOrder: false, isAvailable: true });
});

test('PDP-20: a complete selection comes to its sku and price', async () => {
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
  'PDP-20: a selection of %j is refused by its field',
  async (selection) => {
    const query = new URLSearchParams({ sku: String(goods.sofa), choices: selection, outputCacheString: '|' });
    const reply = await createShopper(shop).send('GET', `${getBrowseData.path}?${query}`);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ problems: [{ field: 'choices' }] });
  },
);

import { getBrowseData, getDebugBrowseData, getFabricInfo, getProduct, getQuickViewDetails } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const choices = (size: number, fabric: number) =>
  JSON.stringify([
    { optionCode: 11, choiceCode: size },
    { optionCode: 12, choiceCode: fabric },
  ]);

test('QVIEW-10: the price of a sku in some choices', async () => {
  const shopper = createShopper(shop);
  const quick = (oc: string) => shopper.call(getQuickViewDetails, { sku: goods.sofaSmall, oc });
  expect(await quick('11-3001_12-1201')).toEqual({ formattedPrice: '$1,849.00', hasError: false });
  expect(await quick('11-3001_12-1201_13-2004')).toEqual({ formattedPrice: '$1,939.00', hasError: false });
  const canadian = createShopper(shop, 'main/CANADA');
  const { formattedPrice } = await canadian.call(getQuickViewDetails, { sku: goods.sofaSmall, oc: '11-3001' });
  expect(formattedPrice).toMatch(/^CAD \d/);
});

test('QVIEW-11: a special order in progress sends its choices as JSON', async () => {
  const input = { sku: goods.sofaSmall, oc: '', choices: choices(3001, 1201), outputCacheString: '12,1201|11,3001' };
  expect(await createShopper(shop).call(getQuickViewDetails, input)).toEqual({
    formattedPrice: '$1,849.00',
    hasError: false,
  });
});

test.each([
  ['a choice that is not offered', { oc: '12-9999' }],
  ['choices of another sku', { oc: '11-3003' }],
  ['what is no option-choice parameter', { oc: "12-1' or 1=1" }],
  ['what is no JSON', { choices: '</script>' }],
  ['JSON of another shape', { choices: '{"😀":1}' }],
])('QVIEW-08: %s has an error instead of a price', async (_, input) => {
  const reply = await createShopper(shop).call(getQuickViewDetails, { sku: goods.sofaSmall, ...input });
  expect(reply).toEqual({ formattedPrice: '', hasError: true });
});

test('FLY-14, FLY-15: a material has its square, its company and a way to other products in it', async () => {
  const shopper = createShopper(shop);
  const info = await shopper.call(getFabricInfo, { sku: goods.sofa, optionChoiceParameter: '11-3001_12-1201' });
  expect(info.squareImage).toMatch(/\.(webp|avif)$/);
  expect(info.squareImageHiRes).toMatch(/\.(webp|avif)$/);
  expect(info.partOfACollection.header).not.toBe('');
  expect(info.partOfACollection.items.length).toBeGreaterThan(0);
  expect(info.partOfACollection.items.map(({ sku }) => sku)).not.toContain(goods.sofa);
  expect(info.fabricPlpURL).toBe('/search?q=Washed%20Linen%2C%20Flax');
});

test.each(['', '13-2001', '12-9999', 'x'])('FLY-15: a request without a material (%j) is rejected', async (oc) => {
  const query = new URLSearchParams({ sku: String(goods.sofa), optionChoiceParameter: oc });
  const reply = await createShopper(shop).send('GET', `${getFabricInfo.path}?${query}`);
  expect(reply.status).toBe(400);
});

test('an unknown product has neither quick view nor fabric info', async () => {
  for (const { path } of [getQuickViewDetails, getFabricInfo])
    expect((await createShopper(shop).send('GET', `${path}?sku=999999999`)).status).toBe(404);
});

test('FLY-09: a cover has a description of its feel', async () => {
  const page = await createShopper(shop).call(getProduct, { sku: goods.sofa });
  const flax = page.options[1]?.choiceGroups.flatMap((group) => group.choices).find(({ code }) => code === 1201);
  expect(flax?.additionalDetails.comfort).toEqual({ text: expect.any(String), scale: expect.any(Number) });
});

test('PDP-21: under /debug the browse data are the sku', async () => {
  const complete = JSON.stringify([
    { optionCode: 11, choiceCode: 3001 },
    { optionCode: 12, choiceCode: 1201 },
    { optionCode: 13, choiceCode: 2002 },
  ]);
  expect(getDebugBrowseData.path).toBe(`/debug${getBrowseData.path}`);
  const reply = await createShopper(shop).call(getDebugBrowseData, { sku: goods.sofa, choices: complete });
  expect(reply.sku).toBe(goods.sofaSmall);
});

test('PDP-22: with isMaterialToggle a sku is enough, and nothing is chosen', async () => {
  const query = new URLSearchParams({ sku: String(goods.sofa), isMaterialToggle: 'true' });
  const reply = await createShopper(shop).send('GET', `${getBrowseData.path}?${query}`);
  expect(reply.status).toBe(200);
  const { browseDto, superSpecialOrder } = await createShopper(shop).call(getBrowseData, {
    sku: goods.sofa,
    isMaterialToggle: true,
  });
  expect(browseDto.options.every(({ choiceCode }) => choiceCode === null)).toBe(true);
  expect(superSpecialOrder.sku).toBe(goods.sofaSmall);
});

test('PDP-03: what is sold can be configured in every way', async () => {
  const shopper = createShopper(shop);
  const pages = await Promise.all([100101, 100104, 100201].map((sku) => shopper.call(getProduct, { sku })));
  const options = pages.flatMap((page) => page.options);
  const types = new Set(
    options.flatMap((option) => [option.optionType, ...option.choiceGroups.map(({ groupType }) => groupType)]),
  );
  for (const type of ['fabric', 'leather', 'leg', 'cushion', 'seatConfiguration', 'size', 'depth', 'image'])
    expect.soft([...types]).toContain(type);
});

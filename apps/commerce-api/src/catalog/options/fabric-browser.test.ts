import { getBrowseData, getChoiceGroups, getFilteredChoiceGroups, getRecentSwatches } from '@settee/contract';
import type { ChoiceGroup } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const codesIn = (groups: readonly ChoiceGroup[]) => groups.flatMap(({ choices }) => choices.map(({ code }) => code));
const filtered = (query: Record<string, string>) =>
  createShopper(shop).call(getFilteredChoiceGroups, {
    sku: goods.sofa,
    optioncode: 12,
    optiontype: 'fabric',
    ...query,
  });
const popup = (choices = '[]', sortType = '1') =>
  createShopper(shop).call(getBrowseData, {
    sku: goods.sofa,
    choices,
    sortType,
    outputCacheString: '|',
    isFabricPopup: true,
  });

test('BROWSE-16: browse data of the popup takes a selection that is not complete and carries filters', async () => {
  const { browseDto } = await popup('[{"optionCode":12,"choiceCode":1201}]');
  const [size, fabric] = browseDto.options;
  expect(size?.filters).toBeUndefined();
  expect(fabric).toMatchObject({
    code: 12,
    choiceCode: 1201,
    selectedChoice: { code: 1201 },
    totalChoiceCountV2All: 60,
  });
  expect(fabric?.filters?.map(({ filterType, title }) => [filterType, title])).toEqual([
    [1, 'Soonest delivery'],
    [2, 'Color'],
    [2, 'Type'],
    [3, 'Features'],
  ]);
  expect(fabric?.filters?.[1]?.items[0]).toMatchObject({
    label: 'White',
    choiceCodes: [1102, 1205, 1402, 1601, 1002],
    attributeQueries: [{ attributeId: 'color' }],
  });
  expect(fabric?.filtersV2?.map(({ key, facetType }) => [key, facetType])).toEqual([
    ['color', 3],
    ['type', 4],
    ['feature', 2],
  ]);
});

test('FILTER-24, FILTER-25: facets filter the choice groups, drop empty groups and mark the selected values', async () => {
  const { choiceGroups, facets, selectedFacets } = await filtered({ color: 'blue+green', type: 'linen' });
  expect(codesIn(choiceGroups)).toEqual([1202, 1204]);
  expect(choiceGroups.map(({ header }) => [header.code, header.count])).toEqual([['B', 2]]);
  expect(selectedFacets).toEqual([
    { queryKey: 'color', queryValues: ['blue', 'green'], chipValues: ['Blue', 'Green'] },
    { queryKey: 'type', queryValues: ['linen'], chipValues: ['Linen'] },
  ]);
  const selected = facets?.flatMap(({ attributes }) => attributes.filter(({ isSelected }) => isSelected));
  expect(selected?.map(({ key }) => key)).toEqual(['blue', 'green', 'linen']);
});

test('FILTER-04: features are met all at once', async () => {
  const one = codesIn((await filtered({ feature: 'soft-to-the-touch' })).choiceGroups);
  const both = codesIn((await filtered({ feature: 'soft-to-the-touch+hides-everyday-wear' })).choiceGroups);
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(one.length);
  expect(both.filter((code) => !one.includes(code))).toEqual([]);
});

test.each<Record<string, string>>([
  { plaid: 'yes' },
  { color: 'plaid' },
  { color: "blue' or 1=1" },
  { __proto__: 'x', constructor: 'blue' },
])('a filter without matching choices (%o) has no effect', async (query) => {
  expect(codesIn((await filtered(query)).choiceGroups)).toHaveLength(60);
});

test.each([
  ['sku=100101&optioncode=13&optiontype=leg', 404],
  ['sku=100101&optioncode=12&optiontype=leather', 404],
  ['sku=200101&optioncode=12&optiontype=fabric', 404],
  ['sku=100101&optioncode=x&optiontype=fabric', 400],
  ['sku=100101&optiontype=fabric', 400],
])('FILTER-24: %s returns status %i', async (query, status) => {
  expect((await createShopper(shop).send('GET', `${getFilteredChoiceGroups.path}?${query}`)).status).toBe(status);
});

test('FILTER-26: choice groups are sorted by sort type, by delivery without one', async () => {
  const ordered = async (sortType?: number) => {
    const input = { choices: '[{"optionCode":12,"choiceCode":1201}]', optionCode: 12, sku: goods.sofa };
    return (await createShopper(shop).call(getChoiceGroups, { ...input, ...(sortType && { sortType }) }))
      .fabricChoiceGroups;
  };
  const days = (groups: readonly ChoiceGroup[]) =>
    groups.map(({ choices }) =>
      Number(choices[0]?.attributes?.find((each) => each.attributeId === 'delivery-days')?.value.split('-')[1]),
    );
  const soonest = await ordered();
  expect(days(soonest)).toEqual(days(soonest).toSorted((one, other) => one - other));
  expect((await ordered(2)).map(({ header }) => header.code).join('')).toBe('ABCDEFGHIJ');
  const prices = (await ordered(3)).map(({ header }) => header.currentPrice);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  const chosen = soonest.flatMap(({ choices }) => choices.filter(({ isSelected }) => isSelected));
  expect(chosen.map(({ code }) => code)).toEqual([1201]);
});

test.each(['nonsense', '{}'])(
  'FILTER-26: a selection of %j is rejected with an error for its field',
  async (choices) => {
    const query = new URLSearchParams({ sku: String(goods.sofa), optionCode: '12', choices });
    const reply = await createShopper(shop).send('GET', `${getChoiceGroups.path}?${query}`);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ problems: [{ field: 'choices' }] });
  },
);

test('RECENT-09, CHOICE-04: recent swatches are returned in the requested order with images, without unknown codes', async () => {
  const { choices } = await createShopper(shop).call(getRecentSwatches, { choiceCodes: '4101,1201,999,1305,1201' });
  expect(choices.map(({ code }) => code)).toEqual([4101, 1201, 1305]);
  expect(choices.every(({ recentlyViewedImages, images }) => recentlyViewedImages.desktop === images.desktop)).toBe(
    true,
  );
  expect(await createShopper(shop).call(getRecentSwatches, { choiceCodes: '' })).toEqual({ choices: [] });
});

test('RECENT-09: the other brand and site return their own swatches', async () => {
  const { choices } = await createShopper(shop, 'cb2/CANADA').call(getRecentSwatches, { choiceCodes: '1201' });
  expect(choices.map(({ code, formattedPrice }) => [code, formattedPrice])).toEqual([[1201, '+CAD 130.00']]);
});

test.each(['x', '1;drop', '1,,2', Array.from({ length: 25 }, (_, index) => index).join()])(
  'RECENT-02: %j is rejected',
  async (codes) => {
    const reply = await createShopper(shop).send(
      'GET',
      `${getRecentSwatches.path}?choiceCodes=${encodeURIComponent(codes)}`,
    );
    expect(reply.status).toBe(400);
  },
);

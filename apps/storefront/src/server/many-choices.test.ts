import { examples } from '@settee/contract/examples';
import type { Choice, ChoiceGroup, Option, ProductPage } from '@settee/domain';
import { expect, test } from 'vitest';
import { createDataSource } from '../data/data-source.ts';
import { productQuery } from '../data/product.ts';
import { serializeQueryKey } from '../data/query.ts';
import { testShop } from './testing.ts';

const page = examples['options.product']?.reply as ProductPage;
const [fabric] = page.options;
const exampleGroup = fabric?.choiceGroups[0] as ChoiceGroup;
const example = exampleGroup.choices[0] as Choice;
const groupSize = 125;
const optionCode = 12;

/** An option with fabrics in groups of 125; each group costs more than the one before. */
function withFabrics(count: number): Option {
  const groups = Array.from({ length: count / groupSize }, (_, group) => ({
    ...exampleGroup,
    header: { ...exampleGroup.header, code: `g${group}`, title: `Group ${group}`, subtitle: '', count: groupSize },
    choices: Array.from({ length: groupSize }, (__, index) => ({
      ...example,
      code: 10_000 + group * groupSize + index,
      title: `Color ${group}-${index}`,
      additionalDetails: { ...example.additionalDetails, addPrice: 1_000 + group * 100 - index },
    })),
  }));
  return {
    ...(fabric as Option),
    optionCode,
    optionType: 'fabric',
    optionExperience: 'material',
    choiceCode: null,
    header: { title: 'Fabric', count },
    choiceGroups: groups,
  };
}

async function htmlWith(count: number, search = ''): Promise<string> {
  const reply = { ...page, canonicalUrl: '/alder-sofa/s1001', options: [withFabrics(count)] };
  const { shop } = testShop({ 'options.product': () => Response.json(reply) });
  return (await shop.request(`http://localhost/alder-sofa/s1001${search}`)).text();
}

const swatches = (html: string) => [...html.matchAll(/<input[^>]*type="radio"[^>]*value="1\d{4}"/g)].length;

/** A first visit gets 132 kB of styles in its document, and all of it is to be 300 kB at most. */
const maxLength = 165_000;

test('the HTML of a product with 5,000 fabrics is as long as with 250, within its budget, and shows the count', async () => {
  const [few, many] = [await htmlWith(250), await htmlWith(5_000)];
  expect(many.length).toBeLessThan(maxLength);
  expect(many.length).toBeLessThan(few.length + 30_000);
  expect(swatches(many)).toBe(swatches(few));
  expect(swatches(many)).toBeLessThan(70);
  expect(many.includes('5000 options')).toBe(true);
  expect(few.includes('250 options')).toBe(true);
});

test('the fabric of an address is in the HTML, wherever it is in the list', async () => {
  const html = await htmlWith(5_000, `?option.${optionCode}=14999`);
  expect(html.includes('Color 39-124')).toBe(true);
  expect(html.includes('Color 39-123')).toBe(false);
});

test('the price of an open option is that of its cheapest fabric, in the HTML too', async () => {
  expect((await htmlWith(5_000)).includes('Color 0-124')).toBe(true);
});

test('a browser reads the whole of a shortened response, and nothing of a complete one', async () => {
  const html = await htmlWith(5_000);
  const read = productQuery(1001);
  const name = serializeQueryKey(read);
  expect(html.includes(`"shortened":[${JSON.stringify(name)}]`)).toBe(true);
  expect((await htmlWith(125)).includes('"shortened"')).toBe(false);
  const { learn, freshness } = createDataSource(async () => ({ status: 200, json: null }));
  learn({ [name]: page }, [name]);
  expect(freshness.isStale(read)).toBe(true);
  learn({ [name]: page });
  expect(freshness.isStale(read)).toBe(false);
});

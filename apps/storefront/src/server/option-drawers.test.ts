import { examples } from '@settee/contract/examples';
import type { Option, ProductPage } from '@settee/domain';
import { expect, test } from 'vitest';
import { testShop } from './testing.ts';

const page = examples['options.product']?.reply as ProductPage;

/** Returns the server HTML of a product page with one drawer per option. */
async function pageWith(options: readonly Partial<Option>[], search = ''): Promise<string> {
  const [first] = page.options;
  const drawers = options.map((option, index) => ({
    ...first,
    optionCode: 31 + index,
    optionSequence: index + 1,
    optionType: 'leg',
    ...option,
  }));
  const reply = { ...page, canonicalUrl: '/alder-sofa/s1001', options: drawers };
  const { shop } = testShop({ 'options.product': () => Response.json(reply) });
  return (await shop.request(`http://localhost/alder-sofa/s1001${search}`)).text();
}

/** The words of a part of a page, from one element to the next. */
const wordsOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .split(/<[^>]*>/)
    .filter((word) => word.trim() !== '')
    .map((word) => word.trim());

/** The words of every match. */
const wordsIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([part]) => wordsOf(part));

const drawers: Partial<Option>[] = [
  { header: { title: 'Size', count: 3 } },
  { header: { title: 'Leg', count: 1 } },
  { header: { title: 'Cushion', count: 2 } },
];

test('OPT-01, OPT-02, OPT-03, OPT-04: each option has a drawer with its step, title, count and choice', async () => {
  const html = await pageWith(drawers, '?option.32=1201');
  const headers = wordsIn(html, /<[^<]*data-option="\d+".*?<\/button>/gs);
  expect(headers).toEqual([
    ['1', 'Size', '3 options', 'None Selected'],
    ['2', 'Leg', '1 option', 'Flax'],
    ['3', 'Cushion', '2 options', 'None Selected'],
  ]);
  const chip = /data-option="32".*?<\/button>/s.exec(html)?.[0];
  expect(chip).toContain('src="/pictures/fabric.1201-320.avif"');
});

test('OPT-06, SUMM-01: the summary lists every option with its choice', async () => {
  const html = await pageWith(drawers, '?option.32=1201');
  const summary = html.slice(html.indexOf('Your Selection Summary'));
  expect(wordsIn(summary.slice(0, summary.indexOf('</dl>')), /<dt.*?<\/dd>/gs)).toEqual([
    ['Size', 'None Selected'],
    ['Leg', 'Flax'],
    ['Cushion', 'None Selected'],
  ]);
});

test('SUMM-02, SUMM-04, SUMM-05: dimensions in both systems, and origin and features of the chosen material', async () => {
  const html = await pageWith([{ optionType: 'fabric' }], '?option.31=1201');
  const details = html.slice(html.indexOf('id="product-dimensions"'));
  const [head, width] = wordsIn(details, /<tr.*?<\/tr>/gs);
  expect([head, width]).toEqual([
    ['Dimension', 'Standard', 'Metric'],
    ['Width', '89 in', '226.1 cm'],
  ]);
  const material = wordsIn(details.slice(details.indexOf('id="product-material"')), /<dt.*?<\/dd>/gs);
  expect(material).toContainEqual(['Origin', 'Woven in Belgium']);
  expect(material).toContainEqual(['Features', 'Breathes in summer']);
});

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

test('OPT-12: with two options every drawer of the page is open, with three none', async () => {
  const two = await pageWith([{}, {}]);
  const three = await pageWith([{}, {}, {}]);
  expect([two, three].map((html) => count(html, /aria-expanded="true"/g))).toEqual([2, 0]);
});

test('PICK-04: an option of images shows a picture for each choice, an option of text shows none', async () => {
  const images = await pageWith([{ optionExperience: 'image' }, { optionExperience: 'image' }]);
  const text = await pageWith([{ optionExperience: 'text' }, { optionExperience: 'text' }]);
  const pictures = (html: string) => count(html, /<label[^>]*>(?:(?!<\/label>).)*<img/gs);
  expect(pictures(text)).toBe(0);
  expect(pictures(images)).toBeGreaterThan(0);
});

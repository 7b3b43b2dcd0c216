import { examples } from '@settee/contract/examples';
import type { Option, ProductPage } from '@settee/domain';
import { expect, test } from 'vitest';
import { testShop } from './testing.ts';

const page = examples['options.product']?.reply as ProductPage;

/** Returns the server HTML of a product page with one drawer per option. */
async function pageWith(options: readonly Partial<Option>[]): Promise<string> {
  const [first] = page.options;
  const drawers = options.map((option, at) => ({
    ...first,
    optionCode: 31 + at,
    optionSequence: at + 1,
    optionType: 'leg',
    ...option,
  }));
  const reply = { ...page, canonicalUrl: '/alder-sofa/s1001', options: drawers };
  const { shop } = testShop({ 'options.product': () => Response.json(reply) });
  return (await shop.request('http://localhost/alder-sofa/s1001')).text();
}

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

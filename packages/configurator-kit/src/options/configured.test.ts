import { choose } from '@settee/domain';
import { expect, test } from 'vitest';
import { pageFixture } from '../fixtures/product.ts';
import { getAvailability, getImage, getPrice } from './configured.ts';

const page = pageFixture('main');
const [, large = { currentPrice: 0, regularPrice: 0 }] = page.skus;

test.each([
  [{}, 174900, true],
  [{ 11: 3002 }, 194900, true],
  [{ 11: 3002, 12: 1203 }, 204900, true],
  [{ 11: 3002, 12: 1203, 13: 2004 }, 213900, false],
] as const)('the price of %o is %i cents', (choices, currentPrice, isPriceFrom) => {
  expect(getPrice(page, choices)).toMatchObject({ currentPrice, isPriceFrom });
});

test('skus that hold what the loaded choices add are not charged for them twice', () => {
  const loaded = { 11: 3002, 12: 1203, 13: 2001 };
  const options = page.options.map((option) => ({
    ...option,
    choiceCode: choose(loaded, 0, 0)[option.optionCode] ?? null,
  }));
  const skus = page.skus.map((sku) => ({ ...sku, currentPrice: sku.currentPrice + 10000 }));
  const complete = pageFixture('main', { options, skus, currentPrice: large.currentPrice + 10000, isPriceFrom: false });
  expect(getPrice(complete, loaded).currentPrice).toBe(204900);
  expect(getPrice(complete, choose(loaded, 12, 1101)).currentPrice).toBe(194900);
  expect(getPrice(complete, choose(loaded, 13, 2004)).currentPrice).toBe(213900);
});

const files = (name: string) => ({
  avif: [{ width: 640, url: `/${name}.avif` }],
  webp: { width: 640, url: `/${name}.webp` },
});
const pictured = {
  ...page,
  configuredPictures: {
    1203: { alt: 'in Rust', ...files('rust') },
    2002: { alt: 'with Walnut legs', ...files('walnut') },
  },
};

test.each([
  [{ 12: 1203, 13: 2002 }, 'rust', 'walnut'],
  [{ 12: 1203, 13: 2001 }, 'rust', undefined],
  [{ 13: 2002 }, undefined, 'walnut'],
  [{ 12: 1303, 13: 2001 }, undefined, undefined],
] as const)('the picture of %o shows the cover %s and the leg %s', (choices, cover, leg) => {
  const image = getImage(pictured, choices);
  expect(image?.webp).toEqual(cover ? files(cover).webp : page.gallery[0]?.webp);
  expect(image?.overlay).toEqual(leg && files(leg));
});

test('with nothing chosen the picture is the hero', () => {
  expect(getImage(page, {})).toBe(page.gallery[0]);
});

test('availability follows the chosen sku, and the page’s own fuller message stays while it is true', () => {
  const estimate = { ...page, availabilityMessage: 'Made for you. Arrives in 5 to 7 weeks. Arrives Nov 2' };
  expect(getAvailability(estimate, { 11: 3002 })).toBe(estimate.availabilityMessage);
  expect(getAvailability(estimate, { 11: 3003 })).toBe('Made for you. Arrives in 9 to 11 weeks');
});

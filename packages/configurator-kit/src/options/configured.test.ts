import { expect, test } from 'vitest';
import { pageFixture } from '../fixtures/product.ts';
import { getAvailability, getImage } from './configured.ts';

const page = pageFixture('main');

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

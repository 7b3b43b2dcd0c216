import { expect, test } from 'vitest';
import { carouselLayouts } from './layouts.ts';

test.each([
  ['CAROUS-18: standard', carouselLayouts.standard, { base: 1, xl: 2 }],
  ['CAROUS-19: showcase', carouselLayouts.showcase, { base: 2, m: 4, xl: 6 }],
  ['CAROUS-19: cross-sell', carouselLayouts.crossSell, { base: 2, m: 4, xl: 6 }],
  ['CAROUS-20: showcase on a listing', carouselLayouts.listing, 2],
  ['CAROUS-22: product', carouselLayouts.product, { base: 2.5, m: 4 }],
  ['CAROUS-23: terms', carouselLayouts.terms, 1],
  ['CAROUS-24: double dare', carouselLayouts.doubleDare, 1],
] as const)('%s', (_, layout, slides) => {
  expect(layout).toEqual(slides);
});

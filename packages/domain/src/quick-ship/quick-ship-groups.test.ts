import { expect, test } from 'vitest';
import type { QuickShip, QuickShipItem } from './quick-ship.ts';
import { quickShipGroups } from './quick-ship-groups.ts';

const image = {
  alt: '',
  width: 4,
  height: 3,
  color: '#d9cfc0',
  placeholder: '',
  avif: [],
  webp: { width: 4, url: '' },
};
const images = { desktop: '', desktopHiRes: '', mobile: '', mobileHiRes: '' };
const getItem = (sku: number): QuickShipItem => ({
  title: 'Alder Sofa',
  priceDisplayString: '$2,049.00',
  images,
  sku,
  availabilityDisplayString: '',
  selectedOptionChoices: [],
  picture: image,
});
const quickShipOf = (available: readonly number[], backordered: readonly number[]): QuickShip => ({
  availableItems: available.map(getItem),
  backorderedItems: backordered.map(getItem),
  inStockMessage: 'Ready',
  backorderedMessage: 'Later',
  zipCode: '',
});

test.each([
  [[1, 2], [3], ['inStock Ready 1,2', 'backordered Later 3']],
  [[1], [], ['inStock Ready 1']],
  [[], [3], ['backordered Later 3']],
  [[], [], []],
] as const)('QSHIP-07, QSHIP-09: with %j in stock and %j back-ordered %j is shown', (available, backordered, shown) => {
  const groups = quickShipGroups(quickShipOf(available, backordered));
  expect(groups.map(({ kind, message, items }) => `${kind} ${message} ${items.map(({ sku }) => sku)}`)).toEqual(shown);
});

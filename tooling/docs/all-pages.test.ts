import { expect, test } from 'vitest';
import { screens } from '../../apps/storefront/e2e/screens.ts';
import { pageAt, pages } from '../../apps/storefront/src/routes.ts';

/** A tool of the staff, and a checklist on cb2: its only registry is a housewarming, which has none. */
const withoutScreen = {
  main: ['debug/specialorder'],
  cb2: ['debug/specialorder', 'gift-registry/checklist'],
};

test.each(['main', 'cb2'] as const)('every page is among the inspected screens of %s', (brand) => {
  const shown = screens
    .filter(({ brands }) => brands?.includes(brand) ?? true)
    .map(({ path }) => pageAt(new URL(typeof path === 'string' ? path : path[brand], 'http://localhost').pathname))
    .map(({ page }) => page.file);
  const missing = pages.map(({ file }) => file).filter((file) => !shown.includes(file));
  expect(missing.sort()).toEqual(withoutScreen[brand]);
});

test('each screen has a name that no other has', () => {
  const ids = screens.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

import { expect, test } from 'vitest';
import { sampleSwatch } from '../../fixtures/swatches.ts';
import { hasAvailableSwatch, recentFamily, swatchFamilies, getSwatches } from './families.ts';

const form = {
  FabricsByName: {
    Linen: [sampleSwatch(1), sampleSwatch(2)],
    Wool: [],
    [recentFamily]: [sampleSwatch(2)],
    Bouclé: [sampleSwatch(3, 'no')],
  },
};

test("SWATCH-16: 'Recently Viewed Fabrics' is listed first, families without a swatch are not", () => {
  expect(swatchFamilies(form).map(({ name }) => name)).toEqual(['Recently Viewed Fabrics', 'Linen', 'Bouclé']);
});

test('SWATCH-16: a swatch recently viewed and in its family counts once', () => {
  expect(getSwatches(form).map(({ ChoiceCode }) => ChoiceCode)).toEqual([2, 1, 3]);
});

test.each([
  [form, true],
  [{ FabricsByName: { Bouclé: [sampleSwatch(3, 'no')] } }, false],
  [{ FabricsByName: {} }, false],
])('whether something can be ordered (%#)', (given, isThere) => {
  expect(hasAvailableSwatch(given)).toBe(isThere);
});

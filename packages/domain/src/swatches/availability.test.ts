import { expect, test } from 'vitest';
import { sampleSwatch } from '../../fixtures/swatches.ts';
import { areSwatchesOffered, hasSwatch, isSwatchAvailable } from './availability.ts';

const attribute = (value: string) => ({ attributeId: 'swatch-in-stock', value });
const choice = (value: string) => ({ attributes: [attribute(value)] });
const without = { attributes: [{ attributeId: 'delivery', value: 'yes' }] };

test.each([
  ['SWATCH-09', 'yes', true],
  ['SWATCH-09', 'Yes', true],
  ['SWATCH-10', 'no', false],
  ['SWATCH-10', 'No', false],
  ['an unknown value', 'soon', false],
])('%s: with the attribute %j a swatch is available: %s', (_, value, isAvailable) => {
  expect(isSwatchAvailable(sampleSwatch(1, value))).toBe(isAvailable);
  expect(hasSwatch(choice(value))).toBe(isAvailable);
  expect(hasSwatch({ choiceAttibutes: [attribute(value)] })).toBe(isAvailable);
});

test('a choice without the attribute has no swatch', () => {
  expect([hasSwatch(without), hasSwatch({})]).toEqual([false, false]);
  expect(isSwatchAvailable({ Attributes: [] })).toBe(false);
});

test.each([
  ['every choice says no', [choice('no'), choice('no')], true, false],
  ['one says yes', [choice('no'), choice('yes')], true, true],
  ['one says nothing', [choice('no'), without], true, true],
  ['every choice says no, on main', [choice('no'), choice('no')], false, true],
])('SWATCH-08: %s, cb2 %o: ordering is offered: %s', (_, choices, isCb2, isOffered) => {
  expect(areSwatchesOffered(choices, { isCb2 })).toBe(isOffered);
});

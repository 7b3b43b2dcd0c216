import { expect, test } from 'vitest';
import { sampleSwatch } from '../../fixtures/swatches.ts';
import { maxSwatches } from './limits.ts';
import { validateSelection, validateSwatch, isSelectionFull, isSwatchDisabled, startSelection } from './selection.ts';

test.each([
  ['SWATCH-20: available', sampleSwatch(7), [7]],
  ['SWATCH-21: not available', sampleSwatch(7, 'no'), []],
  ['SWATCH-21: missing', null, []],
])('the default swatch is %s', (_, DefaultSwatch, selection) => {
  expect(startSelection({ DefaultSwatch })).toEqual(selection);
});

test('SWATCH-22: a check adds a swatch once, an uncheck takes it out', () => {
  expect(validateSwatch([1], 2, true)).toEqual([1, 2]);
  expect(validateSwatch([1, 2], 1, true)).toEqual([2, 1]);
  expect(validateSwatch([1, 2], 1, false)).toEqual([2]);
  expect(validateSwatch([2], 1, false)).toEqual([2]);
});

test.each([
  ['free', sampleSwatch(9), [1, 2, 3, 4], false],
  ['SWATCH-23: the order is full', sampleSwatch(9), [1, 2, 3, 4, 5], true],
  ['SWATCH-23: selected, so that it can be unchecked', sampleSwatch(5), [1, 2, 3, 4, 5], false],
  ['SWATCH-10: not available', sampleSwatch(9, 'no'), [], true],
])('a swatch is %s: disabled %4$s', (_, swatch, selection, isDisabled) => {
  expect(isSwatchDisabled(swatch, selection)).toBe(isDisabled);
});

test.each([
  ['nothing', [], 'none', false],
  ['one', [1], null, false],
  ['four', [1, 2, 3, 4], null, false],
  ['SWATCH-24: five go', [1, 2, 3, 4, 5], null, true],
  ['SWATCH-24: six do not', [1, 2, 3, 4, 5, 6], 'too-many', true],
])('%s: the selection %j is %s', (_, selection, problem, isFull) => {
  expect(maxSwatches).toBe(5);
  expect(validateSelection(selection)).toBe(problem);
  expect(isSelectionFull(selection)).toBe(isFull);
});

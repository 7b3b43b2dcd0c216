import { expect, test } from 'vitest';
import { defaultOpenDrawers, isDrawerClosable } from './default-open.ts';
import type { OptionType } from './option.ts';

/** Drawers numbered from 1 in the order given. */
function drawers(...types: OptionType[]) {
  return types.map((optionType, index) => ({ optionCode: index + 1, optionType, optionSequence: index + 1 }));
}

test.each([
  ['OPT-08', drawers('depth', 'fabric', 'leg'), [1]],
  ['OPT-08', drawers('cushion', 'leather', 'leg', 'depth'), [1]],
  ['OPT-09', drawers('depth', 'size', 'fabric'), [2]],
  ['OPT-09', drawers('fabric', 'leg', 'size'), [3]],
  ['OPT-10', drawers('leg'), [1]],
  ['OPT-11', drawers('leg', 'depth', 'color'), [3]],
  ['OPT-11', drawers('depth', 'fabric', 'color'), [1, 3]],
  ['OPT-12', drawers('leg', 'size'), [1, 2]],
  ['OPT-15', drawers('leg', 'size', 'depth'), []],
] as const)('%s: of the drawers %j those that start open are %j', (_id, options, open) => {
  expect(defaultOpenDrawers(options)).toEqual(open);
});

test('OPT-08: the first accordion is the first in sequence, regardless of the order of the options', () => {
  expect(defaultOpenDrawers(drawers('depth', 'fabric', 'leg').toReversed())).toEqual([1]);
});

test.each([[drawers('leg')], [drawers('leg', 'color')], [drawers('size', 'fabric', 'color')]])(
  'OPT-13: the close-drawers setting closes every drawer of %j',
  (options) => {
    expect(defaultOpenDrawers(options, true)).toEqual([]);
  },
);

test('OPT-14: the accordion of a single-option product cannot be closed, others can', () => {
  expect([isDrawerClosable(drawers('fabric')), isDrawerClosable(drawers('fabric', 'leg'))]).toEqual([false, true]);
});

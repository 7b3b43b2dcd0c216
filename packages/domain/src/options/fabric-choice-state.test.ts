import { expect, test } from 'vitest';
import type { Option } from './option.ts';
import { defaultItemKey, type FabricChoiceStates, getFabricChoiceState } from './fabric-choice-state.ts';

const option = (optionCode: number, optionSequence: number, ...codes: number[]) =>
  ({
    optionCode,
    optionSequence,
    choiceGroups: [{ choices: codes.map((code) => ({ code, matchingSkus: [1] })) }],
    allChoiceMatchingSkus: [1],
  }) as unknown as Option;
const size = option(11, 1, 3001);
const fabric = option(12, 2, 1101, 1102);

test('OPT-23: the state is stored under item-0 and contains choices by option sequence, all groups and sort type 1', () => {
  const states: FabricChoiceStates = { [defaultItemKey]: getFabricChoiceState([fabric, size], { 11: 3001 }, fabric) };
  expect(states['item-0']).toEqual({
    selectedProduct: { 1: expect.objectContaining({ code: 3001 }) },
    allFabricChoiceGroups: fabric.choiceGroups,
    fabricChoiceGroups: fabric.choiceGroups,
    sortFilterType: 1,
    isAllOptionsSelected: false,
  });
});

test('OPT-19: it says when every option is chosen', () => {
  const { isAllOptionsSelected, selectedProduct } = getFabricChoiceState(
    [size, fabric],
    { 11: 3001, 12: 1102 },
    fabric,
  );
  expect(isAllOptionsSelected).toBe(true);
  expect(Object.values(selectedProduct).map(({ code }) => code)).toEqual([3001, 1102]);
});

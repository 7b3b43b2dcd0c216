import { expect, test } from 'vitest';
import { option, sofa } from '../../fixtures/sofa.ts';
import { getClashes, nearestConfiguration } from './nearest-configuration.ts';
import { matchingSkus } from './matching-skus.ts';
import { getChoice } from './configuration.ts';

test.each([
  ['goes as it stands', { 12: 1201 }, 13, 2001, { 12: 1201, 13: 2001 }, []],
  ['one other gives way', { 11: 3001, 13: 2001 }, 12, 1202, { 11: 3002, 13: 2001, 12: 1202 }, [11]],
  ['the fewest give way', { 11: 3002, 12: 1202 }, 13, 2004, { 11: 3003, 12: 1202, 13: 2004 }, [11]],
  ['what is open stays open', { 11: 3001 }, 13, 2004, { 11: 3003, 13: 2004 }, [11]],
  ['the choice itself is replaced', { 13: 2001 }, 13, 2004, { 13: 2004 }, []],
] as const)('the nearest configuration: %s', (_, configuration, optionCode, choiceCode, nearest, changed) => {
  const found = nearestConfiguration(sofa, configuration, optionCode, choiceCode);
  expect(found?.configuration).toEqual(nearest);
  expect(found?.changed.map((each) => each.option.optionCode)).toEqual(changed);
  expect(matchingSkus(sofa, found?.configuration ?? {})).not.toEqual([]);
});

test.each([
  [12, 1203],
  [12, 4242],
  [99, 1],
])('a choice that is disabled or unknown (%i, %i) has no nearest configuration', (optionCode, choiceCode) => {
  expect(nearestConfiguration(sofa, { 11: 3001 }, optionCode, choiceCode)).toBeNull();
});

test.each([
  [{ 11: 3001 }, 12, 1202, [3001]],
  [{ 11: 3001, 12: 1201 }, 13, 2004, [3001]],
  [{ 11: 3003 }, 13, 2004, []],
  [{}, 13, 2004, []],
])('with %j, choice %i/%i clashes with %j', (configuration, optionCode, choiceCode, clashes) => {
  const requested = sofa.find((each) => each.optionCode === optionCode) ?? option(0, 'leg', 0, []);
  const choice = getChoice(requested, choiceCode);
  expect(choice).not.toBeNull();
  if (choice)
    expect(getClashes(sofa, configuration, requested, choice).map((each) => each.choice.code)).toEqual(clashes);
});

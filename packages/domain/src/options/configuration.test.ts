import { expect, test } from 'vitest';
import {
  choose,
  getConfiguration,
  findFirstMissingOption,
  isAllOptionsSelected,
  isSameConfiguration,
  selectionSummary,
  clearChoice,
  unselectedOptions,
} from './configuration.ts';
import { sofa } from '../../fixtures/sofa.ts';

const whole = { 11: 3002, 12: 1201, 13: 2001 };

test('a configuration is changed by making another one', () => {
  const partial = { 11: 3002 };
  expect(choose(partial, 12, 1201)).toEqual({ 11: 3002, 12: 1201 });
  expect(choose(partial, 11, 3001)).toEqual({ 11: 3001 });
  expect(clearChoice(whole, 11)).toEqual({ 12: 1201, 13: 2001 });
  expect(clearChoice(partial, 99)).toEqual(partial);
  expect(partial).toEqual({ 11: 3002 });
});

test('the choices of the backend make a configuration', () => {
  const chosen = sofa.map((option) => ({ ...option, choiceCode: option.optionCode === 13 ? null : 7 }));
  expect(getConfiguration(chosen)).toEqual({ 11: 7, 12: 7 });
});

test.each([
  [{}, false],
  [{ 11: 3002, 12: 1201 }, false],
  [whole, true],
  [{ ...whole, 99: 1 }, true],
  [{ 11: 3002, 12: 1201, 99: 1 }, false],
  [{ ...whole, 13: 9999 }, false],
])('of the configuration %j all options are selected: %s', (configuration, isAll) => {
  expect(isAllOptionsSelected(sofa, configuration)).toBe(isAll);
});

test('OPT-16: the options without a choice that exists, in sequence', () => {
  const reversed = sofa.toReversed();
  expect(unselectedOptions(reversed, {})).toEqual([11, 12, 13]);
  expect(unselectedOptions(reversed, { ...whole, 12: 9999, 99: 1 })).toEqual([12]);
  expect(unselectedOptions(reversed, whole)).toEqual([]);
});

test('the first option left unchosen, in sequence', () => {
  expect(findFirstMissingOption(sofa, {})?.optionCode).toBe(11);
  expect(findFirstMissingOption(sofa, { 11: 3002 })?.optionCode).toBe(12);
  expect(findFirstMissingOption(sofa, whole)).toBeNull();
});

test('the summary lists every option in sequence, chosen or not', () => {
  const lines = selectionSummary(sofa, { 12: 1201, 13: 4242 });
  expect(lines.map(({ optionCode, title, choice }) => [optionCode, title, choice?.title ?? null])).toEqual([
    [11, 'Option 11', null],
    [12, 'Option 12', 'Choice 1201'],
    [13, 'Option 13', null],
  ]);
});

test.each([
  [{ 13: 2001, 12: 1201, 11: 3002 }, true],
  [{ ...whole, 13: 2002 }, false],
  [{ 11: 3002, 12: 1201 }, false],
  [{ ...whole, 14: 1 }, false],
  [{ 11: 3002, 12: 1201, 99: 2001 }, false],
])('QSHIP-05: %j is the same configuration: %s', (other, isSame) => {
  expect(isSameConfiguration(whole, other)).toBe(isSame);
});

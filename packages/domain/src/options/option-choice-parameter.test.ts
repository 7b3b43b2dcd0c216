import { expect, test } from 'vitest';
import { optionChoiceParameter, parseOptionChoiceParameter } from './option-choice-parameter.ts';
import { sofa } from '../../fixtures/sofa.ts';

test.each([
  [{}, ''],
  [{ 12: 1201 }, '12-1201'],
  [{ 12: 1201, 13: 2001, 11: 3002 }, '11-3002_12-1201_13-2001'],
  [{ 12: 4242, 99: 1, 13: 2001 }, '13-2001'],
])('the configuration %j is written %j, in the sequence of the options', (configuration, text) => {
  expect(optionChoiceParameter(sofa, configuration)).toBe(text);
});

test.each([
  ['', {}],
  ['12-1201', { 12: 1201 }],
  ['11-3002_12-1201_13-2001', { 11: 3002, 12: 1201, 13: 2001 }],
  ['12-1201_', null],
  ['_12-1201', null],
  ['12-1201_12-1202', null],
  ['12-1201,13-2001', null],
  ['12--1', null],
  ['12-1e3', null],
  ['12-9999999999999', null],
  ['１２-1201', null],
  ['__proto__-1', null],
  ['12-1201</script>', null],
  ['NaN-NaN', null],
  ['😀', null],
])('the word %j reads as %j', (text, configuration) => {
  expect(parseOptionChoiceParameter(text)).toEqual(configuration);
});

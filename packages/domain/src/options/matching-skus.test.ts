import { expect, test } from 'vitest';
import { compatibleChoices, configuredSku, conflictingOptions, matchingSkus } from './matching-skus.ts';
import { option, sofa } from '../../fixtures/sofa.ts';

const [fabric, size, leg] = sofa;

test.each([
  [{}, [101, 102, 103]],
  [{ 12: 1202 }, [102, 103]],
  [{ 12: 1202, 13: 2004 }, [103]],
  [{ 11: 3001 }, [101]],
  [{ 11: 3001, 12: 1202 }, []],
  [{ 11: 4242, 99: 1 }, [101, 102, 103]],
])('the configuration %j matches the skus %j', (configuration, skus) => {
  expect(matchingSkus(sofa, configuration).toSorted()).toEqual(skus);
});

test('the list of matching skus of an option takes precedence over its choices', () => {
  expect(matchingSkus([...sofa, option(14, 'depth', 4, [], { allChoiceMatchingSkus: [102, 999] })], {})).toEqual([102]);
});

test.each([
  [{ 11: 3002 }, 102],
  [{ 12: 1202, 13: 2004 }, 103],
  [{ 12: 1201 }, null],
  [{ 11: 3001, 12: 1202 }, null],
])('the configuration %j resolves to the sku %j', (configuration, sku) => {
  expect(configuredSku(sofa, configuration)).toBe(sku);
});

test('a choice is compatible when it matches the other selected choices and is not disabled', () => {
  expect(size && [...compatibleChoices(sofa, { 12: 1202 }, size)]).toEqual([3002, 3003]);
  expect(size && [...compatibleChoices(sofa, { 11: 3003, 12: 1202 }, size)]).toEqual([3002, 3003]);
  expect(fabric && [...compatibleChoices(sofa, { 11: 3001 }, fabric)]).toEqual([1201]);
  expect(leg && [...compatibleChoices(sofa, { 11: 3001 }, leg)]).toEqual([2001]);
});

test.each([
  [{ 11: 3003, 12: 1202, 13: 2004 }, []],
  [{ 11: 3001, 12: 1202 }, [11, 12]],
  [{ 11: 3001, 12: 1201, 13: 2004 }, [11, 13]],
  [{ 11: 3001, 12: 1202, 13: 2004 }, [11]],
])('of the configuration %j the options in conflict are %j', (configuration, optionCodes) => {
  expect(conflictingOptions(sofa, configuration)).toEqual(optionCodes);
});

import { expect, test } from 'vitest';
import { configurationQuery, parseConfigurationQuery, validConfiguration } from './configuration-query.ts';
import { sofa } from '../../fixtures/sofa.ts';

test.each([
  [{}, ''],
  [{ 12: 1201 }, 'option.12=1201'],
  [{ 13: 2001, 12: 1202, 11: 3002 }, 'option.11=3002&option.12=1202&option.13=2001'],
])('the configuration %j is serialized to the URL as %j and parsed again', (configuration, query) => {
  expect(configurationQuery(sofa, configuration)).toBe(query);
  expect(parseConfigurationQuery(query, sofa)).toEqual(configuration);
  expect(parseConfigurationQuery(`?utm=1&${query}&x`, sofa)).toEqual(configuration);
});

test.each([
  ['option%2E12=1201', { 12: 1201 }],
  ['option.12=1201&option.12=1202', { 12: 1201 }],
  ['option.12=1201&option.99=1', { 12: 1201 }],
  ['option.12=4242', {}],
  ['option.12=1203', {}],
  ['option.12=1202&option.11=3001', { 11: 3001 }],
  ['option.12=', {}],
  ['option.12=1201</script>', {}],
  ['option.12=%00', {}],
  ['option.12=１２０１', {}],
  ['option.12=NaN&option.13=1e3', {}],
  ['option.12=99999999999999999999', {}],
  ['option.__proto__=1201&option.constructor=1', {}],
  ['%E0%A4%A&option.13=2001', { 13: 2001 }],
  ['😀=😀', {}],
  ['&'.repeat(100_000), {}],
])('the query %j reads as %j', (query, configuration) => {
  expect(parseConfigurationQuery(query, sofa)).toEqual(configuration);
});

test('of incompatible choices the choice of the earlier option is used', () => {
  expect(validConfiguration(sofa, { 11: 3001, 12: 1202, 13: 2004 })).toEqual({ 11: 3001 });
  expect(validConfiguration(sofa, { 12: 1202, 13: 2004 })).toEqual({ 12: 1202, 13: 2004 });
});

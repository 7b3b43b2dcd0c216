import { expect, test } from 'vitest';
import { fabricGroups, fabricSorts } from './fabric.ts';
import { freeSwatchesUrl } from './free-swatches-url.ts';
import {
  allFabrics,
  fabricQuery,
  fabricsUrl,
  parseFabricQuery,
  withFabricValues,
  withoutFabricFilters,
} from './fabric-query.ts';

const read = (text: string) => parseFabricQuery(new URLSearchParams(text));
const two = { values: { features: ['washable', 'natural'], colorgroup: ['blue'] }, sort: 'name', page: 2 } as const;

test('FABRIC-03: fabrics are filtered by three groups and sorted', () => {
  expect(fabricGroups).toEqual(['features', 'colorgroup', 'fabrictype']);
  expect(fabricSorts[0]).toBe(allFabrics.sort);
  expect(read('features=a&colorgroup=b&fabrictype=c&sort=color')).toEqual({
    values: { features: ['a'], colorgroup: ['b'], fabrictype: ['c'] },
    sort: 'color',
    page: 1,
  });
});

test.each([
  ['nothing', allFabrics, ''],
  ['one value', { ...allFabrics, values: { fabrictype: ['linen'] } }, 'fabrictype=linen'],
  ['several', two, 'features=washable+natural&colorgroup=blue&sort=name&page=2'],
  ['an empty group', { ...allFabrics, values: { features: [] } }, ''],
])('FABRIC-04: filters combine into group=key1+key2 parts joined with &: %s', (_, query, text) => {
  expect(fabricQuery(query)).toBe(text);
  expect(read(text)).toEqual({ ...query, values: text === '' ? {} : query.values });
  expect(fabricsUrl(query)).toBe(text === '' ? freeSwatchesUrl : `${freeSwatchesUrl}?${text}`);
});

test.each([
  ['a plus sign that was encoded', 'colorgroup=blue%2Bgreen', { colorgroup: ['blue', 'green'] }],
  ['a value twice', 'colorgroup=blue+blue', { colorgroup: ['blue'] }],
  ['what is no key', 'colorgroup=<b>+Blue+a--b+-+blue+%F0%9F%9B%8B', { colorgroup: ['blue'] }],
  ['another group', 'color=blue&__proto__=x', {}],
  ['markup', 'features=</script>', {}],
  ['too much', `features=${'a+'.repeat(900)}b`, { features: ['a'] }],
])('a URL with %s applies only its valid parts', (_, text, values) => {
  expect(read(text).values).toEqual(values);
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e9', 1],
  ['page=99999', 1],
  ['page=2.5', 1],
  ['page=x', 1],
])('the page of %j is %i', (text, page) => {
  expect(read(text).page).toBe(page);
});

test('an invalid sort order falls back to the default', () => {
  expect(read('sort=price').sort).toBe('featured');
});

test('a new filter starts at the first page; clearing preserves the sort order', () => {
  expect(withFabricValues(two, 'features', ['soft'])).toEqual({
    values: { features: ['soft'], colorgroup: ['blue'] },
    sort: 'name',
    page: 1,
  });
  expect(withFabricValues(two, 'colorgroup', []).values).toEqual({ features: ['washable', 'natural'] });
  expect(withoutFabricFilters(two)).toEqual({ values: {}, sort: 'name', page: 1 });
});

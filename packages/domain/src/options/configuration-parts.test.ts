import { expect, test } from 'vitest';
import { sofa } from '../../fixtures/sofa.ts';
import { compare, maxCompared, isCompared, removeFromCompare, type CompareList } from './compare-list.ts';
import { otherProductsUrl } from './fabric-info.ts';
import { materialFeatures } from './material-feature.ts';
import { selectionPayloads } from './selection-payload.ts';
import { changeSummary, initSummary, resetSummary } from './summary-options.ts';

test('CMPR-01: a compare list contains products by sku without duplicates, four at most, in insertion order', () => {
  const product = (sku: number) => ({ sku, name: `Product ${sku}` });
  const skus = [300, 100, 200, 100, 500, 400];
  const list = skus.reduce<CompareList<{ sku: number }>>((all, sku) => compare(all, sku, product(sku)), []);
  expect(list.map(([key]) => key)).toEqual([300, 100, 200, 500]);
  expect(list).toHaveLength(maxCompared);
  expect(list.every(([key, { sku }]) => key === sku)).toBe(true);
  expect([isCompared(list, 100), isCompared(list, 400)]).toEqual([true, false]);
  expect(removeFromCompare(list, 100).map(([key]) => key)).toEqual([300, 200, 500]);
  expect(removeFromCompare(list, 999)).toHaveLength(4);
});

test('SUMM-03: summaries are held per key, and a reset returns one of them to its initialOptions', () => {
  let held = initSummary({}, '101', { 12: 1201 });
  held = initSummary(held, '102', { 13: 2001 });
  held = changeSummary(held, '101', { 12: 1202, 13: 2004 });
  held = changeSummary(held, '102', {});
  held = initSummary(held, '101', { 11: 3001 });
  held = changeSummary(held, 'unknown', { 1: 1 });
  expect(held).toEqual({
    101: { initialOptions: { 12: 1201 }, options: { 12: 1202, 13: 2004 } },
    102: { initialOptions: { 13: 2001 }, options: {} },
  });
  expect(resetSummary(held, '101')).toEqual({ ...held, 101: { initialOptions: { 12: 1201 }, options: { 12: 1201 } } });
  expect(resetSummary(held, 'toString')).toEqual(held);
});

test('SUMM-06: a feature of a material has a name and the id of its mark', () => {
  expect(materialFeatures(['Softens with use', 'Wipes clean', 'Made in a mill'])).toEqual([
    { name: 'Softens with use', svgId: 'soft' },
    { name: 'Wipes clean', svgId: 'clean' },
    { name: 'Made in a mill', svgId: 'check' },
  ]);
});

test('CHOICE-09: the payload of a selection says option, type, choice, source, sequence and skus', () => {
  const [size, fabric, ...others] = selectionPayloads(sofa, { 12: 1201, 11: 3001, 99: 1 });
  expect(others).toEqual([]);
  expect([size?.optionCode, fabric?.optionCode].toSorted()).toEqual([11, 12]);
  for (const payload of [size, fabric]) {
    expect(Object.keys(payload ?? {}).toSorted()).toEqual(
      'allChoiceMatchingSkus,choiceCode,matchingSkus,optionCode,optionSequence,optionType,source'.split(','),
    );
  }
  expect(selectionPayloads(sofa, { 11: 3001 })).toMatchObject([{ choiceCode: 3001, matchingSkus: [101] }]);
});

test.each([
  ['/fabric', '/swatch', '/fabric'],
  ['', '/swatch', '/swatch'],
  ['', '', null],
  [null, '/swatch', '/swatch'],
])(
  'FLY-06: with fabricPlpURL %j and shopThisSwatchUrl %j the link target is %j',
  (fabricPlpURL, shopThisSwatchUrl, to) => {
    expect(otherProductsUrl(fabricPlpURL === null ? null : { fabricPlpURL }, { shopThisSwatchUrl })).toBe(to);
  },
);

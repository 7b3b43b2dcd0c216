import { expect, test } from 'vitest';
import { compareUrl, parseComparedSkus } from './compared-skus.ts';
import { isDifferent, toComparisonRows } from './comparison-rows.ts';

test.each([
  ['', []],
  ['100101', [100101]],
  ['100101,100201', [100101, 100201]],
  ['5,1,4,2,3', [5, 1, 4, 2]],
  ['7,7,7,8', [7, 8]],
  ['x,0,-1,1.5,1e3,12345678901, 9,8', [8]],
])('CMPR-01: the compared products of %j are %j', (text, skus) => {
  expect(parseComparedSkus(text)).toEqual(skus);
});

test('the address of a comparison has its products', () => {
  expect(compareUrl([100101, 100201])).toBe('/compare?skus=100101,100201');
  expect(compareUrl([])).toBe('/compare');
});

test('rows are the union of all labels; a product without a label has an empty value', () => {
  const rows = toComparisonRows([
    [
      { label: 'Width', text: '89 in' },
      { label: 'Depth', text: '38 in' },
    ],
    [
      { label: 'Depth', text: '38 in' },
      { label: 'Seat height', text: '17 in' },
    ],
  ]);
  expect(rows).toEqual([
    { label: 'Width', values: ['89 in', ''] },
    { label: 'Depth', values: ['38 in', '38 in'] },
    { label: 'Seat height', values: ['', '17 in'] },
  ]);
  expect(rows.filter(isDifferent).map(({ label }) => label)).toEqual(['Width', 'Seat height']);
});

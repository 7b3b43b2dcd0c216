import { expect, test } from 'vitest';
import { calculateTax, type TaxRates } from './calculate-tax.ts';
import type { TaxLine, TaxProductCode } from './tax.ts';

const rates: TaxRates = {
  IL: {
    jurisdictions: [{ name: 'Illinois', rate: 6250 }],
    averageLocal: 2610,
    counties: [
      {
        postalCodeStarts: ['606'],
        local: [
          { name: 'Cook County', rate: 1750 },
          { name: 'Chicago', rate: 1250 },
        ],
      },
    ],
    alsoTaxes: [],
  },
  QC: {
    jurisdictions: [
      { name: 'GST', rate: 5000 },
      { name: 'QST', rate: 9975 },
    ],
    averageLocal: 0,
    counties: [],
    alsoTaxes: ['shipping', 'installation'],
  },
};
const line = (id: string, amount: number, region: string, postalCode: string, code: TaxProductCode = 'goods') => {
  const shipTo = { country: 'USA' as const, region, postalCode };
  return { id, productCode: code, quantity: 1, amount, shipFrom: shipTo, shipTo } satisfies TaxLine;
};
const quote = (lines: readonly TaxLine[], certificateNumber = '') =>
  calculateTax({ siteCulture: 'USA', lines, exemption: certificateNumber ? { certificateNumber } : null }, rates);

test('a line has the taxes of its state, its county and its city', () => {
  expect(quote([line('a', 10_000, 'IL', '60601')])).toEqual({
    source: 'embedded',
    total: 925,
    lines: [
      {
        id: 'a',
        parts: [
          { jurisdiction: 'Illinois', rate: 6250, amount: 625 },
          { jurisdiction: 'Cook County', rate: 1750, amount: 175 },
          { jurisdiction: 'Chicago', rate: 1250, amount: 125 },
        ],
      },
    ],
  });
});

test('a postal code outside of the listed counties has the average of its state', () => {
  expect(quote([line('a', 10_000, 'IL', '62701')]).lines[0]?.parts).toMatchObject([
    { amount: 625 },
    { jurisdiction: 'IL local average', amount: 261 },
  ]);
});

test('each jurisdiction is rounded once per order, half up, and its lines add up to it', () => {
  const lines = Array.from({ length: 10 }, (_, index) => line(`${index}`, 10, 'QC', 'H2X 1Y4'));
  const { total, lines: taxed } = quote(lines);
  // 100 cents: 5 of GST and 9.975 of QST, which is 10.
  expect(total).toBe(15);
  const gst = taxed.map(({ parts }) => parts[0]?.amount);
  expect(gst).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
});

test.each([
  ['shipping', 'IL', 0],
  ['installation', 'IL', 0],
  ['shipping', 'QC', 1_498],
  ['installation', 'QC', 1_498],
  ['gift-card', 'QC', 0],
  ['gift-card', 'IL', 0],
] as const)('%s in %s', (code, region, total) => {
  expect(quote([line('a', 10_000, region, 'H2X 1Y4', code)]).total).toBe(total);
});

test('TENDER-22: an exempt order has no tax', () => {
  expect(quote([line('a', 10_000, 'IL', '60601')], 'E-991')).toMatchObject({
    total: 0,
    lines: [{ id: 'a', parts: [] }],
  });
});

test('each line is taxed where it is shipped to', () => {
  const [chicago, montreal] = quote([line('a', 10_000, 'IL', '60601'), line('b', 10_000, 'QC', 'H2X 1Y4')]).lines;
  expect(chicago?.parts.map(({ jurisdiction }) => jurisdiction)).toEqual(['Illinois', 'Cook County', 'Chicago']);
  expect(montreal?.parts.map(({ amount }) => amount)).toEqual([500, 998]);
});

test('README decision 18: a region without a rate is an error, not a rate of zero', () => {
  expect(() => quote([line('a', 10_000, 'Illinois', '60601')])).toThrow(RangeError);
});

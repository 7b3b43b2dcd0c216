import { expect, test } from 'vitest';
import { calculateTax } from './calculate-tax.ts';
import type { TaxRates } from './tax-rates.ts';
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
    clothing: null,
    alsoTaxes: ['assembly'],
  },
  QC: {
    jurisdictions: [
      { name: 'GST', rate: 5000 },
      { name: 'QST', rate: 9975 },
    ],
    averageLocal: 0,
    counties: [],
    clothing: null,
    alsoTaxes: ['shipping', 'delivery', 'assembly', 'installation'],
  },
  NY: {
    jurisdictions: [{ name: 'New York', rate: 4000 }],
    averageLocal: 4530,
    counties: [
      { postalCodeStarts: ['1'], local: [{ name: 'Others', rate: 1000 }] },
      { postalCodeStarts: ['100'], local: [{ name: 'New York City', rate: 4500 }], exemptsClothing: true },
      { postalCodeStarts: ['10'], local: [{ name: 'Tens', rate: 2000 }] },
    ],
    clothing: { upTo: 10_999, isWholeTaxedAbove: true, isLocalTaxed: true },
    alsoTaxes: ['shipping'],
  },
  MA: {
    jurisdictions: [{ name: 'Massachusetts', rate: 6250 }],
    averageLocal: 0,
    counties: [],
    clothing: { upTo: 17_500, isWholeTaxedAbove: false, isLocalTaxed: false },
    alsoTaxes: ['shipping'],
  },
  TN: {
    jurisdictions: [
      { name: 'Tennessee', rate: 7000 },
      { name: 'Single Article', rate: 2750, from: 160_000, upTo: 320_000 },
    ],
    averageLocal: 2550,
    counties: [],
    localPriceLimit: 160_000,
    clothing: null,
    alsoTaxes: ['shipping'],
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
        productCode: 'goods',
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
  ['delivery', 'IL', 0],
  ['installation', 'IL', 0],
  ['assembly', 'IL', 886],
  ['shipping', 'QC', 1_498],
  ['delivery', 'QC', 1_498],
  ['assembly', 'QC', 1_498],
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

test('the longest start of a postal code decides which county it is in (decision 14)', () => {
  const nameOf = (postalCode: string) => quote([line('a', 100, 'NY', postalCode)]).lines[0]?.parts[1]?.jurisdiction;
  expect(['10001', '10550', '14201', '00501'].map(nameOf)).toEqual([
    'New York City',
    'Tens',
    'Others',
    'NY local average',
  ]);
});

test('clothing is taxed as its state and its county tax it (decision 14)', () => {
  const totalOf = (amount: number, region: string, postalCode: string) =>
    quote([line('a', amount, region, postalCode, 'clothing')]).total;
  expect(totalOf(10_999, 'NY', '10001')).toBe(0);
  expect(totalOf(10_999, 'NY', '14201')).toBe(110);
  expect(totalOf(11_000, 'NY', '10001')).toBe(935);
  expect(totalOf(17_500, 'MA', '02108')).toBe(0);
  expect(totalOf(20_000, 'MA', '02108')).toBe(156);
  expect(totalOf(10_000, 'IL', '60601')).toBe(925);
});

test('the limit of untaxed clothing is that of one piece, after discounts (decision 14)', () => {
  const robes = { ...line('a', 21_998, 'NY', '10001', 'clothing'), quantity: 2 };
  expect(quote([robes]).total).toBe(0);
  expect(quote([{ ...robes, amount: 22_001 }]).total).toBe(1_870);
});

test('shipping is taxed with goods and untaxed when everything it ships is (decision 14)', () => {
  const robe = line('a', 10_000, 'MA', '02108', 'clothing');
  const pillow = line('b', 10_000, 'MA', '02108');
  const shipping = line('c', 1_000, 'MA', '02108', 'shipping');
  expect(quote([robe, shipping]).total).toBe(0);
  expect(quote([robe, pillow, shipping]).total).toBe(688);
  expect(quote([robe, { ...pillow, shipTo: { ...pillow.shipTo, postalCode: '02110' } }, shipping]).total).toBe(625);
});

test('local taxes end at the price limit of a piece, and higher prices have their own tax (decision 14)', () => {
  const partsOf = (amount: number, quantity: number, code: TaxProductCode = 'goods') =>
    quote([{ ...line('a', amount, 'TN', '37201', code), quantity }]).lines[0]?.parts.map((part) => part.amount);
  expect(partsOf(160_000, 1)).toEqual([11_200, 4_080]);
  expect(partsOf(500_000, 1)).toEqual([35_000, 4_400, 4_080]);
  expect(partsOf(500_000, 5)).toEqual([35_000, 12_750]);
  expect(partsOf(200_000, 1, 'shipping')).toEqual([14_000, 5_100]);
});

test('each line is taxed where it is shipped to', () => {
  const [chicago, montreal] = quote([line('a', 10_000, 'IL', '60601'), line('b', 10_000, 'QC', 'H2X 1Y4')]).lines;
  expect(chicago?.parts.map(({ jurisdiction }) => jurisdiction)).toEqual(['Illinois', 'Cook County', 'Chicago']);
  expect(montreal?.parts.map(({ amount }) => amount)).toEqual([500, 998]);
});

test('README decision 18: a region without a rate is an error, not a rate of zero', () => {
  expect(() => quote([line('a', 10_000, 'Illinois', '60601')])).toThrow(RangeError);
});

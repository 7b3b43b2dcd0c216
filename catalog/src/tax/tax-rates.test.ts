import { calculateTax, type TaxProductCode } from '@settee/domain';
import { expect, test } from 'vitest';
import { zipAreas } from '../postal-areas.ts';
import { taxRates } from './tax-rates.ts';
import counties from './us-counties.json' with { type: 'json' };

const { USA, CANADA } = taxRates;

/** Tax of 100 dollars, or of another amount, in cents. */
function taxOf(region: string, postalCode: string, productCode: TaxProductCode = 'goods', amount = 10_000): number {
  const shipTo = { country: 'USA', region, postalCode } as const;
  const line = { id: 'a', productCode, quantity: 1, amount, shipFrom: shipTo, shipTo };
  return calculateTax({ siteCulture: 'USA', lines: [line], exemption: null }, { ...USA, ...CANADA }).total;
}

test('each state with local taxes has the rates of at least one of its counties (decision 14)', () => {
  const states = Object.entries(USA).filter(([, { averageLocal }]) => averageLocal > 0);
  expect(states.filter(([, { counties: known }]) => known.length === 0).map(([state]) => state)).toEqual([]);
});

test('the rates of at least 200 counties are known (decision 14)', () => {
  const names = Object.entries(counties.regions).flatMap(([state, rows]) =>
    rows.map(({ county }) => `${county}, ${state}`),
  );
  expect(new Set(names).size).toBeGreaterThanOrEqual(200);
});

test('the postal codes of a county are in its state, and each is listed once (decision 14)', () => {
  const starts = Object.entries(USA).flatMap(([state, { counties: known }]) =>
    known.flatMap(({ postalCodeStarts }) => postalCodeStarts.map((start) => [state, start] as const)),
  );
  const elsewhere = starts.filter(([state, start]) => {
    const area = +start.slice(0, 3);
    return !zipAreas.some(([from, to, of]) => of === state && from <= area && area <= to);
  });
  expect(elsewhere).toEqual([]);
  expect(starts.filter(([, start]) => !/^\d{3,5}$/.test(start))).toEqual([]);
  expect(new Set(starts.map(([, start]) => start)).size).toBe(starts.length);
});

test.each([
  ['Chicago', 'IL', '60601', 10.25],
  ['Naperville', 'IL', '60540', 7.75],
  ['Buffalo', 'NY', '14201', 8.75],
  ['Hempstead', 'NY', '11550', 8.63],
  ['Long Beach', 'CA', '90802', 10.5],
  ['Irvine', 'CA', '92618', 7.75],
  ['Santa Ana', 'CA', '92701', 9.25],
  ['Tampa', 'FL', '33602', 7.5],
  ['Columbus', 'OH', '43215', 8],
  ['Nashville', 'TN', '37203', 9.75],
  ['Lakewood', 'CO', '80226', 7.5],
  ['Saint Paul', 'MN', '55101', 9.88],
  ['Erie, where only two other counties have a local tax', 'PA', '16501', 6],
  ['Milwaukee', 'WI', '53202', 7.9],
  ['Portland', 'OR', '97201', 0],
  ['Halifax', 'NS', 'B3J 1A1', 14],
  ['Montreal', 'QC', 'H2X 1Y4', 14.98],
  ['Vancouver', 'BC', 'V5K 0A1', 12],
  ['Calgary', 'AB', 'T2P 1J9', 5],
])('the rate in %s, %s (decision 14)', (_, region, postalCode, percent) => {
  expect(taxOf(region, postalCode)).toBe(Math.round(percent * 100));
});

test.each([
  ['clothing', 'PA', '19103', 'MD', '21201'],
  ['shipping', 'IL', '60601', 'TX', '77002'],
  ['shipping', 'CA', '90012', 'WA', '98101'],
  ['delivery', 'IL', '60601', 'CA', '90012'],
  ['assembly', 'IL', '60601', 'CA', '90012'],
  ['installation', 'CA', '90012', 'WA', '98101'],
] as const)('%s is untaxed in %s %s and taxed in %s %s (decision 14)', (code, free, freeCode, taxed, taxedCode) => {
  expect(taxOf(free, freeCode, code)).toBe(0);
  expect(taxOf(taxed, taxedCode, code)).toBeGreaterThan(0);
});

test('a robe is untaxed in New York City up to $109.99 and has the local tax in Buffalo (decision 14)', () => {
  expect(taxOf('NY', '10001', 'clothing', 10_900)).toBe(0);
  expect(taxOf('NY', '10001', 'clothing', 11_900)).toBe(1_057);
  expect(taxOf('NY', '14201', 'clothing', 10_900)).toBe(518);
});

test('the local tax of Miami ends at $5,000 for one piece (decision 14)', () => {
  expect(taxOf('FL', '33101', 'goods', 600_000)).toBe(41_000);
});

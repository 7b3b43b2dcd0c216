import { expect, test } from 'vitest';
import { zipAreas } from '../postal-areas.ts';
import { taxRates } from './tax-rates.ts';

const { USA } = taxRates;

test('each state with local taxes has the rates of at least one of its counties (decision 14)', () => {
  const states = Object.entries(USA).filter(([, { averageLocal }]) => averageLocal > 0);
  expect(states.filter(([, { counties }]) => counties.length === 0).map(([state]) => state)).toEqual([]);
});

test('the postal codes of a county are in its state (decision 14)', () => {
  const elsewhere = Object.entries(USA).flatMap(([state, { counties }]) =>
    counties
      .flatMap(({ postalCodeStarts }) => postalCodeStarts)
      .filter((start) => !zipAreas.some(([from, to, of]) => of === state && from <= +start && +start <= to)),
  );
  expect(elsewhere).toEqual([]);
});

import { expect, test } from 'vitest';
import { type FinancingEvent, financingReducer, initialFinancingState } from './financing-offer.ts';

const after = (...events: FinancingEvent[]) => events.reduce(financingReducer, initialFinancingState(null));
const financing = { type: 'selected', option: 2 } as const;
const toTerms = { type: 'continued', terms: 'No interest for a year.' } as const;

test('FIN-02: rewards are chosen at first; what was saved before stays chosen', () => {
  expect(initialFinancingState(null)).toEqual({ status: 'offer', option: 1, isFinancing: false, toSave: null });
  expect(initialFinancingState(2)).toEqual({ status: 'offer', option: 2, isFinancing: true, toSave: null });
});

test("FIN-03: 'Continue' with option 2 and terms present shows the terms, and saves nothing yet", () => {
  expect(after(financing, toTerms)).toEqual({ status: 'terms', option: 2, isFinancing: true, toSave: null });
});

test("FIN-04: 'Accept' on the terms saves financing", () => {
  expect(after(financing, toTerms, { type: 'accepted' })).toMatchObject({ option: 2, isFinancing: true, toSave: 2 });
});

test("FIN-05, FIN-06: 'Decline' on the terms returns to option 1 and clears the financing flag", () => {
  expect(after(financing, toTerms, { type: 'declined' })).toEqual(initialFinancingState(null));
});

test.each([
  ['option 1', [{ type: 'selected', option: 1 }, toTerms], 1],
  ['what is chosen at first', [toTerms], 1],
  ['option 2 without terms', [financing, { type: 'continued', terms: '' }], 2],
  ['another choice after the terms', [financing, toTerms, { type: 'declined' }, toTerms], 1],
] as const)("FIN-07: 'Continue' saves %s", (_, events, saved) => {
  expect(after(...events)).toMatchObject({ status: 'offer', toSave: saved });
});

import { expect, test } from 'vitest';
import type { TestRow } from '../reports.ts';
import { journeysRunTwice, missingIn } from './reports.ts';

const row = (file: string, storyId?: string): TestRow => ({ title: 'a test', file, passed: true, storyId });
const whole = {
  reports: { unit: [row('tooling/a.test.ts')], stories: [row('Button.stories.tsx', 'ui-button--plain')] },
  files: ['tooling/a.test.ts', 'tooling/a.ts'],
  stories: ['ui-button--plain'],
};

test('a whole run lacks nothing', () => {
  expect(missingIn(whole)).toEqual([]);
});

test.each([
  ['a report that was not written', { ...whole, reports: { ...whole.reports, e2e: null } }, 'reports/e2e.json'],
  ['a report without a test', { ...whole, reports: { ...whole.reports, e2e: [] } }, 'reports/e2e.json'],
  ['a test file that no report holds', { ...whole, files: ['apps/shop/e2e/b.e2e.ts'] }, 'apps/shop/e2e/b.e2e.ts'],
  ['a story that was not played', { ...whole, stories: ['ui-button--busy'] }, 'the story ui-button--busy'],
])('%s is named', (_, run, missing) => {
  expect(missingIn(run)).toEqual([missing]);
});

test('a journey that two suites have run is named', () => {
  const [smoke, cart] = [row('smoke.e2e.ts'), row('cart.e2e.ts')];
  expect(journeysRunTwice({ e2e: [smoke, smoke], journeys: [cart], backend: [cart], drawing: null })).toEqual([]);
  expect(journeysRunTwice({ e2e: [smoke], journeys: [cart, smoke], drawing: [] })).toEqual(['smoke.e2e.ts']);
});

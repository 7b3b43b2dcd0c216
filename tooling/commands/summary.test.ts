import { expect, test } from 'vitest';
import { type GroupReport, summarize, summaryLines } from './summary.ts';
import { referenceMs } from './machine.ts';
import { maxUnsteady } from './rerun.ts';

const machine = { loopMs: 500, timeScale: 1 };
const machineLine = `machine: fixed loop 500 ms, ${referenceMs} ms on a quiet one`;
const green: GroupReport = { results: [{ name: 'unit', passed: 7, failures: [], ms: 1 }], unsteady: [], machine };
const failures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.test.ts > adds`, why: 'expected 3\nat line 1' }));
const unsteady = (count: number) =>
  failures(count).map((failure, index) => ({ ...failure, suite: 'views', file: `${index}.test.ts` }));

test('the totals are the last line', () => {
  const red: GroupReport = { ...green, results: [{ name: 'e2e', passed: 2, failures: failures(1), ms: 1 }] };
  expect(summaryLines(summarize({ test: green, journeys: red }))).toEqual([
    '- e2e: 0.test.ts > adds: expected 3',
    machineLine.replace('500', '500, 500'),
    '9 passed, 1 failed',
  ]);
});

test('a group without a report is a failure', () => {
  expect(summaryLines(summarize({ test: green, screens: null })).at(-1)).toBe('7 passed, 1 failed');
});

test('what was unsteady and slow is named, and is no failure', () => {
  const slow = [{ name: 'a.e2e.ts > orders', ms: 70_000, limitMs: 120_000 }];
  const report: GroupReport = {
    ...green,
    results: [{ name: 'e2e', passed: 2, failures: [], ms: 1, slow }],
    unsteady: unsteady(1),
  };
  expect(summaryLines(summarize({ test: report }))).toEqual([
    'unsteady: views: 0.test.ts > adds: expected 3',
    'slow: a.e2e.ts > orders: 70 s of 120 s',
    machineLine,
    '2 passed, 0 failed',
  ]);
});

test('too many unsteady files, together, are a failure', () => {
  const half = { ...green, unsteady: unsteady(Math.ceil((maxUnsteady + 1) / 2)) };
  expect(summaryLines(summarize({ test: half, journeys: half })).at(-1)).toBe('14 passed, 1 failed');
});

test('the summary of any run fits on 30 lines', () => {
  const worst: GroupReport = {
    ...green,
    results: [
      {
        name: 'e2e',
        passed: 2,
        failures: failures(99),
        ms: 1,
        slow: failures(99).map(({ name }) => ({ name, ms: 9, limitMs: 10 })),
      },
    ],
    unsteady: unsteady(99),
  };
  expect(summaryLines(summarize({ test: worst })).length).toBeLessThan(30);
});

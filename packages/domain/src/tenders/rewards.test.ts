import { expect, test } from 'vitest';
import { rewardsDayDifference } from './rewards.ts';

const now = new Date('2026-03-02T15:00:00.000Z');
test.each([
  ['2026-03-02T15:00:00.000Z', 0],
  ['2026-03-02T15:00:00.001Z', 1],
  ['2026-03-03T15:00:00.000Z', 1],
  ['2026-03-03T15:00:00.001Z', 2],
  ['2026-04-01T15:00:00.000Z', 30],
  ['2026-03-02T14:59:59.999Z', 0],
  ['2025-03-02T15:00:00.000Z', 0],
])('TENDER-14: a reward that ends at %s ends in %i days of 86,400,000 ms', (end, days) => {
  expect(rewardsDayDifference(now, new Date(end))).toBe(days);
});

import type { ValidationItem } from '@settee/domain';
import { expect, test } from 'vitest';
import { initialFixState, type FixEvent, getFixes, fixReducer } from './fix-reducer.ts';

const items: readonly ValidationItem[] = [];
const fixes = getFixes({
  problems: [3, 9, 4, 1].map((errorType) => ({ errorType: errorType as 3 | 9 | 4 | 1, errorMessage: '', items })),
});
const replay = (...types: FixEvent['type'][]) =>
  types.map((type) => ({ type })).reduce<ReturnType<typeof initialFixState>>(fixReducer, initialFixState(fixes));
const removals = (list: readonly { removal: string }[]) => list.map(({ removal }) => removal);

test('VALID-08: what has a popup is fixed by its call, in the order of the problems', () => {
  expect(removals(fixes)).toEqual(['RemoveNlaItems', 'RemovePfasItems', 'RemoveInstallationService']);
  expect(getFixes({})).toEqual([]);
});

test('each successful request moves one problem to the fixed ones', () => {
  expect(replay('started', 'fixed')).toMatchObject({ status: 'fixing' });
  const done = replay('started', 'fixed', 'fixed', 'fixed');
  expect([done.status, done.left.length, removals(done.done)]).toEqual(['done', 0, removals(fixes)]);
});

test('a failure preserves the remaining problems, and a retry continues with them', () => {
  const stuck = replay('started', 'fixed', 'failed');
  expect([stuck.status, removals(stuck.left), removals(stuck.done)]).toEqual([
    'failed',
    ['RemovePfasItems', 'RemoveInstallationService'],
    ['RemoveNlaItems'],
  ]);
  expect(replay('started', 'fixed', 'failed', 'started', 'fixed', 'fixed').status).toBe('done');
});

test('late events change nothing', () => {
  expect(replay('fixed')).toEqual(initialFixState(fixes));
  expect(replay('failed')).toEqual(initialFixState(fixes));
  expect(replay('started', 'started', 'fixed').done).toHaveLength(1);
  const done = replay('started', 'fixed', 'fixed', 'fixed');
  expect(fixReducer(done, { type: 'started' })).toBe(done);
});

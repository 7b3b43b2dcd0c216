import type { ChoiceGroup } from '@settee/domain';
import { expect, test } from 'vitest';
import { type BrowseEvent, browseReducer, initialBrowseState } from './browse-reducer.ts';

const after = (...events: BrowseEvent[]) => events.reduce(browseReducer, initialBrowseState);
const blue: BrowseEvent = { type: 'selected', facet: 'color', values: ['blue'] };
const byPrice: BrowseEvent = { type: 'sorted', sort: 3 };
const open: BrowseEvent = { type: 'opened' };
const groups: readonly ChoiceGroup[] = [];

test('FILTER-09: the open panel collects filters and sort order without a request', () => {
  const state = after(open, blue, byPrice);
  expect(state).toMatchObject({ requestId: 0, isBusy: false, applied: { values: {}, sort: 1 } });
  expect(state.draft).toEqual({ values: { color: ['blue'] }, sort: 3 });
});

test('FILTER-10: Apply applies the filters and sends a request', () => {
  expect(after(open, blue, { type: 'applied' })).toMatchObject({
    applied: { values: { color: ['blue'] } },
    requestId: 1,
    isBusy: true,
  });
  expect(after(open, blue, { type: 'applied' }, { type: 'applied' }).requestId).toBe(1);
});

test('FILTER-11: closing the panel applies the draft when requested, else discards it', () => {
  expect(after(open, blue, { type: 'closed', isApplied: true })).toMatchObject({
    draft: null,
    requestId: 1,
    applied: { values: { color: ['blue'] } },
  });
  expect(after(open, blue, { type: 'closed', isApplied: false })).toEqual(initialBrowseState);
});

test('FILTER-12, FILTER-13: Clear All preserves the sort order in the new modal and resets it in the old popup', () => {
  const cleared = (isNewBrowseModal: boolean) =>
    after(open, blue, byPrice, { type: 'applied' }, { type: 'cleared', isNewBrowseModal }).draft;
  expect(cleared(true)).toEqual({ values: {}, sort: 3 });
  expect(cleared(false)).toEqual({ values: {}, sort: 1 });
});

test('FILTER-16, FILTER-20: a new sort order replaces the previous one and is requested at once without a panel', () => {
  const state = after(byPrice, { type: 'sorted', sort: 4 });
  expect(state).toMatchObject({ applied: { sort: 4 }, requestId: 2, isBusy: true });
  expect(after({ type: 'sorted', sort: 1 }).requestId).toBe(0);
});

test('a stale response is ignored, regardless of the order of responses', () => {
  const late = after(
    blue,
    byPrice,
    { type: 'loaded', requestId: 2, groups },
    { type: 'loaded', requestId: 1, groups: null },
  );
  expect(late).toMatchObject({ isBusy: false, groups });
  expect(after(blue, byPrice, { type: 'loaded', requestId: 1, groups })).toMatchObject({
    isBusy: true,
    groups: null,
  });
});

test('FILTER-24: after a failure loading clears and the filters remain applied', () => {
  const state = after(blue, { type: 'failed', requestId: 1 });
  expect(state).toMatchObject({ isBusy: false, groups: null, applied: { values: { color: ['blue'] } } });
});

test('a change discards the response to the previous filters', () => {
  expect(after(blue, { type: 'loaded', requestId: 1, groups }, byPrice).groups).toBeNull();
});

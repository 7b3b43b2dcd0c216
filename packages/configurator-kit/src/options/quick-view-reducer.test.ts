import { noQuickView } from '@settee/domain';
import { expect, test } from 'vitest';
import { initialQuickViewState, quickViewReducer, type QuickViewEvent } from './quick-view-reducer.ts';

const started = (call: number): QuickViewEvent => ({
  type: 'started',
  call,
  view: { ...noQuickView, isQuickViewActive: true, isQuickViewLoading: true, quickViewId: call, grouperMatchingSku: 1 },
});
const loaded = (call: number, price: string, hasError = false): QuickViewEvent => ({
  type: 'loaded',
  call,
  response: { formattedPrice: price, hasError },
});
const left: QuickViewEvent = { type: 'left' };
const broken = (call: number): QuickViewEvent => ({ type: 'loaded', call, response: null });

test.each<[string, QuickViewEvent[], number | null, boolean, string]>([
  ['QVIEW-02: loading until the price is there', [started(1)], 1, true, ''],
  ['QVIEW-02: the price clears loading', [started(1), loaded(1, '$1')], 1, false, '$1'],
  ['QVIEW-04: leaving ends it', [started(1), left], null, false, ''],
  ['QVIEW-04: an answer after leaving changes nothing', [started(1), left, loaded(1, '$1')], null, false, ''],
  ['an answer to an earlier choice changes nothing', [started(1), started(2), loaded(1, '$1')], 2, true, ''],
  ['reordered responses', [started(1), started(2), loaded(2, '$2'), loaded(1, '$1')], 2, false, '$2'],
  ['QVIEW-10: a failure clears loading', [started(1), broken(1)], 1, false, ''],
  ['QVIEW-10: hasError counts as a failure', [started(1), loaded(1, '$9', true)], 1, false, ''],
  ['leaving twice', [left, left], null, false, ''],
])('%s', (_, events, id, isLoading, price) => {
  const { view } = events.reduce(quickViewReducer, initialQuickViewState);
  expect(view).toMatchObject({ quickViewId: id, isQuickViewLoading: isLoading });
  expect(view.quickViewData.formattedPrice).toBe(price);
});

test('after thirty choices with responses in reverse order the price of the last choice is shown', () => {
  const calls = Array.from({ length: 30 }, (_, index) => index + 1);
  const events = [...calls.map(started), ...calls.toReversed().map((call) => loaded(call, `$${call}`))];
  expect(events.reduce(quickViewReducer, initialQuickViewState).view.quickViewData.formattedPrice).toBe('$30');
});

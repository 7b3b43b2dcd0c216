import { expect, test } from 'vitest';
import { quickShipFixture } from '../fixtures/quick-ship.ts';
import { initialQuickShipState, type QuickShipEvent, quickShipReducer } from './reducer.ts';

const response = quickShipFixture('main', 'USA');
const empty = { ...response, availableItems: [], backorderedItems: [] };
const replay = (...events: QuickShipEvent[]) => events.reduce(quickShipReducer, initialQuickShipState);

const clicked = { type: 'clicked' } as const;
const closed = { type: 'closed' } as const;
const retried = { type: 'retried' } as const;
const zipChanged = { type: 'zipChanged' } as const;
const loaded = (requestId: number, given = response) => ({ type: 'loaded', requestId, response: given }) as const;
const failed = (requestId: number) => ({ type: 'failed', requestId }) as const;
const waited = (requestId: number) => ({ type: 'timedOut', requestId }) as const;

test('QSHIP-01, QSHIP-02: a click opens the sidebar while it loads, then shows the items', () => {
  expect(replay(clicked)).toEqual({ status: 'loading', requestId: 1 });
  expect(replay(clicked, clicked, loaded(1))).toEqual({ status: 'shown', requestId: 1, response });
});

test('QSHIP-07: what is back-ordered alone is shown', () => {
  expect(replay(clicked, loaded(1, { ...response, availableItems: [] })).status).toBe('shown');
});

test.each([
  ['QSHIP-09: nothing is there', [loaded(1, empty)], 'stock'],
  ['QSHIP-06: the call fails', [failed(1)], 'failed'],
  ['QSHIP-03: nothing came in time', [waited(1)], 'timeout'],
  ['QSHIP-06: the call fails after the wait', [waited(1), failed(1)], 'failed'],
] as const)('%s, and it shows none', (_, events, reason) => {
  expect(replay(clicked, ...events)).toMatchObject({ status: 'none', requestId: 1, reason });
});

test('QSHIP-03: a response after the timeout is shown, and a timeout does not replace shown items', () => {
  expect(replay(clicked, waited(1), loaded(1)).status).toBe('shown');
  expect(replay(clicked, loaded(1), waited(1)).status).toBe('shown');
});

test.each([
  ['an answer to what was closed', [clicked, closed, loaded(1)], { status: 'closed', requestId: 1 }],
  ['a failure of what was closed', [clicked, closed, failed(1)], { status: 'closed', requestId: 1 }],
  ['an answer to an older click', [clicked, closed, clicked, loaded(1)], { status: 'loading', requestId: 2 }],
  ['the wait of an older click', [clicked, closed, clicked, waited(1)], { status: 'loading', requestId: 2 }],
  ['an answer before another try', [clicked, waited(1), retried, loaded(1)], { status: 'loading', requestId: 2 }],
  ['another try of what is under way', [clicked, retried], { status: 'loading', requestId: 1 }],
  ['a close of what is closed', [closed], { status: 'closed', requestId: 0 }],
] as const)('%s changes nothing', (_, events, state) => {
  expect(replay(...events)).toEqual(state);
});

test.each([
  ['open', [clicked, loaded(1), zipChanged]],
  ['loading', [clicked, zipChanged]],
  ['closed by then', [clicked, loaded(1), closed, zipChanged]],
  ['without stock', [clicked, loaded(1, empty), zipChanged]],
] as const)('QSHIP-04: another zip code opens it again when it is %s', (_, events) => {
  expect(replay(...events)).toEqual({ status: 'loading', requestId: 2 });
});

test('QSHIP-04: a zip code change does not open a sidebar that was never opened', () => {
  expect(replay(zipChanged)).toEqual(initialQuickShipState);
});

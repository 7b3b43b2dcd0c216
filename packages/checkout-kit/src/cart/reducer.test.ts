import { expect, test } from 'vitest';
import { linesFixture } from '../fixtures/lines.ts';
import {
  type CartEvent,
  cartReducer,
  cartRows,
  hasPendingChanges,
  type PendingServiceChange,
  initialCartState,
} from './reducer.ts';

const { sofa, table, chair } = linesFixture('main');
const lines = [sofa, table, chair];
const replay = (...events: CartEvent[]) => events.reduce(cartReducer, initialCartState);
const shown = (...events: CartEvent[]) =>
  cartRows(lines, replay(...events)).map((row) => (row.kind === 'line' ? row.line.id : `undo ${row.removal.line.id}`));

test('a selected quantity shows immediately and stays until the response', () => {
  const chosen: CartEvent = { type: 'quantitySelected', id: 'table', quantity: 5 };
  const [, row] = cartRows(lines, replay(chosen));
  expect(row).toMatchObject({ isBusy: true, line: { priceQuantityTotals: { quantity: 5, lineTotal: 139500 } } });
  expect(hasPendingChanges(replay(chosen))).toBe(true);
  const completed = replay(chosen, { type: 'lineUpdateSucceeded', id: 'table' });
  expect(cartRows(lines, completed)[1]).toMatchObject({
    isBusy: false,
    line: { priceQuantityTotals: { quantity: 2 } },
  });
  expect(hasPendingChanges(completed)).toBe(false);
});

test('a removed line leaves a row that offers the undo in its place', () => {
  const removed: CartEvent = { type: 'removed', line: table, index: 1 };
  expect(shown(removed)).toEqual(['sofa', 'undo table', 'chair']);
  expect(shown(removed, { type: 'lineUpdateSucceeded', id: 'table' })).toEqual(['sofa', 'undo table', 'chair']);
  expect(shown(removed, { type: 'lineUpdateSucceeded', id: 'table' }, { type: 'undoSucceeded' })).toEqual([
    'sofa',
    'table',
    'chair',
  ]);
});

test.each<CartEvent>([
  { type: 'quantitySelected', id: 'sofa', quantity: 2 },
  { type: 'lineRemovalStarted', id: 'chair' },
])('the next action removes the undo row: $type', (next) => {
  expect(shown({ type: 'removed', line: table, index: 1 }, next)).not.toContain('undo table');
});

test('a removal that the server rejects restores the line with an error', () => {
  const state = replay({ type: 'removed', line: table, index: 1 }, { type: 'rejected', id: 'table', message: 'No.' });
  expect(cartRows(lines, state)[1]).toMatchObject({ kind: 'line', error: 'No.' });
});

test('a new try clears the sentence of the last one', () => {
  const state = replay(
    { type: 'rejected', id: 'table', message: 'No.' },
    { type: 'quantitySelected', id: 'table', quantity: 3 },
  );
  expect(state.lineErrors).toEqual({});
});

test('a failed undo preserves its row', () => {
  const state = replay({ type: 'removed', line: table, index: 1 }, { type: 'undoStarted' }, { type: 'undoFailed' });
  expect(state.removal).toMatchObject({ isBusy: false, hasFailed: true });
});

test('CART-04: isRemoved hides the line', () => {
  expect(cartRows([sofa, { ...table, isRemoved: true }], initialCartState)).toHaveLength(1);
});

test('CART-17 CART-18: a line shows its new ship method and omits its installation before the response', () => {
  const line = { ...table, installationService: { sku: 1, title: 'Anchoring', price: 1, total: 2 } };
  const rework = (work: PendingServiceChange) => {
    const [row] = cartRows([line], cartReducer(initialCartState, { type: 'lineUpdateStarted', id: line.id, work }));
    return row?.kind === 'line' ? row : null;
  };
  const rerouted = rework({ status: 'changingShipMethod', shipMethod: 'pickup' });
  expect(rerouted?.line.shippingDeliveryOptions.selectedShipOption).toBe('pickup');
  expect(rerouted?.line.installationService).toEqual(line.installationService);
  const bare = rework({ status: 'removingInstallation' });
  expect([bare?.line.installationService, bare?.isBusy]).toEqual([null, true]);
});

test('a failed change restores the server data of the line', () => {
  const state = [
    { type: 'lineUpdateStarted', id: table.id, work: { status: 'changingShipMethod', shipMethod: 'pickup' } } as const,
    { type: 'rejected', id: table.id, message: 'No.' } as const,
  ].reduce(cartReducer, initialCartState);
  expect(cartRows([table], state)).toEqual([{ kind: 'line', line: table, isBusy: false, error: 'No.' }]);
});

import { expect, test } from 'vitest';
import { sampleLines } from '../samples/lines.ts';
import { type CartEvent, cartFlow, cartRows, hasPendingChanges, type PendingServiceChange, quietCart } from './flow.ts';

const { sofa, table, chair } = sampleLines('main');
const lines = [sofa, table, chair];
const replay = (...events: CartEvent[]) => events.reduce(cartFlow, quietCart);
const shown = (...events: CartEvent[]) =>
  cartRows(lines, replay(...events)).map((row) => (row.kind === 'line' ? row.line.id : `undo ${row.removal.line.id}`));

test('a chosen quantity shows at once and stays until the answer', () => {
  const chosen: CartEvent = { type: 'quantityChosen', id: 'table', quantity: 5 };
  const [, row] = cartRows(lines, replay(chosen));
  expect(row).toMatchObject({ isBusy: true, line: { priceQuantityTotals: { quantity: 5, lineTotal: 139500 } } });
  expect(hasPendingChanges(replay(chosen))).toBe(true);
  const settled = replay(chosen, { type: 'settled', id: 'table' });
  expect(cartRows(lines, settled)[1]).toMatchObject({ isBusy: false, line: { priceQuantityTotals: { quantity: 2 } } });
  expect(hasPendingChanges(settled)).toBe(false);
});

test('a removed line leaves a row that offers the undo in its place', () => {
  const removed: CartEvent = { type: 'removed', line: table, index: 1 };
  expect(shown(removed)).toEqual(['sofa', 'undo table', 'chair']);
  expect(shown(removed, { type: 'settled', id: 'table' })).toEqual(['sofa', 'undo table', 'chair']);
  expect(shown(removed, { type: 'settled', id: 'table' }, { type: 'undone' })).toEqual(['sofa', 'table', 'chair']);
});

test.each<CartEvent>([
  { type: 'acted' },
  { type: 'quantityChosen', id: 'sofa', quantity: 2 },
  { type: 'leaving', id: 'chair' },
])('the undo row goes with the next action: $type', (next) => {
  expect(shown({ type: 'removed', line: table, index: 1 }, next)).not.toContain('undo table');
});

test('a removal that the server refuses brings the line back with a sentence', () => {
  const state = replay({ type: 'removed', line: table, index: 1 }, { type: 'refused', id: 'table', message: 'No.' });
  expect(cartRows(lines, state)[1]).toMatchObject({ kind: 'line', trouble: 'No.' });
});

test('a new try clears the sentence of the last one', () => {
  const state = replay(
    { type: 'refused', id: 'table', message: 'No.' },
    { type: 'quantityChosen', id: 'table', quantity: 3 },
  );
  expect(state.troubles).toEqual({});
});

test('an undo that fails keeps its row', () => {
  const state = replay({ type: 'removed', line: table, index: 1 }, { type: 'undoing' }, { type: 'undoFailed' });
  expect(state.removal).toMatchObject({ isBusy: false, hasFailed: true });
});

test('CART-04: isRemoved hides the line', () => {
  expect(cartRows([sofa, { ...table, isRemoved: true }], quietCart)).toHaveLength(1);
});

test('CART-17 CART-18: a line shows its new way and goes without its installation before the answer', () => {
  const line = { ...table, installationService: { sku: 1, title: 'Anchoring', price: 1, total: 2 } };
  const rework = (work: PendingServiceChange) => {
    const [row] = cartRows([line], cartFlow(quietCart, { type: 'reworked', id: line.id, work }));
    return row?.kind === 'line' ? row : null;
  };
  const rerouted = rework({ status: 'rerouting', shipMethod: 'pickup' });
  expect(rerouted?.line.shippingDeliveryOptions.selectedShipOption).toBe('pickup');
  expect(rerouted?.line.installationService).toEqual(line.installationService);
  const bare = rework({ status: 'uninstalling' });
  expect([bare?.line.installationService, bare?.isBusy]).toEqual([null, true]);
});

test('an answer that a line waited for brings the server’s data back', () => {
  const state = [
    { type: 'reworked', id: table.id, work: { status: 'rerouting', shipMethod: 'pickup' } } as const,
    { type: 'refused', id: table.id, message: 'No.' } as const,
  ].reduce(cartFlow, quietCart);
  expect(cartRows([table], state)).toEqual([{ kind: 'line', line: table, isBusy: false, trouble: 'No.' }]);
});

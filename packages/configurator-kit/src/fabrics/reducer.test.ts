import type { FabricCard } from '@settee/domain';
import { expect, test } from 'vitest';
import { fabricFixture, fabricDataFixture } from '../fixtures/fabrics.ts';
import { type FabricEvent, fabricReducer, type FabricState, initialFabricState } from './reducer.ts';

const card = (code: number): FabricCard => ({ ...fabricFixture, code });
const play = (...events: FabricEvent[]) => events.reduce(fabricReducer, initialFabricState);
const toggled = (state: FabricState, code: number) =>
  fabricReducer(state, { type: 'toggled', cart: state.added, code, card: card(code) });
const full = play({ type: 'cartRead', cart: [1, 2, 3, 4, 5] });

test('FABRIC-09: a toggle adds a swatch to the cart and the next takes it out', () => {
  const one = toggled(initialFabricState, 1201);
  expect(one.added).toEqual([1201]);
  expect(one.known[1201]).toMatchObject({ code: 1201 });
  expect(toggled(one, 1201).added).toEqual([]);
});

test('FABRIC-10, FABRIC-11, FABRIC-12: an add beyond five adds nothing; the warning is cleared and then raised again', () => {
  const beyond = toggled(full, 6);
  expect(beyond).toMatchObject({ added: [1, 2, 3, 4, 5], isLimitWarningShown: false, isLimitWarningPending: true });
  const warned = fabricReducer(beyond, { type: 'limitWarningDue' });
  expect(warned).toMatchObject({ isLimitWarningShown: true, isLimitWarningPending: false });
  expect(toggled(warned, 7)).toMatchObject({ isLimitWarningShown: false, isLimitWarningPending: true });
});

test('FABRIC-10: a removal clears the warning and the warning does not reappear', () => {
  const warned = fabricReducer(toggled(full, 6), { type: 'limitWarningDue' });
  const less = toggled(warned, 3);
  expect(less).toMatchObject({ added: [1, 2, 4, 5], isLimitWarningShown: false, isLimitWarningPending: false });
  expect(fabricReducer(less, { type: 'limitWarningDue' })).toBe(less);
  expect(toggled(less, 6)).toMatchObject({
    added: [1, 2, 4, 5, 6],
    isLimitWarningShown: false,
    isLimitWarningPending: false,
  });
});

test('a cart that another tab emptied takes the warning along', () => {
  const warned = fabricReducer(toggled(full, 6), { type: 'limitWarningDue' });
  expect(fabricReducer(warned, { type: 'cartRead', cart: [1] })).toMatchObject({
    added: [1],
    isLimitWarningShown: false,
  });
  expect(fabricReducer(warned, { type: 'cartRead', cart: [1, 2, 3, 4, 9] }).isLimitWarningShown).toBe(true);
});

test('FABRIC-20: data is assigned to the fabric it belongs to, even while its flyout closes', () => {
  const opened = play({ type: 'opened', card: fabricFixture });
  expect(opened.opened).toEqual({ card: fabricFixture, data: null, isOpen: true });
  const other = fabricReducer(opened, { type: 'opened', card: card(9) });
  expect(fabricReducer(other, { type: 'dataLoaded', data: fabricDataFixture })).toBe(other);
  const closed = fabricReducer(opened, { type: 'closed' });
  expect(fabricReducer(closed, { type: 'dataLoaded', data: fabricDataFixture }).opened).toMatchObject({
    data: fabricDataFixture,
    isOpen: false,
  });
  expect(fabricReducer(initialFabricState, { type: 'closed' })).toBe(initialFabricState);
});

test('recently viewed and discontinued fabrics are stored by code without duplicates', () => {
  const state = play(
    { type: 'recentRead', codes: [3, 1] },
    { type: 'cardsLoaded', cards: [card(3), card(1)] },
    { type: 'nlaLoaded', cards: [card(1)] },
    { type: 'nlaLoaded', cards: [card(1), card(2)] },
  );
  expect(Object.keys(state.known)).toEqual(['1', '3']);
  expect(state.nla.map(({ code }) => code)).toEqual([1, 2]);
  expect(state.recent).toEqual([3, 1]);
});

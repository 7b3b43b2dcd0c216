import type { FabricCard } from '@settee/domain';
import { expect, test } from 'vitest';
import { sampleFabric, sampleFabricData } from '../samples/fabrics.ts';
import { type FabricEvent, fabricFlow, type FabricState, noFabrics } from './flow.ts';

const card = (code: number): FabricCard => ({ ...sampleFabric, code });
const play = (...events: FabricEvent[]) => events.reduce(fabricFlow, noFabrics);
const toggled = (state: FabricState, code: number) =>
  fabricFlow(state, { type: 'toggled', cart: state.added, code, card: card(code) });
const full = play({ type: 'cartRead', cart: [1, 2, 3, 4, 5] });

test('FABRIC-09: a toggle adds a swatch to the cart and the next takes it out', () => {
  const one = toggled(noFabrics, 1201);
  expect(one.added).toEqual([1201]);
  expect(one.known[1201]).toMatchObject({ code: 1201 });
  expect(toggled(one, 1201).added).toEqual([]);
});

test('FABRIC-10, FABRIC-11, FABRIC-12: an add beyond five adds nothing; the warning is cleared and then raised again', () => {
  const beyond = toggled(full, 6);
  expect(beyond).toMatchObject({ added: [1, 2, 3, 4, 5], isLimitWarningShown: false, isLimitWarningPending: true });
  const warned = fabricFlow(beyond, { type: 'warningDue' });
  expect(warned).toMatchObject({ isLimitWarningShown: true, isLimitWarningPending: false });
  expect(toggled(warned, 7)).toMatchObject({ isLimitWarningShown: false, isLimitWarningPending: true });
});

test('FABRIC-10: a removal clears the warning, and it does not come again', () => {
  const warned = fabricFlow(toggled(full, 6), { type: 'warningDue' });
  const less = toggled(warned, 3);
  expect(less).toMatchObject({ added: [1, 2, 4, 5], isLimitWarningShown: false, isLimitWarningPending: false });
  expect(fabricFlow(less, { type: 'warningDue' })).toBe(less);
  expect(toggled(less, 6)).toMatchObject({ added: [1, 2, 4, 5, 6], isLimitWarningShown: false, isLimitWarningPending: false });
});

test('a cart that another tab emptied takes the warning along', () => {
  const warned = fabricFlow(toggled(full, 6), { type: 'warningDue' });
  expect(fabricFlow(warned, { type: 'cartRead', cart: [1] })).toMatchObject({ added: [1], isLimitWarningShown: false });
  expect(fabricFlow(warned, { type: 'cartRead', cart: [1, 2, 3, 4, 9] }).isLimitWarningShown).toBe(true);
});

test('FABRIC-20: data come to the fabric they belong to, also while its flyout closes', () => {
  const opened = play({ type: 'opened', card: sampleFabric });
  expect(opened.opened).toEqual({ card: sampleFabric, data: null, isOpen: true });
  const other = fabricFlow(opened, { type: 'opened', card: card(9) });
  expect(fabricFlow(other, { type: 'dataCame', data: sampleFabricData })).toBe(other);
  const closed = fabricFlow(opened, { type: 'closed' });
  expect(fabricFlow(closed, { type: 'dataCame', data: sampleFabricData }).opened).toMatchObject({
    data: sampleFabricData,
    isOpen: false,
  });
  expect(fabricFlow(noFabrics, { type: 'closed' })).toBe(noFabrics);
});

test('what is remembered and what is gone is kept by code, each once', () => {
  const state = play(
    { type: 'recentRead', codes: [3, 1] },
    { type: 'cardsCame', cards: [card(3), card(1)] },
    { type: 'nlaCame', cards: [card(1)] },
    { type: 'nlaCame', cards: [card(1), card(2)] },
  );
  expect(Object.keys(state.known)).toEqual(['1', '3']);
  expect(state.nla.map(({ code }) => code)).toEqual([1, 2]);
  expect(state.recent).toEqual([3, 1]);
});

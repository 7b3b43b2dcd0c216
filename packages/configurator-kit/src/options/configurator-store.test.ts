import { expect, test, vi } from 'vitest';
import { fabricFixture } from '../fixtures/options.ts';
import { pageFixture } from '../fixtures/product.ts';
import {
  type ConfiguratorEvent,
  configuratorReducer,
  createConfiguratorStore,
  initialConfiguratorState,
} from './configurator-store.ts';

const page = pageFixture('main');
const after = (events: readonly ConfiguratorEvent[], configuration = {}) =>
  events.reduce(configuratorReducer, initialConfiguratorState(page, configuration));
const [flax, rust] = fabricFixture.choiceGroups.flatMap(({ choices }) => choices);
if (!flax || !rust) throw new Error('the fixture has no fabrics');

test('OPT-08 OPT-13 OPT-16 PDP-11: the first drawers are those of the rule, of missing options and of the link', () => {
  expect(initialConfiguratorState(page, {}).openDrawers).toEqual([11]);
  expect(initialConfiguratorState(page, {}, { areDrawersClosed: true }).openDrawers).toEqual([]);
  expect(initialConfiguratorState(page, {}, { isMaterialOpen: true }).openDrawers).toEqual([11, 12]);
  expect(initialConfiguratorState(page, {}, { missingOptions: [13] }).openDrawers).toEqual([11, 13]);
});

test('OPT-16 OPT-17: a rejected add opens the missing drawers and requests the focus; a choice shortens the list', () => {
  const rejected = after([{ type: 'addRejected', missingOptions: [12, 13] }]);
  expect(rejected).toMatchObject({ openDrawers: [11, 12, 13], focusRequest: { optionCode: 12, isPolite: true } });
  const chosen = configuratorReducer(rejected, { type: 'choiceMade', optionCode: 12, choiceCode: flax.code });
  expect(chosen.missingOptions).toEqual([13]);
  expect(chosen.focusRequest).toBe(rejected.focusRequest);
  expect(after([{ type: 'addRejected', missingOptions: [12], isFocusMoved: false }]).focusRequest).toBeNull();
});

test('QVIEW-01: a choice, a layer or leaving ends the preview of the hovered choice', () => {
  const hovered = {
    optionCode: 12,
    choiceCode: rust.code,
    isByKeyboard: false,
    anchor: { getBoundingClientRect: vi.fn() },
  };
  const start: ConfiguratorEvent = { type: 'choiceHovered', hovered };
  expect(after([start]).hovered).toBe(hovered);
  expect(after([start, { type: 'choiceLeft' }]).hovered).toBeNull();
  expect(after([start, { type: 'choiceMade', optionCode: 12, choiceCode: rust.code }]).hovered).toBeNull();
  const opened = after([start, { type: 'layerOpened', layer: { kind: 'conflict', optionCode: 12 } }]);
  expect(opened).toMatchObject({ hovered: null, layer: { kind: 'conflict', optionCode: 12 }, isTouched: true });
});

test('CMPR-01: four materials are compared; a fifth is rejected until one is removed', () => {
  const five = [1, 2, 3, 4, 5].map((code) => ({ ...flax, code }));
  const full = after(five.map((choice) => ({ type: 'materialCompared', optionCode: 12, choice })));
  expect(full.comparison.list.map(([code]) => code)).toEqual([1, 2, 3, 4]);
  expect(full.comparison.isFull).toBe(true);
  const removed = configuratorReducer(full, { type: 'comparisonRemoved', choiceCode: 2 });
  expect(removed.comparison).toMatchObject({ isFull: false, optionCode: 12 });
  expect(removed.comparison.list).toHaveLength(3);
});

test('SUMM-03: a reset returns to the configuration that the page was opened with', () => {
  const changed = after([{ type: 'choiceMade', optionCode: 12, choiceCode: rust.code }], { 11: 3002 });
  expect(changed.configuration).toEqual({ 11: 3002, 12: rust.code });
  expect(configuratorReducer(changed, { type: 'configurationReset' }).configuration).toEqual({ 11: 3002 });
});

test('a store calls back after a change only, and remembers what the server has rendered', () => {
  const store = createConfiguratorStore(page, {});
  const initial = store.get();
  const onChange = vi.fn();
  const unsubscribe = store.subscribe(onChange);
  store.dispatch({ type: 'choiceLeft' });
  expect(onChange).not.toHaveBeenCalled();
  store.dispatch({ type: 'quantityChanged', quantity: 3 });
  expect(onChange).toHaveBeenCalledOnce();
  unsubscribe();
  store.dispatch({ type: 'quantityChanged', quantity: 4 });
  expect(onChange).toHaveBeenCalledOnce();
  expect([store.get().quantity, store.getInitial()]).toEqual([4, initial]);
});

test('OPT-23: a browser that opens without filters changes nothing, so no drawer is rendered', () => {
  const before = after([]);
  const event = { type: 'materialsFiltered', optionCode: 12, groups: undefined } as const;
  expect(configuratorReducer(before, event)).toBe(before);
  const groups = fabricFixture.choiceGroups.slice(0, 1);
  const narrowed = configuratorReducer(before, { ...event, groups });
  expect(narrowed.filteredGroups[12]).toBe(groups);
  expect(configuratorReducer(narrowed, event).filteredGroups[12]).toBeUndefined();
});

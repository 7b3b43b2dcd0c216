import { expect, test } from 'vitest';
import { overlapping } from './placing.ts';
import { bodiesOf } from './scene.ts';
import type { SceneEvent, SceneState } from './scene-reducer.ts';
import { after, chair, lamp, pendant, picture, rug, shelvingFixture, shop, sofa, table } from './testing.ts';

const feature: SceneEvent = { type: 'mainProductSet', product: sofa };
const add = ({ sku }: { sku: number }): SceneEvent => ({ type: 'added', sku });
const shift = (id: number, x: number, z: number): SceneEvent => ({ type: 'nudged', id, x, z });
const drag = (id: number, x: number, z: number, gesture = 'one'): SceneEvent => ({
  type: 'dragged',
  id,
  x,
  z,
  gesture,
});
const turn = (id: number, by: number): SceneEvent => ({ type: 'rotated', id, by });
const placeOf = (state: SceneState, id: number) => {
  const { x, z, turn: turned } = state.pieces.find((piece) => piece.id === id)!;
  return [x, z, turned].map((value) => Math.round(value * 10) / 10 + 0);
};

test('the product of the page is placed in the center, selected, and cannot be undone', () => {
  const state = after([feature]);
  expect(state.pieces).toEqual([{ id: 1, sku: 1, x: 0, z: 0, turn: 0 }]);
  expect([state.selected, state.past]).toEqual([1, []]);
  expect(after([feature, feature]).pieces).toHaveLength(1);
});

test.each([
  ['a step', [shift(1, 5, -3)], [5, -3, 0]],
  ['to the left wall and no farther', [shift(1, -500, 0)], [-60, 0, 0]],
  ['into a corner', [shift(1, 500, 500)], [60, 60, 0]],
  ['turned it needs less width', [turn(1, 90), shift(1, 500, 0)], [80, 0, 90]],
  ['turned at a wall it is pushed off', [shift(1, 0, -500), turn(1, 90)], [0, -40, 90]],
  ['turned all the way round', [turn(1, 270), turn(1, 270)], [0, 0, 180]],
  ['a small step at a wall leaves it', [shift(1, -500, 0), shift(1, 1, 0)], [-59, 0, 0]],
  ['dragged near a wall it is flush', [drag(1, 57, 0)], [60, 0, 0]],
  ['dragged into the room it is free', [drag(1, 50, 0)], [50, 0, 0]],
] as const)('the sofa moves: %s', (_, events, place) => {
  expect(placeOf(after([feature, ...events]), 1)).toEqual(place);
});

test.each([
  ['holds', [drag(2, 60, 0), shift(2, -8, 0)], [55, 0], 1],
  ['lets slide along', [drag(2, 60, 0), shift(2, -8, 4)], [55, 4], 1],
  ['gives way to a long step', [drag(2, 60, 0), shift(2, -20, 0)], [40, 0], null],
  ['holds no more what is in it', [drag(2, 60, 0), shift(2, -20, 0), shift(2, 2, 0)], [42, 0], null],
] as const)('another piece %s', (_, events, place, heldBy) => {
  const state = after([feature, add(chair), ...events]);
  expect(placeOf(state, 2).slice(0, 2)).toEqual(place);
  expect(state.heldBy).toBe(heldBy);
});

test('a rug is under everything, and a lamp on a table does not block a chair', () => {
  const state = after([feature, add(rug), add(lamp), drag(2, 0, 0), shift(3, -500, 0), shift(3, 20, 0)]);
  expect(placeOf(state, 2).slice(0, 2)).toEqual([0, 0]);
  expect(state.heldBy).toBeNull();
});

test('a new item is placed in a free spot of the room, storage at a wall', () => {
  const state = after([feature, ...[chair, chair, table, shelvingFixture, rug].map(add)]);
  const bodies = bodiesOf(state.pieces, state.products);
  expect(bodies).toHaveLength(6);
  expect(bodies.filter((body) => overlapping(body, bodies).length > 0)).toEqual([]);
  expect(placeOf(state, 5)).toEqual([0, -72, 0]);
  const [, left, right] = bodies;
  expect([left!.turn, right!.turn].toSorted((a, b) => a - b)).toEqual([90, 270]);
});

test('a lamp is placed on the table, a wall picture with its back to a wall', () => {
  const state = after([feature, add(table), add(lamp), add(picture), add(pendant)]);
  expect(placeOf(state, 3).slice(0, 2)).toEqual(placeOf(state, 2).slice(0, 2));
  expect(placeOf(state, 4)).toEqual([0, -79, 0]);
  expect(placeOf(after([drag(4, -90, 10)], state), 4)).toEqual([-99, 10, 90]);
  expect(after([turn(4, 15)], state)).toBe(state);
});

test('a copy is placed next to its original', () => {
  const state = after([feature, shift(1, -40, 0), { type: 'duplicated', id: 1 }]);
  expect(placeOf(state, 2)).toEqual([43, 0, 0]);
  expect(state.selected).toBe(2);
});

test('taking out a piece takes its selection', () => {
  const state = after([feature, { type: 'removed', id: 1 }]);
  expect([state.pieces, state.selected]).toEqual([[], null]);
});

test('undo and redo go step by step, one drag is one step', () => {
  const events = [feature, add(chair), drag(2, 70, 40), drag(2, 72, 44), drag(2, 74, 50), turn(2, 15)];
  const done = after(events);
  const once = after([{ type: 'undone' }], done);
  expect(placeOf(once, 2)).toEqual([74, 50, placeOf(after(events.slice(0, 2)), 2)[2]]);
  const twice = after([{ type: 'undone' }], once);
  expect(twice.pieces).toEqual(after(events.slice(0, 2)).pieces);
  expect(after([{ type: 'undone' }], twice)).toMatchObject({ selected: null, pieces: [{ id: 1 }] });
  expect(after([{ type: 'redone' }, { type: 'redone' }], twice).pieces).toEqual(done.pieces);
});

test('two drags are two steps, and a new step forgets what was undone', () => {
  const two = after([feature, drag(1, 10, 0, 'one'), drag(1, 20, 0, 'two')]);
  expect(two.past).toHaveLength(2);
  const other = after([{ type: 'undone' }, shift(1, 0, 5)], two);
  expect([placeOf(other, 1), other.future]).toEqual([[10, 5, 0], []]);
});

test('a smaller room pushes its pieces in, undone they are back', () => {
  const state = after([feature, shift(1, 500, 0), { type: 'resized', room: { width: 120 }, gesture: 'pull' }]);
  expect([state.room, placeOf(state, 1)]).toEqual([{ width: 120, depth: 160 }, [20, 0, 0]]);
  expect(placeOf(after([{ type: 'undone' }], state), 1)).toEqual([60, 0, 0]);
  expect(after([{ type: 'resized', room: { width: 5 }, gesture: 'x' }]).room.width).toBe(96);
});

test('events of what is not there change nothing', () => {
  const state = after([feature]);
  expect(after([shift(9, 1, 1)], state)).toBe(state);
  expect(after([{ type: 'removed', id: 9 }], state)).toBe(state);
  expect(after([{ type: 'added', sku: 99 }], shop)).toBe(shop);
  expect(after([{ type: 'redone' }], state)).toBe(state);
});

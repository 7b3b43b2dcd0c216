import { expect, test } from 'vitest';
import { getOversizedItems, maxVehicleSide } from './oversized-items.ts';

const box = (boxNumber: number, width: number, depth = 10, height = 10) => ({
  boxNumber,
  quantity: 1,
  width,
  depth,
  height,
});

test('OVER-02: an item with one oversized box lists all its boxes, as often as it was bought', () => {
  expect(getOversizedItems([{ title: 'Table', quantity: 2, boxes: [box(1, 82), box(2, 12)] }])).toEqual([
    {
      title: 'Table',
      boxes: [
        { ...box(1, 82), quantity: 2 },
        { ...box(2, 12), quantity: 2 },
      ],
    },
  ]);
});

test('OVER-02, OVER-03: the boxes of a bundle are grouped by the title of their product', () => {
  const boxes = [
    { ...box(1, 82), title: 'Table' },
    { ...box(1, 24), quantity: 3, title: 'Chair' },
  ];
  expect(getOversizedItems([{ title: 'Dining', quantity: 1, boxes }])).toEqual([
    { title: 'Table', boxes: [box(1, 82)] },
    { title: 'Chair', boxes: [{ ...box(1, 24), quantity: 3 }] },
  ]);
});

test('OVER-02: the same boxes of two lines are counted together', () => {
  const item = { title: 'Table', quantity: 1, boxes: [box(1, 82)] };
  expect(getOversizedItems([item, { ...item, quantity: 3 }])).toEqual([
    { title: 'Table', boxes: [{ ...box(1, 82), quantity: 4 }] },
  ]);
});

test.each([
  [maxVehicleSide, 0],
  [maxVehicleSide + 0.1, 1],
])('OVER-02: a box of %d in is oversized: %d', (side, count) => {
  for (const one of [box(1, side), box(1, 1, side), box(1, 1, 1, side)])
    expect(getOversizedItems([{ title: 'Item', quantity: 1, boxes: [one] }])).toHaveLength(count);
});

test('OVER-02: what is in no box is not listed', () => {
  expect(getOversizedItems([{ title: 'Vase', quantity: 1, boxes: [] }])).toEqual([]);
});

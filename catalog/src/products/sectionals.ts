import { boxes } from './measures.ts';
import type { Sizing } from './special-order.ts';

/** Seat configurations of the Haven. */
export const havenSeats = [
  { code: 3101, title: 'One seat and chaise' },
  { code: 3102, title: 'Two seats and chaise' },
  { code: 3103, title: 'Three seats and chaise' },
];

export const havenSizings: readonly Sizing[] = [
  // The short one would tip if it were deep.
  {
    code: 3101,
    dollars: 2799,
    measures: { Width: 83 },
    weight: 172,
    boxes: boxes([64, 42, 32], [38, 66, 32]),
    without: [3202],
  },
  {
    code: 3102,
    dollars: 3299,
    was: 3699,
    measures: { Width: 119 },
    weight: 238,
    boxes: boxes([88, 42, 32], [38, 66, 32]),
  },
  {
    code: 3103,
    dollars: 3899,
    measures: { Width: 154 },
    weight: 305,
    boxes: boxes([88, 42, 32], [30, 42, 32], [38, 66, 32]),
  },
];

/** Seat configurations of the Grid, drawn from above. */
export const gridSeats = [
  { code: 3111, title: 'Line of three', description: 'Three modules in a row.', picture: 'diagram/grid-line' },
  { code: 3112, title: 'Chaise', description: 'Two modules and a long one.', picture: 'diagram/grid-chaise' },
  { code: 3113, title: 'Corner', description: 'Five modules around a corner.', picture: 'diagram/grid-corner' },
  { code: 3114, title: 'Pit', description: 'Six modules, all of them facing in.', picture: 'diagram/grid-pit' },
];

export const gridSizings: readonly Sizing[] = [
  {
    code: 3111,
    dollars: 2499,
    measures: { Width: 109, Depth: 38.5 },
    weight: 165,
    boxes: boxes([36, 40, 30], [36, 40, 30], [36, 40, 30]),
  },
  {
    code: 3112,
    dollars: 3199,
    measures: { Width: 109, Depth: 72.5 },
    weight: 192,
    boxes: boxes([36, 40, 30], [36, 40, 30], [36, 74, 30]),
  },
  {
    code: 3113,
    dollars: 4199,
    measures: { Width: 111, Depth: 111 },
    weight: 275,
    boxes: [{ boxNumber: 1, quantity: 5, width: 40, depth: 40, height: 30 }],
  },
  {
    code: 3114,
    dollars: 4999,
    // The middle would be out of reach.
    without: [3202],
    measures: { Width: 111, Depth: 111 },
    weight: 330,
    boxes: [{ boxNumber: 1, quantity: 6, width: 40, depth: 40, height: 30 }],
  },
];

import { expect, test } from 'vitest';
import { getCorners, getBoundingRadius, separation } from './footprint.ts';

const at = (x: number, z: number, turn = 0, width = 80, depth = 40) => ({ x, z, turn, width, depth });
const round = (value: number) => Math.round(value * 100) / 100 + 0;

test.each([
  [0, 40, 20],
  [90, 20, 40],
  [180, 40, 20],
  [45, 42.43, 42.43],
])('turned by %i degrees it reaches %f and %f inches', (turn, x, z) => {
  const reach = getBoundingRadius(at(0, 0, turn));
  expect([round(reach.x), round(reach.z)]).toEqual([x, z]);
});

test('corners turn counter-clockwise, seen from above', () => {
  const [backLeft] = getCorners(at(10, 20, 90));
  expect([round(backLeft.x), round(backLeft.z)]).toEqual([-10, 60]);
});

test.each([
  ['apart', at(0, 0), at(90, 0), null],
  ['touching', at(0, 0), at(80, 0), null],
  ['from the left', at(-75, 0), at(0, 0), [-5, 0]],
  ['from behind', at(0, -36), at(0, 0), [0, -4]],
  ['turned by a quarter', at(0, 56, 90), at(0, 0), [0, 4]],
  ['near a corner that is turned away', at(0, 0), at(60, 40, 45, 30, 30), null],
] as const)('two footprints %s', (_, one, other, by) => {
  const out = separation(one, other);
  expect(out && [round(out.by.x), round(out.by.z)]).toEqual(by);
});

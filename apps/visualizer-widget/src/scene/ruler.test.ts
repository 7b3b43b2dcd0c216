import { expect, test } from 'vitest';
import { Words } from '../words.ts';
import { inUnits, keyStep, measures, wallGaps } from './ruler.ts';
import type { Body } from './scene.ts';
import { rug, sofa } from './testing.ts';

const room = { width: 200, depth: 160 };
const body = (x: number, z: number, turn = 0): Body => ({ id: 1, sku: 1, x, z, turn, product: sofa });

test.each([
  [89.3, 'in', 89],
  [89.3, 'cm', 227],
  [10, 'cm', 25],
] as const)('%f inches are %s: %i', (inches, unit, number) => {
  expect(inUnits(inches, unit)).toBe(number);
});

test.each([
  ['in', false, 1],
  ['in', true, 12],
  ['cm', false, 2 / 2.54],
  ['cm', true, 30 / 2.54],
] as const)('an arrow key moves by a step in %s (far: %s)', (unit, isFar, inches) => {
  expect(keyStep(unit, isFar)).toBeCloseTo(inches);
});

test.each([
  [body(0, 0), { left: 60, right: 60, back: 60, front: 60 }],
  [body(-60, -60), { left: 0, right: 120, back: 0, front: 120 }],
  [body(0, 0, 90), { left: 80, right: 80, back: 40, front: 40 }],
])('the way to every wall', (piece, gaps) => {
  const rounded = Object.entries(wallGaps(piece, room)).map(([side, inches]) => [side, Math.round(inches)]);
  expect(Object.fromEntries(rounded)).toEqual(gaps);
});

test('the ruler shows both sides of a piece, and no way to a wall that it touches', () => {
  const shown = measures(body(-60, 0), room).map(({ of, inches }) => [of, Math.round(inches)]);
  expect(shown).toEqual([
    ['width', 80],
    ['depth', 40],
    ['right', 120],
    ['back', 60],
    ['front', 60],
  ]);
});

test('lengths are written in the unit of the ruler, rooms in feet', () => {
  const words = new Words('en-US', 'in');
  expect([words.size(sofa), words.wide(150), words.wide(144)]).toEqual(['80 × 40 × 36 in', '12 ft 6 in', '12 ft']);
  expect(words.size(rug)).toBe('96 × 66 in');
  words.unit = 'cm';
  expect([words.size(sofa), words.wide(150)]).toEqual(['203 × 102 × 91 cm', '381 cm']);
});

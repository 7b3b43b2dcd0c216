import { getCorners, type Point, getBoundingRadius } from './footprint.ts';
import { getFootprint } from './placing.ts';
import type { Body, Room } from './scene.ts';

export type RulerUnit = 'in' | 'cm';

const inch = 2.54;

/** Inches in whole units of the ruler. */
export const inUnits = (inches: number, unit: RulerUnit): number => Math.round(unit === 'in' ? inches : inches * inch);

/** Inches that an arrow key moves a piece: a little, or far with shift. */
export const keyStep = (unit: RulerUnit, isFar: boolean): number =>
  unit === 'in' ? (isFar ? 12 : 1) : (isFar ? 30 : 2) / inch;

export type Side = 'left' | 'right' | 'back' | 'front';

/** Inches from the piece to every wall. */
export function wallGaps(body: Body, room: Room): Record<Side, number> {
  const reach = getBoundingRadius(getFootprint(body));
  const gap = (inches: number) => Math.max(0, inches);
  return {
    left: gap(body.x - reach.x + room.width / 2),
    right: gap(room.width / 2 - body.x - reach.x),
    back: gap(body.z - reach.z + room.depth / 2),
    front: gap(room.depth / 2 - body.z - reach.z),
  };
}

export interface Measure {
  of: 'width' | 'depth' | Side;
  inches: number;
  from: Point;
  to: Point;
}

/** Lines of the ruler: the piece's own sides, and the way to each wall that it does not touch; no ways from a table's top. */
export function measures(body: Body, room: Room): Measure[] {
  const { width, depth } = body.product;
  const [, backRight, frontRight, frontLeft] = getCorners(getFootprint(body));
  const reach = getBoundingRadius(getFootprint(body));
  const gaps = wallGaps(body, room);
  const { x, z } = body;
  const ways: Measure[] = [
    { of: 'left', inches: gaps.left, from: { x: x - reach.x, z }, to: { x: -room.width / 2, z } },
    { of: 'right', inches: gaps.right, from: { x: x + reach.x, z }, to: { x: room.width / 2, z } },
    { of: 'back', inches: gaps.back, from: { x, z: z - reach.z }, to: { x, z: -room.depth / 2 } },
    { of: 'front', inches: gaps.front, from: { x, z: z + reach.z }, to: { x, z: room.depth / 2 } },
  ];
  return [
    { of: 'width', inches: width, from: frontLeft, to: frontRight },
    { of: 'depth', inches: depth, from: frontRight, to: backRight },
    ...(body.product.kind === 'table' ? [] : ways.filter(({ inches }) => inches >= 0.5)),
  ];
}

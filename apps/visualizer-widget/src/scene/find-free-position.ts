import type { VisualizerProduct } from '../port.ts';
import { inside, onWall, overlapping } from './placing.ts';
import type { Body, Room } from './scene.ts';

interface Spot {
  x: number;
  z: number;
  turn: number;
}

const step = 6;

/** Distance of a rug in front of the center, in inches, so that it belongs to the items there. */
const beforeMiddle = 22;

/** Returns the turn at which the front faces the center of the room, in degrees. */
const facingMiddle = (x: number, z: number) => {
  if (x !== 0 && Math.abs(x) >= Math.abs(z)) return x < 0 ? 90 : 270;
  return z <= 0 ? 0 : 180;
};

/** Returns the preferred positions of a product of its kind next to a sofa in the center. */
function getIdeals({ kind, width, depth, height }: VisualizerProduct): readonly (readonly [number, number])[] {
  if (kind !== 'floor') return [[0, 0]];
  if (height > 45 && Math.min(width, depth) < 24)
    return [
      [64, -14],
      [-64, -14],
    ];
  if (height <= 30 && width <= 30 && depth <= 30)
    return [
      [60, 0],
      [-60, 0],
    ];
  if (height < 24 && depth < 40) return [[0, 42]];
  return width < 42
    ? [
        [66, 34],
        [-66, 34],
      ]
    : [[0, 0]];
}

/** Returns all positions on the floor, the nearest to a preferred one first. */
function overFloor({ width, depth }: Room, product: VisualizerProduct): Spot[] {
  const ideals = getIdeals(product);
  const spots: (Spot & { cost: number })[] = [];
  for (let x = -Math.floor(width / 2 / step) * step; x <= width / 2; x += step)
    for (let z = -Math.floor(depth / 2 / step) * step; z <= depth / 2; z += step) {
      const cost = Math.min(...ideals.map(([idealX, idealZ]) => Math.hypot(x - idealX, z - idealZ)));
      spots.push({ x, z, turn: facingMiddle(x, z), cost });
    }
  return spots.sort((one, other) => one.cost - other.cost);
}

/** Along the back wall from its middle, then along both sides. */
function alongWalls(room: Room, depth: number): Spot[] {
  const spots: Spot[] = [];
  const [back, side] = [depth / 2 - room.depth / 2, room.width / 2 - depth / 2];
  for (let x = 0; x <= room.width / 2; x += step)
    for (const way of [1, -1]) spots.push({ x: x * way, z: back, turn: 0 });
  for (let z = 0; z <= room.depth / 2; z += step)
    for (const way of [-1, 1]) spots.push({ x: side, z: z * way, turn: 270 }, { x: -side, z: z * way, turn: 90 });
  return spots;
}

/** Detects storage products, which are placed at a wall. */
const likesWalls = ({ depth, width, height }: VisualizerProduct) =>
  height > 17 && depth < 24 && width > 30 && width > depth * 1.5;

/** Inches that are left free around a piece that is put in. */
const clearance = 3;

/** Returns a free position for a tabletop item, preferably on a surface that is low, wide and not a seat. */
function onTable(body: Body, others: readonly Body[]): Spot | null {
  const tables = others.filter(
    ({ product: { kind, height, width, depth } }) =>
      kind === 'floor' && height >= 12 && height <= 44 && width >= 14 && depth >= 12,
  );
  const isSoft = body.product.width >= 20 && body.product.height <= 20;
  const rank = isSoft ? seatsFirst : tablesFirst;
  const flat = tables.toSorted((one, other) => rank(one.product) - rank(other.product));
  for (const table of flat)
    for (const along of isSoft ? [-0.22, 0.22, 0] : [0, 0.3, -0.3]) {
      const turn = (table.turn * Math.PI) / 180;
      const spot = {
        x: table.x + Math.cos(turn) * along * table.product.width,
        z: table.z - Math.sin(turn) * along * table.product.width,
        turn: table.turn,
      };
      if (overlapping({ ...body, ...spot }, others).length === 0) return spot;
    }
  return null;
}

const isSeat = ({ height, depth }: VisualizerProduct) => height > 24 && depth > 26;

/** Tables by their form: small and round about before low and long, seats last. */
const tablesFirst = (product: VisualizerProduct) => {
  if (isSeat(product)) return 3;
  if (product.width <= 30 && product.depth <= 30) return 0;
  return product.depth < 24 ? 2 : 1;
};

/** Sort key that places a cushion on the widest seat. */
const seatsFirst = (product: VisualizerProduct) => (isSeat(product) ? -product.width : product.width);

/** Places a new item at a suitable free position, or in the center if none is free. */
export function findFreePosition(body: Body, room: Room, others: readonly Body[]): Body {
  const { kind, depth } = body.product;
  if (kind === 'ceiling' || kind === 'rug')
    return inside({ ...body, x: 0, z: others.length > 0 ? beforeMiddle : 0, turn: 0 }, room);
  const spot = kind === 'table' ? onTable(body, others) : null;
  if (spot) return inside({ ...body, ...spot }, room);
  const atWall = kind === 'wall' || likesWalls(body.product);
  const spots = atWall ? [...alongWalls(room, depth), ...overFloor(room, body.product)] : overFloor(room, body.product);
  const roomy = { ...body.product, width: body.product.width + clearance * 2, depth: depth + clearance * 2 };
  for (const at of spots) {
    const placed = inside({ ...body, ...at }, room);
    if (Math.abs(placed.x - at.x) > step || Math.abs(placed.z - at.z) > step) continue;
    if (overlapping({ ...placed, product: atWall ? body.product : roomy }, others).length > 0) continue;
    return kind === 'wall' ? onWall(placed, room) : placed;
  }
  return inside({ ...body, x: 0, z: 0, turn: 0 }, room);
}

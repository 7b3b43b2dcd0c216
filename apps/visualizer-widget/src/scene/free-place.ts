import type { VisualizerProduct } from '../port.ts';
import { inside, onWall, overlapping } from './placing.ts';
import type { Body, Room } from './scene.ts';

interface Spot {
  x: number;
  z: number;
  turn: number;
}

const step = 6;

/** Turned so that its front looks to the middle of the room. */
const facingMiddle = (x: number, z: number) => {
  if (Math.abs(x) > Math.abs(z)) return x < 0 ? 90 : 270;
  return z <= 0 ? 0 : 180;
};

/** From the middle to all sides. */
function aroundMiddle({ width, depth }: Room): Spot[] {
  const spots: Spot[] = [];
  for (let x = 0; x <= width / 2; x += step)
    for (let z = 0; z <= depth / 2; z += step)
      for (const [sx, sz] of [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const)
        spots.push({ x: x * sx, z: z * sz, turn: facingMiddle(x * sx, z * sz) });
  return spots.sort((one, other) => Math.hypot(one.x, one.z) - Math.hypot(other.x, other.z));
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

/** Storage and lamps stand at a wall, what is sat on looks to the middle. */
const likesWalls = ({ depth, width, height }: VisualizerProduct) =>
  height > 60 || (height > 14 && depth < 24 && width > 36);

/** Inches that are left free around a piece that is put in. */
const clearance = 3;

/** A thing for a table goes where nothing else is, on the first that is low, wide and not sat on. */
function onTable(body: Body, others: readonly Body[]): Spot | null {
  const tables = others.filter(
    ({ product: { kind, height, width, depth } }) =>
      kind === 'floor' && height >= 12 && height <= 44 && width >= 14 && depth >= 12,
  );
  const flat = tables.sort((one, other) => rank(one.product) - rank(other.product));
  for (const table of flat)
    for (const along of [0, 0.3, -0.3]) {
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

/** Tables by their form: small and round about before low and long, seats last. */
const rank = ({ height, width, depth }: VisualizerProduct) => {
  if (height > 31 && depth > 26) return 3;
  if (height <= 31 && width <= 30 && depth <= 30) return 0;
  return depth < 24 ? 1 : 2;
};

/** Where a piece that is put in stands: free, seemly, and in the middle when nothing is free. */
export function freePlace(body: Body, room: Room, others: readonly Body[]): Body {
  const { kind, depth } = body.product;
  if (kind === 'ceiling' || kind === 'rug') return inside({ ...body, x: 0, z: 0, turn: 0 }, room);
  const spot = kind === 'table' ? onTable(body, others) : null;
  if (spot) return inside({ ...body, ...spot }, room);
  const atWall = kind === 'wall' || likesWalls(body.product);
  const spots = atWall ? [...alongWalls(room, depth), ...aroundMiddle(room)] : aroundMiddle(room);
  const roomy = { ...body.product, width: body.product.width + clearance * 2, depth: depth + clearance * 2 };
  for (const at of spots) {
    const placed = inside({ ...body, ...at }, room);
    if (Math.abs(placed.x - at.x) > step || Math.abs(placed.z - at.z) > step) continue;
    if (overlapping({ ...placed, product: atWall ? body.product : roomy }, others).length > 0) continue;
    return kind === 'wall' ? onWall(placed, room) : placed;
  }
  return inside({ ...body, x: 0, z: 0, turn: 0 }, room);
}

import { type Footprint, type Point, getBoundingRadius, separation } from './footprint.ts';
import type { Body, Room } from './scene.ts';

/** Distance from a wall at which a dragged item snaps to it, in inches. */
const snapDistance = 4;
/** Inches that a piece can be pushed into another before it gives way. */
const resistance = 9;

export const getFootprint = ({ x, z, turn, product: { width, depth } }: Body): Footprint => ({
  x,
  z,
  turn,
  width,
  depth,
});

const within = (at: number, room: number, reach: number) => {
  const max = Math.max(0, room / 2 - reach);
  return Math.min(max, Math.max(-max, at));
};

/** Clamps an item to the room; an item wider than the room is centered. */
export function inside(body: Body, room: Room): Body {
  const reach = getBoundingRadius(getFootprint(body));
  return { ...body, x: within(body.x, room.width, reach.x), z: within(body.z, room.depth, reach.z) };
}

/** Flush with every wall that is near. */
function snapToWalls(body: Body, room: Room): Body {
  const reach = getBoundingRadius(getFootprint(body));
  const flush = (at: number, size: number, own: number) => {
    const edge = size / 2 - own;
    return edge - Math.abs(at) < snapDistance ? Math.sign(at) * Math.max(0, edge) : at;
  };
  return { ...body, x: flush(body.x, room.width, reach.x), z: flush(body.z, room.depth, reach.z) };
}

/** On the wall that is nearest, its back to it. */
export function onWall(body: Body, room: Room): Body {
  const half = body.product.depth / 2;
  const gaps = [
    { gap: body.z + room.depth / 2, turn: 0 },
    { gap: body.x + room.width / 2, turn: 90 },
    { gap: room.width / 2 - body.x, turn: 270 },
  ];
  const { turn } = gaps.reduce((best, wall) => (wall.gap < best.gap ? wall : best));
  const place = {
    0: { z: half - room.depth / 2 },
    90: { x: half - room.width / 2 },
    270: { x: room.width / 2 - half },
  }[turn];
  return inside({ ...body, ...place, turn }, room);
}

/** Those of `others` that overlap with `body`: only things of one kind get in each other's way, and rugs never. */
export function overlapping(body: Body, others: readonly Body[]): Body[] {
  if (body.product.kind === 'rug') return [];
  const shape = getFootprint(body);
  return others.filter(
    (other) =>
      other.id !== body.id &&
      other.product.kind === body.product.kind &&
      separation(shape, getFootprint(other)) !== null,
  );
}

/** Moves `body` to a target. Another item blocks it until it is pushed in deeper than `resistance`. */
export function moved(
  body: Body,
  target: Point,
  { room, others, snap }: { room: Room; others: readonly Body[]; snap: boolean },
): { body: Body; heldBy: Body | null } {
  const clampBody = (at: Body) => {
    if (at.product.kind === 'wall') return onWall(at, room);
    const clamped = inside(at, room);
    return snap && at.product.kind === 'floor' ? inside(snapToWalls(clamped, room), room) : clamped;
  };
  const wished = clampBody({ ...body, ...target });
  const through = new Set(overlapping(body, others).map(({ id }) => id));
  const holds = (at: Body) =>
    overlapping(at, others).filter(({ id }) => !through.has(id) && depthOf(wished, id) <= resistance);
  const depthOf = (at: Body, id: number) => {
    const other = others.find((one) => one.id === id);
    return (other && separation(getFootprint(at), getFootprint(other))?.depth) ?? 0;
  };
  let at = wished;
  let heldBy: Body | null = null;
  for (let round = 0; round < 6; round += 1) {
    const [holder] = holds(at);
    if (!holder) return { body: at, heldBy };
    heldBy = holder;
    const out = separation(getFootprint(at), getFootprint(holder));
    if (out) at = inside({ ...at, x: at.x + out.by.x, z: at.z + out.by.z }, room);
  }
  return holds(at).length > 0 ? { body, heldBy } : { body: at, heldBy };
}

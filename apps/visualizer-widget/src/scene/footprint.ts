/** A rectangle on the floor, in inches; turned as a piece is. */
export interface Footprint {
  x: number;
  z: number;
  width: number;
  depth: number;
  /** Degrees, counter-clockwise seen from above. */
  turn: number;
}

export interface Point {
  x: number;
  z: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The directions of a footprint's own width and depth. */
function getAxes(turn: number): [Point, Point] {
  const [sine, cosine] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  return [
    { x: cosine, z: -sine },
    { x: sine, z: cosine },
  ];
}

/** A point given in the footprint's own directions, seen from its middle. */
export function getPoint({ x, z, turn }: Footprint, along: number, across: number): Point {
  const [wide, deep] = getAxes(turn);
  return { x: x + wide.x * along + deep.x * across, z: z + wide.z * along + deep.z * across };
}

/** Back left, back right, front right, front left. */
export function getCorners(footprint: Footprint): [Point, Point, Point, Point] {
  const [along, across] = [footprint.width / 2, footprint.depth / 2];
  const at = (a: number, b: number) => getPoint(footprint, a * along, b * across);
  return [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
}

/** Returns half the extent of the rotated footprint along the room axes. */
export function getBoundingRadius({ width, depth, turn }: Pick<Footprint, 'width' | 'depth' | 'turn'>): Point {
  const [sine, cosine] = [Math.abs(Math.sin(radians(turn))), Math.abs(Math.cos(radians(turn)))];
  return { x: (width * cosine + depth * sine) / 2, z: (width * sine + depth * cosine) / 2 };
}

/** The least shift that takes `one` out of `other`, or null where they do not overlap by more than `give` inches. */
export function separation(one: Footprint, other: Footprint, give = 0.1): { by: Point; depth: number } | null {
  let least: { by: Point; depth: number } | null = null;
  const between = { x: one.x - other.x, z: one.z - other.z };
  for (const axis of [...getAxes(one.turn), ...getAxes(other.turn)]) {
    const half = (shape: Footprint) => {
      const [wide, deep] = getAxes(shape.turn);
      const along = (side: Point) => Math.abs(side.x * axis.x + side.z * axis.z);
      return (along(wide) * shape.width + along(deep) * shape.depth) / 2;
    };
    const apart = between.x * axis.x + between.z * axis.z;
    const depth = half(one) + half(other) - Math.abs(apart);
    if (depth <= give) return null;
    const way = apart < 0 ? -1 : 1;
    if (!least || depth < least.depth - 1e-6)
      least = { depth, by: { x: axis.x * depth * way, z: axis.z * depth * way } };
  }
  return least;
}

import { BoxGeometry, BufferAttribute, BufferGeometry, Mesh, type Material } from 'three';

/** A box by its middle and its sizes. */
export function box(
  material: Material,
  [width, height, depth]: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number],
): Mesh {
  const mesh = new Mesh(new BoxGeometry(width, height, depth), material);
  mesh.position.set(x, y, z);
  return mesh;
}

export interface Patch {
  /** Its lower corner along the surface, then its upper. */
  from: readonly [number, number];
  to: readonly [number, number];
}

/** Flat patches of one wall, seen from +z: x along it, y up; the texture runs on from patch to patch. */
export function patches(of: readonly Patch[], inchesATile: number): BufferGeometry {
  const [positions, uvs, normals, indices]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const { from, to } of of) {
    const first = positions.length / 3;
    for (const [x, y] of [from, [to[0], from[1]], to, [from[0], to[1]]] as const) {
      positions.push(x, y, 0);
      normals.push(0, 0, 1);
      uvs.push(x / inchesATile, y / inchesATile);
    }
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(indices);
  return geometry;
}

/** A soft dark border around a rectangle of `width` by `height`, its middle clear: black that fades over `reach` inches. */
export function edgeShade(width: number, height: number, reach: number, dark: number): BufferGeometry {
  const outer = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const inset = (size: number) => Math.max(0, size / 2 - reach);
  const positions = [
    ...outer.flatMap(([x, y]) => [(x * width) / 2, (y * height) / 2, 0]),
    ...outer.flatMap(([x, y]) => [x * inset(width), y * inset(height), 0]),
  ];
  const colors = [...outer.flatMap(() => [0, 0, 0, dark]), ...outer.flatMap(() => [0, 0, 0, 0])];
  const indices = [0, 1, 2, 3].flatMap((side) => {
    const next = (side + 1) % 4;
    return [side, next, next + 4, side, next + 4, side + 4];
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colors), 4));
  geometry.setIndex(indices);
  return geometry;
}

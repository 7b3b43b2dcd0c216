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

/** A soft dark border inside a rectangle of `width` by `height`: black that fades over `reach` inches, from every side by itself. */
export function edgeShade(width: number, height: number, reach: number, dark: number): BufferGeometry {
  const [positions, colors, indices]: [number[], number[], number[]] = [[], [], []];
  const rows = 6;
  const strip = (length: number, across: number, turn: number) => {
    const [cosine, sine] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))];
    for (let row = 0; row <= rows; row += 1) {
      const share = row / rows;
      const y = Math.min(reach, across * 2) * share - across;
      const first = positions.length / 3;
      for (const x of [-length / 2, length / 2]) {
        positions.push(x * cosine - y * sine, x * sine + y * cosine, 0);
        colors.push(0, 0, 0, dark * (1 - share) ** 2);
      }
      if (row < rows) indices.push(first, first + 1, first + 3, first, first + 3, first + 2);
    }
  };
  for (let side = 0; side < 4; side += 1) {
    const isFlat = side % 2 === 0;
    strip(isFlat ? width : height, (isFlat ? height : width) / 2, (side * Math.PI) / 2);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colors), 4));
  geometry.setIndex(indices);
  return geometry;
}

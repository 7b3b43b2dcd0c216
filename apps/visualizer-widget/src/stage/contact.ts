import { CanvasTexture, type BufferGeometry } from 'three';

const cells = 96;
/** Inches of shadow past the piece on every side. */
export const contactMargin = 9;

/** Averages in a square of `reach` cells about each cell, one way and then the other. */
function blurred(values: Float32Array, reach: number): Float32Array {
  const pass = (from: Float32Array, step: number, line: number) => {
    const to = new Float32Array(from.length);
    for (let start = 0; start < cells; start += 1) {
      let sum = 0;
      const at = (k: number) => (k < 0 || k >= cells ? 0 : from[start * line + k * step]!);
      for (let k = -reach; k <= reach; k += 1) sum += at(k);
      for (let k = 0; k < cells; k += 1) {
        to[start * line + k * step] = sum / (reach * 2 + 1);
        sum += at(k + reach + 1) - at(k - reach);
      }
    }
    return to;
  };
  return pass(pass(values, 1, cells), cells, 1);
}

/** Computes the ambient occlusion of each floor cell: full under a foot, little under a high top. */
export function floorShade(
  geometries: readonly BufferGeometry[],
  { width, depth, scale }: { width: number; depth: number; scale: readonly [number, number, number] },
): Float32Array {
  const [wide, deep] = [width + contactMargin * 2, depth + contactMargin * 2];
  const shade = new Float32Array(cells * cells);
  for (const geometry of geometries) {
    const position = geometry.getAttribute('position');
    const index = geometry.getIndex();
    const count = index?.count ?? position.count;
    const corner = (at: number) => {
      const vertex = index ? index.getX(at) : at;
      return [
        ((position.getX(vertex) * scale[0]) / wide + 0.5) * cells,
        position.getY(vertex) * scale[1],
        ((position.getZ(vertex) * scale[2]) / deep + 0.5) * cells,
      ] as const;
    };
    for (let at = 0; at < count; at += 3) fill(shade, corner(at), corner(at + 1), corner(at + 2));
  }
  const [near, wideSoft] = [blurred(blurred(shade, 1), 1), blurred(blurred(blurred(shade, 4), 4), 3)];
  return near.map((value, index) => Math.min(1, value * 0.5 + wideSoft[index]! * 0.55));
}

type Corner = readonly [number, number, number];

function fill(shade: Float32Array, a: Corner, b: Corner, c: Corner) {
  const dark = Math.exp(-Math.min(a[1], b[1], c[1]) / 7);
  if (dark < 0.02) return;
  const area = (b[0] - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (b[2] - a[2]);
  const least = (k: 0 | 2) => Math.max(0, Math.floor(Math.min(a[k], b[k], c[k])));
  const maxCell = (k: 0 | 2) => Math.min(cells - 1, Math.floor(Math.max(a[k], b[k], c[k])));
  for (let row = least(2); row <= maxCell(2); row += 1)
    for (let column = least(0); column <= maxCell(0); column += 1) {
      const [x, z] = [column + 0.5, row + 0.5];
      const u = ((x - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (z - a[2])) / area;
      const v = ((b[0] - a[0]) * (z - a[2]) - (x - a[0]) * (b[2] - a[2])) / area;
      const isIn = Math.abs(area) < 2 || (u >= 0 && v >= 0 && u + v <= 1);
      const at = row * cells + column;
      if (isIn && shade[at]! < dark) shade[at] = dark;
    }
}

/** Black, as opaque as the floor is dark. */
export function contactTexture(shade: Float32Array, strength: number): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = cells;
  const context = canvas.getContext('2d')!;
  const pixels = context.createImageData(cells, cells);
  shade.forEach((value, index) => {
    pixels.data[index * 4 + 3] = value * strength * 255;
  });
  context.putImageData(pixels, 0, 0);
  return new CanvasTexture(canvas);
}

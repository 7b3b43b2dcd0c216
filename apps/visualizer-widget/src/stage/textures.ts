import { CanvasTexture, Color, RepeatWrapping, SRGBColorSpace } from 'three';
import { noise, seededRandom } from './noise.ts';

const size = 512;

/** Draws a canvas pixel by pixel. */
function painted(colorAt: (column: number, row: number) => readonly [number, number, number]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d')!;
  const pixels = context.createImageData(size, size);
  for (let at = 0; at < size * size; at += 1) {
    const [red, green, blue] = colorAt(at % size, Math.floor(at / size));
    pixels.data.set([red, green, blue, 255], at * 4);
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

function tile(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A texture and the inches that one tile of it covers. */
export interface Tile {
  texture: CanvasTexture;
  inches: number;
}

/** Draws an oak floor of boards in different tones with staggered ends. */
export function oakFloor(): Tile {
  const boards = 10;
  const random = seededRandom(11);
  const board = Array.from({ length: boards }, () => ({
    tones: [random(), random()],
    end: random(),
    shift: Math.floor(random() * size),
  }));
  const grain = noise(size, 128, 6, 5);
  const figure = noise(size, 24, 3, 9);
  const [light, dark] = [new Color('#d6b48a'), new Color('#a97d4f')].map((color) =>
    color.getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace),
  );
  const canvas = painted((column, row) => {
    const across = (column / size) * boards;
    const { tones, end, shift } = board[Math.floor(across)]!;
    const along = (row / size + end) % 1;
    const half = along < 0.5 ? 0 : 1;
    const at = ((row + shift) % size) * size + column;
    const tone = 0.22 + tones[half]! * 0.42 + grain[at]! * 0.13 + figure[at]! * 0.16;
    const edge = Math.min(across % 1, 1 - (across % 1)) * (size / boards);
    const gap = Math.min(along % 0.5, 0.5 - (along % 0.5)) * size;
    const shade = Math.min(edge < 0.9 ? 0.72 : 1, gap < 0.9 ? 0.74 : 1);
    const mix = (one: number, other: number) => (one + (other - one) * tone) * shade * 255;
    return [mix(light!.r, dark!.r), mix(light!.g, dark!.g), mix(light!.b, dark!.b)];
  });
  return { texture: tile(canvas), inches: 58 };
}

/** Ground concrete in slabs of five feet. */
export function concreteFloor(): Tile {
  const [clouds, spots, grit] = [noise(size, 5, 5, 3), noise(size, 23, 23, 4), noise(size, 256, 256, 8)];
  const canvas = painted((column, row) => {
    const at = row * size + column;
    const edge = Math.min(column, row);
    const tone = 176 + clouds[at]! * 9 + spots[at]! * 4 + grit[at]! * 5 - (edge < 1.2 ? 42 : 0);
    return [tone, tone, tone * 0.988];
  });
  return { texture: tile(canvas), inches: 72 };
}

/** Uneven plaster: white with broad soft strokes. */
export function plaster(depth: number): Tile {
  const [broad, fine] = [noise(size, 6, 9, 21), noise(size, 90, 60, 22)];
  const canvas = painted((column, row) => {
    const at = row * size + column;
    const tone = 252 - depth * (3 + broad[at]! * 3 + fine[at]! * 1.6);
    return [tone, tone, tone];
  });
  return { texture: tile(canvas), inches: 84 };
}

import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { beforeAll, expect, test } from 'vitest';
import { decodeView } from './meshopt.ts';

beforeAll(() => MeshoptEncoder.ready);

/** Always the same numbers, 0 up to 1. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each([
  [1, 4],
  [15, 8],
  [300, 8],
  [5000, 12],
  [1000, 16],
])('%i vertices of %i bytes are decoded unchanged', (count, byteStride) => {
  const next = random(count);
  const bytes = Uint8Array.from({ length: count * byteStride }, (_, index) =>
    index % byteStride < 3 ? next() * 256 : Math.floor(index / byteStride / (1 + (index % 3))) & 255,
  );
  const packed = MeshoptEncoder.encodeGltfBuffer(bytes, count, byteStride, 'ATTRIBUTES');
  expect(decodeView(packed, { mode: 'ATTRIBUTES', count, byteStride })).toEqual(bytes);
});

/** The same triangles, each begun at its lowest corner: the encoding may turn them. */
const turned = (indices: ArrayLike<number>) =>
  Array.from({ length: indices.length / 3 }, (_, index) => {
    const corners = [indices[index * 3]!, indices[index * 3 + 1]!, indices[index * 3 + 2]!];
    const lowest = corners.indexOf(Math.min(...corners));
    return [0, 1, 2].map((k) => corners[(lowest + k) % 3]).join(' ');
  });

test.each([2, 4])(
  'triangles of a grid and of unordered indices are decoded in order, in %i bytes per index',
  (byteStride) => {
    const wide = 40;
    const grid = Array.from({ length: wide * wide }, (_, index) => index + Math.floor(index / wide)).flatMap((at) => [
      at,
      at + 1,
      at + wide + 1,
      at + 1,
      at + wide + 2,
      at + wide + 1,
    ]);
    const next = random(7);
    const heap = Array.from({ length: 900 }, () => {
      const first = Math.floor(next() * 1600);
      return [first, first + 1 + Math.floor(next() * 30), first + 40 + Math.floor(next() * 40)];
    }).flat();
    const indices = [...grid, ...heap];
    const array = byteStride === 2 ? Uint16Array.from(indices) : Uint32Array.from(indices);
    const source = new Uint8Array(array.buffer);
    const packed = MeshoptEncoder.encodeGltfBuffer(source, indices.length, byteStride, 'TRIANGLES');
    const bytes = decodeView(packed, { mode: 'TRIANGLES', count: indices.length, byteStride });
    const read = byteStride === 2 ? new Uint16Array(bytes.buffer) : new Uint32Array(bytes.buffer);
    expect(turned(read)).toEqual(turned(array));
  },
);

test('directions are decoded to within about a degree', () => {
  const next = random(3);
  const count = 200;
  const directions = Float32Array.from(
    Array.from({ length: count }, () => {
      const [x, y, z] = [next() - 0.5, next() - 0.5, next() - 0.5];
      const length = Math.hypot(x, y, z);
      return [x / length, y / length, z / length, 0];
    }).flat(),
  );
  const filtered = MeshoptEncoder.encodeFilterOct(directions, count, 4, 8);
  const packed = MeshoptEncoder.encodeGltfBuffer(filtered, count, 4, 'ATTRIBUTES');
  const read = new Int8Array(
    decodeView(packed, { mode: 'ATTRIBUTES', filter: 'OCTAHEDRAL', count, byteStride: 4 }).buffer,
  );
  const cosines = Array.from({ length: count }, (_, index) =>
    [0, 1, 2].reduce((sum, k) => sum + (read[index * 4 + k]! / 127) * directions[index * 4 + k]!, 0),
  );
  expect(Math.min(...cosines)).toBeGreaterThan(0.985);
});

test('unknown encodings throw', () => {
  const view = { mode: 'ATTRIBUTES', count: 1, byteStride: 4 } as const;
  expect(() => decodeView(new Uint8Array(40), view)).toThrow('unknown encoding');
  expect(() => decodeView(new Uint8Array(40), { ...view, mode: 'INDICES' })).toThrow('INDICES');
});

/** Returns a generator of numbers from 0 up to 1, the same numbers for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Noise that can be laid side by side, `size` points a side, -1 up to 1: `cells` humps across and `tall` down. */
export function noise(size: number, cells: number, tall: number, seed: number): Float32Array {
  const random = seededRandom(seed);
  const grid = Float32Array.from({ length: cells * tall }, () => random() * 2 - 1);
  const at = (x: number, y: number) => grid[(y % tall) * cells + (x % cells)]!;
  const ease = (t: number) => t * t * (3 - 2 * t);
  const values = new Float32Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [(column / size) * cells, (row / size) * tall];
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [u, v] = [ease(x - left), ease(y - top)];
      const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
      const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
      values[row * size + column] = upper * (1 - v) + lower * v;
    }
  return values;
}

/** Random numbers that are reproducible for a seed (mulberry32). */
export interface Dice {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(chance: number): boolean;
}

export function createRandom(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (list) => {
      const selected = list[between(0, list.length - 1)];
      if (selected === undefined) throw new Error('Nothing to pick from');
      return selected;
    },
    chance: (chance) => next() < chance,
  };
}

import type { Clock } from '../platform/clock.ts';

/** Clock that changes only when a test moves it. */
export interface FixedClock extends Clock {
  moveBy(ms: number): void;
}

export function fixedClock(start = '2026-03-02T15:00:00.000Z'): FixedClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    wait: async () => {},
    moveBy: (ms) => {
      now += ms;
    },
  };
}

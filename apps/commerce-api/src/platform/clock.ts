/** Clock of the system, replaced in tests. */
export interface Clock {
  now(): Date;
  /** Resolves after `ms`. */
  wait(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Tells the time; a test gives its own. */
export interface Clock {
  now(): Date;
  /** Resolves after so many ms. */
  wait(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

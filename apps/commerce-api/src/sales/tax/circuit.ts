import type { Clock } from '../../platform/clock.ts';

/** Stops calls of a failing service, so that shoppers do not wait for it. */
export interface Circuit {
  /** Runs `call`; `null` without a call while the circuit is open. */
  run<T>(call: () => Promise<T>): Promise<T | null>;
}

/** Opens after `failures` failed calls in a row for `pauseMs` ms; then one call tries again. */
export function createCircuit(clock: Pick<Clock, 'now'>, failures: number, pauseMs: number): Circuit {
  let failed = 0;
  let openUntil = 0;
  return {
    async run(call) {
      const now = clock.now().getTime();
      if (now < openUntil) return null;
      // Others do not call while this one tries.
      if (failed >= failures) openUntil = now + pauseMs;
      try {
        const result = await call();
        [failed, openUntil] = [0, 0];
        return result;
      } catch (error) {
        failed += 1;
        if (failed >= failures) openUntil = clock.now().getTime() + pauseMs;
        throw error;
      }
    },
  };
}

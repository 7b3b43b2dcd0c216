import { useRef } from 'react';

/** Runs saves one after the other, so that an earlier one never overwrites a later one. */
export function useSaveQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    /** Starts a save once those before it have ended; must not reject. */
    add: <Value>(save: () => Promise<Value>): Promise<Value> => {
      const result = last.current.then(save);
      last.current = result;
      return result;
    },
    /** Resolves when everything that was added has ended. */
    wait: async (): Promise<void> => void (await last.current),
  };
}

export type SaveQueue = ReturnType<typeof useSaveQueue>;

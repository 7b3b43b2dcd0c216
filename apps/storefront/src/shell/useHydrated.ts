import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

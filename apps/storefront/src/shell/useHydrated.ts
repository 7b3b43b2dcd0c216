import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page has been taken over by the browser, for what is no part of its first look. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page can be used: what loads late, and its styles with it, is not drawn before. */
export function useUsable(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

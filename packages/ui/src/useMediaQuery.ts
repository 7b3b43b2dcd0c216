'use client';

import { useMemo, useSyncExternalStore } from 'react';

/** One list per query: a new one makes the browser recompute its styles. */
function mediaStore(query: string) {
  let list: MediaQueryList | undefined;
  // A document of jsdom has no media queries.
  const listed = () => (list ??= globalThis.matchMedia?.(query));
  return {
    subscribe: (changed: () => void) => {
      listed()?.addEventListener('change', changed);
      return () => listed()?.removeEventListener('change', changed);
    },
    holds: () => listed()?.matches ?? false,
  };
}

/** Whether a media query matches; `false` on the server. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, holds } = useMemo(() => mediaStore(query), [query]);
  return useSyncExternalStore(subscribe, holds, () => false);
}

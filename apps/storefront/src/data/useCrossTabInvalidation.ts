import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { onInvalidation } from '../edges/tabs.ts';
import { useDataSource } from './data-source.ts';

/** Refreshes what a write in another tab made stale. */
export function useCrossTabInvalidation(): void {
  const { mutate } = useSWRConfig();
  const { freshness } = useDataSource();
  useEffect(
    () =>
      onInvalidation((stale) => {
        freshness.expire(stale);
        void mutate((key) => Array.isArray(key) && stale.includes(key[0]));
      }),
    [mutate, freshness],
  );
}

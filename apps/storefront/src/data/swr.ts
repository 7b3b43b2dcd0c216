import type { AnyEndpoint, CallError, InputOf, ResponseOf } from '@settee/contract';
import { useCallback, useEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import { broadcastInvalidation, onInvalidation } from '../edges/tabs.ts';
import { useDataSource } from './data-source.ts';
import { getQueryKey, type Query } from './query.ts';

type Options = Pick<SWRConfiguration, 'keepPreviousData' | 'revalidateOnFocus'>;

/**
 * Runs a query; `null` sends no request. A response that was sent with the page or is still fresh is not
 * refetched.
 */
export function useQuery<E extends AnyEndpoint>(
  wanted: Query<E> | null,
  options?: Options,
): SWRResponse<ResponseOf<E>, CallError> {
  const source = useDataSource();
  const load = async () => {
    if (!wanted) throw new Error('A read that waits has nothing to load.');
    const reply = await source.call(wanted.endpoint, wanted.input);
    source.freshness.note(wanted);
    return reply;
  };
  return useSWR<ResponseOf<E>, CallError>(wanted && getQueryKey(wanted), load, {
    revalidateIfStale: wanted !== null && source.freshness.isStale(wanted),
    ...options,
  });
}

/** Makes a call of the contract. */
export type Call = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>>;

/** Writes, each followed by a refresh of every read its contract entry names. Throws CallError. */
export function useMutation(): Call {
  const source = useDataSource();
  const { mutate } = useSWRConfig();
  return useCallback<Call>(
    async (endpoint, input) => {
      const reply = await source.call(endpoint, input);
      const stale = endpoint.invalidates ?? [];
      source.freshness.expire(stale);
      await mutate((key) => Array.isArray(key) && stale.includes(key[0]));
      if (stale.length > 0) broadcastInvalidation(stale);
      return reply;
    },
    [source, mutate],
  );
}

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

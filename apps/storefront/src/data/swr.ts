import type { AnyEndpoint, CallError, InputOf, ResponseOf } from '@settee/contract';
import { useCallback, useEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import { broadcastInvalidation, onInvalidation } from '../edges/tabs.ts';
import { useDataSource } from './data-source.ts';
import { getQueryKey, type Query } from './query.ts';

type Options = Pick<SWRConfiguration, 'keepPreviousData' | 'revalidateOnFocus'>;

/** Base of the growing interval between the attempts to refresh what is shown, in ms; SWR waits five times as long. */
const refreshRetryMs = 1000;

/**
 * Runs a query; `null` sends no request. A response that was sent with the page or is still fresh is not
 * refetched. A refresh that fails is retried soon, so that what is shown does not stay outdated without a word; a
 * first request that fails is shown as an error, which fast retries would make flicker.
 */
export function useQuery<E extends AnyEndpoint>(
  wanted: Query<E> | null,
  options?: Options,
): SWRResponse<ResponseOf<E>, CallError> {
  const source = useDataSource();
  const { cache, onErrorRetry } = useSWRConfig();
  const load = async () => {
    if (!wanted) throw new Error('A read that waits has nothing to load.');
    const reply = await source.call(wanted.endpoint, wanted.input);
    source.freshness.note(wanted);
    return reply;
  };
  return useSWR<ResponseOf<E>, CallError>(wanted && getQueryKey(wanted), load, {
    revalidateIfStale: wanted !== null && source.freshness.isStale(wanted),
    onErrorRetry: (error, key, config, ...attempt) => {
      const isRefresh = cache.get(key)?.data !== undefined;
      onErrorRetry(error, key, isRefresh ? { ...config, errorRetryInterval: refreshRetryMs } : config, ...attempt);
    },
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

import type { AnyEndpoint, CallError, InputOf, ReplyOf } from '@settee/contract';
import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import { tellOtherTabs } from '../edges/tabs.ts';
import { useDataSource } from './data-source.ts';
import { keyOf, type Read } from './read.ts';

type Options = Pick<SWRConfiguration, 'keepPreviousData' | 'revalidateOnFocus'>;

/** A read; `null` waits. An answer the page came with, or a young one, is not asked for again. */
export function useLoad<E extends AnyEndpoint>(
  wanted: Read<E> | null,
  options?: Options,
): SWRResponse<ReplyOf<E>, CallError> {
  const source = useDataSource();
  const load = async () => {
    if (!wanted) throw new Error('A read that waits has nothing to load.');
    const reply = await source.call(wanted.endpoint, wanted.input);
    source.freshness.note(wanted);
    return reply;
  };
  return useSWR<ReplyOf<E>, CallError>(wanted && keyOf(wanted), load, {
    revalidateIfStale: wanted !== null && source.freshness.isStale(wanted),
    ...options,
  });
}

/** Makes a call of the contract. */
export type Call = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>;

/** Writes, each followed by a refresh of every read its contract entry names. Throws CallError. */
export function useCall(): Call {
  const source = useDataSource();
  const { mutate } = useSWRConfig();
  return useCallback<Call>(
    async (endpoint, input) => {
      const reply = await source.call(endpoint, input);
      const stale = endpoint.refreshes ?? [];
      source.freshness.expire(stale);
      await mutate((key) => Array.isArray(key) && stale.includes(key[0]));
      if (stale.length > 0) tellOtherTabs(stale);
      return reply;
    },
    [source, mutate],
  );
}

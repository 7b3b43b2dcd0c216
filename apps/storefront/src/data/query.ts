import type { AnyEndpoint, InputOf, ResponseOf } from '@settee/contract';
import { unstable_serialize } from 'swr';

/** A read of the contract with its input; both are its cache key. */
export interface Query<E extends AnyEndpoint = AnyEndpoint> {
  endpoint: E;
  input: InputOf<E>;
  /** Shopper data, refetched whenever it is shown; other data is cached for a minute. */
  isLive: boolean;
  /** The page shows without it. */
  isOptional: boolean;
}

/** Fetches a query of the page being prepared, at most once. Throws CallError. */
export type FetchQuery = <E extends AnyEndpoint>(read: Query<E>) => Promise<ResponseOf<E>>;

export function query<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  traits: { isLive?: boolean; isOptional?: boolean } = {},
): Query<E> {
  return { endpoint, input, isLive: traits.isLive ?? false, isOptional: traits.isOptional ?? false };
}

export const getQueryKey = ({ endpoint, input }: Query): [string, unknown] => [endpoint.id, input];

/** Returns the key of a query in the cache of SWR. */
export const serializeQueryKey = (read: Query): string => unstable_serialize(getQueryKey(read));

/** Returns the prefix of all query keys of an endpoint. */
export const queryKeyPrefix = (endpointId: string): string => `@${JSON.stringify(endpointId)},`;

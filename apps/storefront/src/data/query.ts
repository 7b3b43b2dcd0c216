import type { AnyEndpoint, InputOf } from '@settee/contract';
import { unstable_serialize } from 'swr';

/** A read of the contract with its input; both are its cache key. */
export interface Query<E extends AnyEndpoint = AnyEndpoint> {
  endpoint: E;
  input: InputOf<E>;
  /** Belongs to the shopper and is asked for again whenever it is shown; the rest keeps for a minute. */
  isLive: boolean;
  /** The page shows without it. */
  isOptional: boolean;
}

export function query<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  traits: { isLive?: boolean; isOptional?: boolean } = {},
): Query<E> {
  return { endpoint, input, isLive: traits.isLive ?? false, isOptional: traits.isOptional ?? false };
}

export const getQueryKey = ({ endpoint, input }: Query): [string, unknown] => [endpoint.id, input];

/** The name of an answer in SWR's cache and fallback. */
export const serializeQueryKey = (read: Query): string => unstable_serialize(getQueryKey(read));

/** How the names of all answers of a call begin. */
export const queryKeyPrefix = (endpointId: string): string => `@${JSON.stringify(endpointId)},`;

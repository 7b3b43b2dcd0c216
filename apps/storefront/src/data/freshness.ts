import { serializeQueryKey, queryKeyPrefix, type Query } from './query.ts';

/** Cache lifetime by query type, in ms; a live response expires right after the load of its page. */
const cacheTtlMs = { live: 2_000, catalog: 60_000 } as const;

/** Tracks the age of each response. */
export interface Freshness {
  note(read: Query): void;
  /** Same as `note`, for query keys. */
  noteNames(names: readonly string[]): void;
  isStale(read: Query): boolean;
  /** Marks all responses of these endpoints as stale after a write. */
  expire(endpointIds: readonly string[]): void;
}

/** `now` in ms. */
export function createStalenessTracker(now: () => number): Freshness {
  const times = new Map<string, number>();
  return {
    note: (read) => void times.set(serializeQueryKey(read), now()),
    noteNames: (names) => names.forEach((name) => times.set(name, now())),
    isStale: (read) => {
      const came = times.get(serializeQueryKey(read));
      return came === undefined || now() - came > cacheTtlMs[read.isLive ? 'live' : 'catalog'];
    },
    expire: (endpointIds) => {
      const starts = endpointIds.map(queryKeyPrefix);
      for (const name of times.keys()) if (starts.some((start) => name.startsWith(start))) times.delete(name);
    },
  };
}

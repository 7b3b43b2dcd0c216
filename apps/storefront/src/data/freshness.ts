import { serializeQueryKey, queryKeyPrefix, type Query } from './query.ts';

/** How long an answer is shown without asking again, in ms; a live one only outlives the page it came with. */
const cacheTtlMs = { live: 2_000, catalog: 60_000 } as const;

/** Remembers when each answer came. */
export interface Freshness {
  note(read: Query): void;
  /** The same for answers known by name only. */
  noteNames(names: readonly string[]): void;
  isStale(read: Query): boolean;
  /** After a write: every answer of these calls is old. */
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

import { nameOf, nameStartOf, type Read } from './read.ts';

/** How long an answer is shown without asking again, in ms; a live one only outlives the page it came with. */
const keeps = { live: 2_000, catalog: 60_000 } as const;

/** Remembers when each answer came. */
export interface Freshness {
  note(read: Read): void;
  /** The same for answers known by name only. */
  noteNames(names: readonly string[]): void;
  isStale(read: Read): boolean;
  /** After a write: every answer of these calls is old. */
  expire(endpointIds: readonly string[]): void;
}

/** `now` in ms. */
export function createFreshness(now: () => number): Freshness {
  const times = new Map<string, number>();
  return {
    note: (read) => void times.set(nameOf(read), now()),
    noteNames: (names) => names.forEach((name) => times.set(name, now())),
    isStale: (read) => {
      const came = times.get(nameOf(read));
      return came === undefined || now() - came > keeps[read.isLive ? 'live' : 'catalog'];
    },
    expire: (endpointIds) => {
      const starts = endpointIds.map(nameStartOf);
      for (const name of times.keys()) if (starts.some((start) => name.startsWith(start))) times.delete(name);
    },
  };
}

import type { AnyEndpoint } from '@settee/contract';

/** An unused reply is dropped after this time, in ms. */
const life = 10_000;

/** Reads that began before they were needed. */
export interface PrefetchCache {
  /** Begins a read unless the same one is there; the caller knows that it changes nothing. */
  start<Reply>(endpoint: AnyEndpoint, input: unknown, read: () => Promise<Reply>): void;
  /**
   * Returns the reply of a read that has started, once, or makes the call. A call that invalidates reads drops all, and
   * none starts before it ends.
   */
  take<Reply>(endpoint: AnyEndpoint, input: unknown, call: () => Promise<Reply>): Promise<Reply>;
}

const getKey = ({ id }: AnyEndpoint, input: unknown) => `${id} ${JSON.stringify(input)}`;

export function createPrefetchCache(now: () => number): PrefetchCache {
  const reads = new Map<string, { reply: Promise<unknown>; until: number }>();
  /** Calls in progress that invalidate reads. */
  let changes = 0;
  return {
    start(endpoint, input, read) {
      const key = getKey(endpoint, input);
      if (changes > 0 || (reads.get(key)?.until ?? 0) > now()) return;
      const started = { reply: read(), until: now() + life };
      reads.set(key, started);
      // A failure is not shown before the click, which makes the call again.
      started.reply.catch(() => reads.get(key) === started && reads.delete(key));
    },
    async take<Reply>(endpoint: AnyEndpoint, input: unknown, call: () => Promise<Reply>) {
      if (endpoint.invalidates?.length) {
        reads.clear();
        changes += 1;
        return call().finally(() => (changes -= 1));
      }
      const key = getKey(endpoint, input);
      const started = reads.get(key);
      reads.delete(key);
      if (!started || started.until <= now()) return call();
      // The key names the endpoint, so the reply is of its type.
      return (started.reply as Promise<Reply>).catch(call);
    },
  };
}

import { parsedJson } from '@settee/domain';

/** Maximum number of history entries with a saved position. */
const maxPositions = 50;

/** Creates a store of scroll positions in px by history entry, restored from an earlier page. */
export function createScrollPositionStore(stored: string) {
  const places = new Map<string, number>(
    (parsedJson(stored, Array.isArray) ?? []).filter(isEntry).slice(-maxPositions),
  );
  return {
    of: (key: string) => places.get(key) ?? 0,
    note(key: string, y: number) {
      places.delete(key);
      places.set(key, Math.round(y));
      const [oldest] = places.keys();
      if (places.size > maxPositions && oldest !== undefined) places.delete(oldest);
    },
    text: () => JSON.stringify([...places]),
  };
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

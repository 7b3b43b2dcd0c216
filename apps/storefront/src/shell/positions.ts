import { parsedJson } from '@settee/domain';

/** Maximum number of history entries with a saved position. */
const maxPositions = 50;

/** Creates a store of scroll positions in px by history entry, restored from an earlier page. */
export function createScrollPositionStore(stored: string) {
  const positions = new Map<string, number>(
    (parsedJson(stored, Array.isArray) ?? []).filter(isEntry).slice(-maxPositions),
  );
  return {
    of: (key: string) => positions.get(key) ?? 0,
    note(key: string, y: number) {
      positions.delete(key);
      positions.set(key, Math.round(y));
      const [oldest] = positions.keys();
      if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
    },
    text: () => JSON.stringify([...positions]),
  };
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

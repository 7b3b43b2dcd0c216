/** How many places of the history are remembered. */
const most = 50;

/** Scroll positions in px by history entry, read from what an earlier page kept. */
export function createScrollPositionStore(kept: string) {
  const places = new Map<string, number>(loadEntries(kept));
  return {
    of: (key: string) => places.get(key) ?? 0,
    note(key: string, y: number) {
      places.delete(key);
      places.set(key, Math.round(y));
      const [oldest] = places.keys();
      if (places.size > most && oldest !== undefined) places.delete(oldest);
    },
    text: () => JSON.stringify([...places]),
  };
}

function loadEntries(kept: string): [string, number][] {
  try {
    const parsed: unknown = JSON.parse(kept || '[]');
    return Array.isArray(parsed) ? parsed.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

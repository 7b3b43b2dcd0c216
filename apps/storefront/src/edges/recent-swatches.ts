import { parseRecentSwatches, recentStorageKey, type RecentSwatch, addRecentSwatch } from '@settee/domain';

type Hear = (records: readonly RecentSwatch[]) => void;

const hearers = new Set<Hear>();

/** What this browser remembers, newest first; nothing where it keeps nothing. RECENT-08 */
export function recentSwatches(): readonly RecentSwatch[] {
  try {
    return parseRecentSwatches(localStorage.getItem(recentStorageKey));
  } catch {
    return [];
  }
}

/** Remembers a fabric or leather; read anew first, since another tab may have written. RECENT-02, RECENT-03 */
export function saveRecentSwatch(optionCode: number, ChoiceCode: number): void {
  const records = addRecentSwatch(recentSwatches(), { OptionCode: optionCode, ChoiceCode });
  try {
    localStorage.setItem(recentStorageKey, JSON.stringify(records));
  } catch {
    // Private windows and full disks refuse: the shop works without.
  }
  for (const hear of hearers) hear(records);
}

/** Hears of records made in this tab and in others; answers how to stop. */
export function hearSwatches(hear: Hear): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === recentStorageKey || key === null) hear(recentSwatches());
  };
  hearers.add(hear);
  addEventListener('storage', heard);
  return () => {
    hearers.delete(hear);
    removeEventListener('storage', heard);
  };
}

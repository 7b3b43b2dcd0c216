import type { RecentSwatch } from '@settee/domain';
import { useEffect, useState } from 'react';
import { recentSwatches, subscribeToRecentSwatches } from '../edges/recent-swatches.ts';

/** Returns the swatches recently viewed in this browser, newest first, also those of other tabs. RECENT-08 */
export function useRecentSwatches(): readonly RecentSwatch[] {
  const [recent, setRecent] = useState(recentSwatches);
  useEffect(() => subscribeToRecentSwatches(setRecent), []);
  return recent;
}

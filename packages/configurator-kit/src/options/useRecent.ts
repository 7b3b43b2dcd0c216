'use client';

import type { RecentChoice, RecentSwatch } from '@settee/domain';
import { useEffect, useRef, useState } from 'react';
import type { BrowsePorts } from './browse-ports.ts';

/**
 * Loads the recently viewed choices when the material browser opens, `null` until the first reply; choices viewed
 * meanwhile load on the next open. RECENT-09
 */
export function useRecent(
  open: boolean,
  ports: BrowsePorts,
  records: readonly RecentSwatch[],
): readonly RecentChoice[] | null {
  const [choices, setChoices] = useState<readonly RecentChoice[] | null>(null);
  const latest = useRef({ ports, records });
  useEffect(() => {
    latest.current = { ports, records };
  });
  useEffect(() => {
    const { ports: now, records: stored } = latest.current;
    if (!open || stored.length === 0) return;
    let isWanted = true;
    void now.recent(stored.map(({ ChoiceCode }) => ChoiceCode)).then((found) => {
      if (isWanted) setChoices(found);
    });
    return () => {
      isWanted = false;
    };
  }, [open]);
  return choices ?? (records.length === 0 ? [] : null);
}

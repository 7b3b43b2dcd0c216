'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { viewedDelayMs } from './timings.ts';

/** The choice that is picked in a browser but not yet taken over; one that stays picked counts as viewed. RECENT-01 */
export function usePreview(open: boolean, onViewed: (choiceCode: number) => void) {
  const [previewed, setPreviewed] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onViewed);
  useEffect(() => {
    latest.current = onViewed;
  });
  useEffect(() => {
    if (!open) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [open]);
  const preview = useCallback((choiceCode: number) => {
    setPreviewed(choiceCode);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(choiceCode), viewedDelayMs);
  }, []);
  const forget = useCallback(() => setPreviewed(null), []);
  return { previewed, preview, forget };
}

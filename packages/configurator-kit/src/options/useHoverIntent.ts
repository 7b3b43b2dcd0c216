'use client';

import { useCallback, useEffect, useRef } from 'react';
import { flyoutHoverDelayMs } from './timings.ts';

/**
 * Calls back 200 ms after the mouse has moved onto an element, once per visit; leaving or clicking before prevents it. FLY-12
 * A layer that closes above a resting mouse makes the browser report an enter without a move: this does not count.
 */
export function useHoverIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const move = useCallback((onRested: () => void) => {
    timer.current ??= setTimeout(onRested, flyoutHoverDelayMs);
  }, []);
  const click = useCallback(() => clearTimeout(timer.current), []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  return { move, click, leave };
}

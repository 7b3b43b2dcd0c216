'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { flyoutReopenDelayMs } from './timings.ts';

/** Holds the subject of a flyout while it closes; a refresh closes it and opens it again. FLY-13 */
export function useFlyout<Subject>() {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wait = useCallback((ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  }, []);

  const show = useCallback((about: Subject) => {
    clearTimeout(timer.current);
    setSubject(about);
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  /** Called by the swatch popup after it changes the content of the flyout. FLY-13 */
  const refresh = useCallback(() => {
    setOpen(false);
    wait(flyoutReopenDelayMs, () => setOpen(true));
  }, [wait]);
  return { subject, isOpen, show, close, refresh };
}

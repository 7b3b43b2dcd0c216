'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { flyoutHoverDelay, flyoutReopenDelay } from './timings.ts';

/** Opens a flyout immediately on click, after a delay on hover, and again after a refresh. FLY-12, FLY-13 */
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
  const rest = useCallback((about: Subject) => wait(flyoutHoverDelay, () => show(about)), [wait, show]);
  const leave = useCallback(() => clearTimeout(timer.current), []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  /** Called by the swatch popup after it changes the content of the flyout. FLY-13 */
  const refresh = useCallback(() => {
    setOpen(false);
    wait(flyoutReopenDelay, () => setOpen(true));
  }, [wait]);
  return { subject, isOpen, show, rest, leave, close, refresh };
}

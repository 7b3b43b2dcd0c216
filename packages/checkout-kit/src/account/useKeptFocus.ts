import { type RefObject, useEffect, useRef } from 'react';

/** Leads the focus back into a part whose focused control has gone, because the part now shows something else. */
export function useKeptFocus<Part extends HTMLElement>(shown: unknown): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    part.current?.querySelector<HTMLElement>('input:not([type=hidden]):enabled, select, button, a[href]')?.focus();
  }, [shown]);
  return part;
}

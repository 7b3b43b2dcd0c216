import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first control of a part when its content changes and the focused control is removed. */
export function useRestoredFocus<Part extends HTMLElement>(shown: unknown): RefObject<Part | null> {
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

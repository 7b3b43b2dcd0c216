import { useEffect, useRef } from 'react';

/** Focuses the replacement of a removed control when `key` changes. */
export function useFocusBack<Element extends HTMLElement>(key: string) {
  const target = useRef<Element>(null);
  const before = useRef(key);
  useEffect(() => {
    const isLost = before.current !== key && document.activeElement === document.body;
    before.current = key;
    if (isLost) target.current?.focus();
  }, [key]);
  return target;
}

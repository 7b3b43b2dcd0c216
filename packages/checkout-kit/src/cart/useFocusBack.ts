import { useEffect, useRef } from 'react';

/** Focuses the replacement of a removed control when `situation` changes. */
export function useFocusBack<Element extends HTMLElement>(situation: string) {
  const target = useRef<Element>(null);
  const before = useRef(situation);
  useEffect(() => {
    const isLost = before.current !== situation && document.activeElement === document.body;
    before.current = situation;
    if (isLost) target.current?.focus();
  }, [situation]);
  return target;
}

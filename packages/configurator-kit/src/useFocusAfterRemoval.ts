import { useLayoutEffect } from '@settee/ui';
import { useRef } from 'react';

/** After an item of a list was removed by its button, the focus moves to the button in its place, or to the list. */
export function useFocusAfterRemoval(items: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null);
  const emptied = useRef<number | null>(null);
  useLayoutEffect(() => {
    const place = emptied.current;
    emptied.current = null;
    if (place === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(place, buttons.length - 1)];
    (next ?? list.current)?.focus({ preventScroll: true });
  }, [items]);
  const markRemoved = (place: number) => {
    emptied.current = place;
  };
  return { list, markRemoved };
}

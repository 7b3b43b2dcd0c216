import { useLayoutEffect } from '@settee/ui';
import { useRef } from 'react';

/** After an item of a list was removed by its button, the focus moves to the button in its place, or to the list. */
export function useFocusAfterRemoval(items: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null);
  const emptied = useRef<number | null>(null);
  useLayoutEffect(() => {
    const index = emptied.current;
    emptied.current = null;
    if (index === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    (next ?? list.current)?.focus({ preventScroll: true });
  }, [items]);
  const markRemoved = (index: number) => {
    emptied.current = index;
  };
  return { list, markRemoved };
}

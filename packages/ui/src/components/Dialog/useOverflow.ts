import { useEffect, useState } from 'react';

/** Detects overflowing content, so that an element can be made scrollable by keyboard. */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false);

  const [element, setElement] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { scrollHeight, clientHeight } = element;
      // Closed content has no height. A focused element stays focusable, or the tab order would restart at the top of the page.
      const isCut = clientHeight > 0 && scrollHeight > clientHeight + 1;
      setOverflows(isCut || document.activeElement === element);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);

  return [setElement, overflows] as const;
}

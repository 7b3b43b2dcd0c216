import { useCallback, useState } from 'react';

/** Tells whether an element has more content than room, so that the keyboard can be given a way to scroll it. */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { scrollHeight, clientHeight } = element;
      // What is closed has no height. What has focus keeps it, or the keyboard would begin at the top of the page.
      const isCut = clientHeight > 0 && scrollHeight > clientHeight + 1;
      setOverflows(isCut || document.activeElement === element);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return [ref, overflows] as const;
}

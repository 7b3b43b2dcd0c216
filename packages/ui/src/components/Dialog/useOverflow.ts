import { useCallback, useState } from 'react';

/** Tells whether an element has more content than room, so that the keyboard can be given a way to scroll it. */
export function useOverflow() {
  const [overflows, setOverflows] = useState(false);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return [ref, overflows] as const;
}

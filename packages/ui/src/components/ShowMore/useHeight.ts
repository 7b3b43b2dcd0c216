import { useCallback, useState } from 'react';

/** Height in px of all that an element holds, of which 16 are one rem; unknown until it was measured. */
export function useHeight() {
  const [height, setHeight] = useState<number>();

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const measure = () => setHeight((element.scrollHeight * 16) / rem);
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);

  return [ref, height] as const;
}

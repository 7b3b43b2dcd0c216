import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

export interface NearViewportProps {
  /** Content rendered only near the viewport. */
  children: ReactNode;
}

/** Margins of the viewport in which the content renders: a little below, and all above, which the End key skips. */
const near = '1000000px 0px 300px';

/** Defers content that is far below the viewport; the area is busy while the code of its content loads. */
export function NearViewport({ children }: NearViewportProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!container.current) return;
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    };
    const observer = new IntersectionObserver(watch, { rootMargin: near });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? <Suspense fallback={<div aria-busy="true" />}>{children}</Suspense> : <div ref={container} />;
}

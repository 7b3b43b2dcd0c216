import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface NearViewportProps {
  /** Content rendered only near the viewport. */
  children: ReactNode;
}

/** Distance below the viewport at which the content renders, in px. */
const near = 800;

/** Defers content that is far below the viewport. */
export function NearViewport({ children }: NearViewportProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    };
    const observer = new IntersectionObserver(watch, { rootMargin: `${near}px 0px` });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isNear && children}</div>;
}

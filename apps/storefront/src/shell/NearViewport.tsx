import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface NearViewportProps {
  /** Loads and shows only when its place comes near. */
  children: ReactNode;
}

/** How far below the screen its place may be, in px. */
const near = 800;

/** Holds back what stands far down a page. */
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

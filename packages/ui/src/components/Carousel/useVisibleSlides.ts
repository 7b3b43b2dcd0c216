import { type RefObject, useEffect, useRef, useState } from 'react';

/** Share of a slide that must be seen for it to count as visible. */
const enough = 0.9;
/** Tolerance for the single-precision threshold of browsers, which report a crossing slide at 0.8999. */
const slack = 0.001;
const stops = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

const unmeasured = { first: 0, last: 0, measured: false, focusable: false };

/** Returns the fully visible slides, observed with an IntersectionObserver. */
export function useVisibleSlides(
  track: RefObject<HTMLElement | null>,
  count: number,
  start: number,
  onSlideChange?: (index: number) => void,
) {
  const [seen, setSeen] = useState(unmeasured);
  const known = useRef<number>(undefined);
  const started = useRef(start);
  const report = useRef(onSlideChange);
  useEffect(() => {
    report.current = onSlideChange;
  });

  useEffect(() => {
    const root = track.current;
    if (!root || typeof IntersectionObserver === 'undefined') return;
    const slides = [...root.children];
    const visible = new Set<number>();

    const watch = (entries: IntersectionObserverEntry[]) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= enough - slack) visible.add(slides.indexOf(target));
        else visible.delete(slides.indexOf(target));
      }
      if (visible.size === 0) return;
      const first = Math.min(...visible);
      setSeen({ first, last: Math.max(...visible), measured: true, focusable: root.querySelector(stops) !== null });
      // The first measurement counts only if the track was scrolled before; otherwise slides may not have a size yet.
      const before = known.current ?? (root.scrollLeft === 0 ? first : started.current);
      known.current = first;
      if (before !== first) report.current?.(first);
    };
    const observer = new IntersectionObserver(watch, { root, threshold: enough });
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track, count]);

  return { ...seen, known };
}

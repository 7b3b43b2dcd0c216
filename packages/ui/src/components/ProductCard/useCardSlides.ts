import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { isRightToLeft } from '../Carousel/scrollToSlide.ts';

/** Visible image of a card; hover and focus show the second, a new width shows the first. CAROUS-02 CAROUS-03 CAROUS-04 */
export function useCardSlides(count: number) {
  const strip = useRef<HTMLSpanElement>(null);
  const [index, setIndex] = useState(0);
  /** The strip's width in px when its picture was last chosen. */
  const chosenAt = useRef<number>(undefined);

  const show = (slide: number) => {
    const box = strip.current;
    if (!box || slide >= count) return;
    chosenAt.current = box.clientWidth;
    box.scrollLeft = box.clientWidth * slide * (isRightToLeft(box) ? -1 : 1);
    setIndex(slide);
  };

  useEffect(() => {
    const box = strip.current;
    if (!box || typeof ResizeObserver === 'undefined') return;
    // Not the window event: a phone dispatches that whenever its address bar shows or hides.
    const observer = new ResizeObserver(() => {
      if (chosenAt.current === undefined || box.clientWidth === chosenAt.current) return;
      chosenAt.current = undefined;
      box.scrollLeft = 0;
      setIndex(0);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const box = strip.current;
    if (!box || box.clientWidth === 0) return;
    // A resize may scroll before its observer runs: the width at the time of the selection is preserved until then.
    chosenAt.current ??= box.clientWidth;
    setIndex(Math.round(Math.abs(box.scrollLeft) / box.clientWidth));
  };
  const byMouse = (slide: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') show(slide);
  };

  // Focus from a touch must not change the image that was swiped to.
  const focused = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) show(1);
  };

  return {
    strip,
    index,
    onScroll,
    onCard: {
      onPointerEnter: byMouse(1),
      onPointerLeave: byMouse(0),
      onFocus: focused,
      onBlur: () => show(0),
    },
  };
}

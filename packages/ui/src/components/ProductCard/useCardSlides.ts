import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { isRightToLeft } from '../Carousel/scrollToSlide.ts';

/** Which picture of a card is seen; hover and focus show the second, a new width the first. CAROUS-02 CAROUS-03 CAROUS-04 */
export function useCardSlides(count: number) {
  const strip = useRef<HTMLSpanElement>(null);
  const [index, setIndex] = useState(0);

  const show = (slide: number) => {
    const box = strip.current;
    if (!box || slide >= count) return;
    box.scrollLeft = box.clientWidth * slide * (isRightToLeft(box) ? -1 : 1);
    setIndex(slide);
  };

  useEffect(() => {
    const box = strip.current;
    if (!box) return;
    const reset = () => {
      box.scrollLeft = 0;
      setIndex(0);
    };
    addEventListener('resize', reset);
    return () => removeEventListener('resize', reset);
  }, []);

  const onScroll = () => {
    const box = strip.current;
    if (box && box.clientWidth > 0) setIndex(Math.round(Math.abs(box.scrollLeft) / box.clientWidth));
  };
  const byMouse = (slide: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') show(slide);
  };

  return {
    strip,
    index,
    onScroll,
    onCard: {
      onPointerEnter: byMouse(1),
      onPointerLeave: byMouse(0),
      onFocus: () => show(1),
      onBlur: () => show(0),
    },
  };
}

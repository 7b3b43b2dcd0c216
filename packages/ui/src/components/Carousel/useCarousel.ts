import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isRightToLeft, scrollToSlide } from './scrollToSlide.ts';
import { useVisibleSlides } from './useVisibleSlides.ts';

interface CarouselMoves {
  /** Number of slides. */
  count: number;
  /** Moves to this slide, counted from 0, whenever it changes. */
  index: number | undefined;
  /** Called when another slide is the first visible one. */
  onSlideChange: ((index: number) => void) | undefined;
  /** Called with the target of a move by button or key. */
  onMove: (slide: number) => void;
}

/** The visible slides of a carousel, and what scrolls it: `index`, two buttons, the arrow keys, Home and End. */
export function useCarousel({ count, index, onSlideChange, onMove }: CarouselMoves) {
  const track = useRef<HTMLDivElement>(null);
  /** Target slide of the current scroll. */
  const aim = useRef<number>(undefined);
  const handleScrollEnd = () => {
    aim.current = undefined;
  };
  const arrive = (slide: number) => {
    handleScrollEnd();
    onSlideChange?.(slide);
  };
  const { first, last, measured, focusable, known } = useVisibleSlides(track, count, index ?? 0, arrive);
  const atStart = first === 0;
  const atEnd = last === count - 1;

  useEffect(() => {
    // A parent that only repeats the reported index must not interrupt a scroll.
    if (!track.current || index === undefined || index === (aim.current ?? known.current)) return;
    aim.current = index;
    scrollToSlide(track.current, index);
  }, [index, known]);

  const show = (slide: number) => {
    const target = Math.min(Math.max(slide, 0), count - 1);
    if (!track.current || count === 0) return;
    const offset = Math.min(target, count - 1 - last + first);
    aim.current = offset === known.current ? undefined : offset;
    scrollToSlide(track.current, target);
    onMove(target);
  };
  // A second click continues from the scroll target of the first, or from a position that is not rendered yet.
  const move = (by: number) => show((aim.current ?? known.current ?? first) + by);
  const previous = () => !atStart && move(first - last - 1);
  const next = () => !atEnd && move(last - first + 1);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const [back, on] = isRightToLeft(event.currentTarget) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const act = { [back]: previous, [on]: next, Home: () => show(0), End: () => show(count - 1) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const fits = count === 0 || (measured && atStart && atEnd);
  return {
    track,
    atStart,
    atEnd,
    isMeasured: measured,
    /** Whether the buttons have nothing to do, or cannot know yet. */
    isIdle: !measured || fits,
    /** Makes the track a tab stop that scrolls; `null` when all slides are visible or a slide takes the focus. */
    keyboard: fits || focusable ? null : { tabIndex: 0, role: 'group', onKeyDown },
    previous,
    next,
    handleScrollEnd,
  };
}

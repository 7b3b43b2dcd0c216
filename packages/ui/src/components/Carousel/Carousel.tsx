'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { isFilled } from '../../is-filled.ts';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Glyph } from '../Icon/Glyph.tsx';
import { left, right } from '../Icon/icons.ts';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as css from './Carousel.css.ts';
import { isRightToLeft, scrollToSlide } from './scrollToSlide.ts';
import { type SlidesPerView, slideVars } from './slides-per-view.ts';
import { useVisibleSlides } from './useVisibleSlides.ts';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the carousel, as `People Also Viewed`. */
  label: string;
  /** Slides in order; without any only the heading is rendered. */
  slides: readonly ReactNode[];
  /** Number of visible slides, by the width of the page. */
  slidesPerView?: SlidesPerView;
  /** Content at the start of the row that also contains the arrows. */
  heading?: ReactNode;
  /** Lines of slides. */
  rows?: 1 | 2;
  /** Shows the two buttons; without them fingers, keys and `index` move it. */
  arrows?: boolean;
  /** Moves to this slide (counted from 0) whenever it changes. */
  index?: number;
  /** Accessible name of the previous arrow. */
  previousLabel?: string;
  /** Accessible name of the next arrow. */
  nextLabel?: string;
  /** Returns the name of a slide with its position; both numbers start at 1. */
  slideLabel?: (slide: number, count: number) => string;
  /** The first slide that is seen whole, counted from 0. */
  onSlideChange?: (index: number) => void;
}

const nOfM = (slide: number, count: number) => `${slide} of ${count}`;

const Arrow = ({ d, ...rest }: ComponentProps<'button'> & { d: string }) => (
  <button type="button" {...rest} className={cx(iconButton.root, css.arrow)}>
    <Glyph d={d} directed />
  </button>
);

/** Slides side by side that scroll natively and snap; the arrows move by as many as are seen. */
export function Carousel({
  label,
  slides,
  slidesPerView = 1,
  heading,
  rows = 1,
  arrows = true,
  index,
  previousLabel = 'Previous',
  nextLabel = 'Next',
  slideLabel = nOfM,
  onSlideChange,
  className,
  style,
  ...rest
}: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  const count = slides.length;
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
  const fits = count === 0 || (measured && atStart && atEnd);

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
    announce(slideLabel(target + 1, count));
  };
  // A second click continues from the scroll target of the first, or from a position that is not rendered yet.
  const move = (by: number) => show((aim.current ?? known.current ?? first) + by);
  const previous = () => !atStart && move(first - last - 1);
  const next = () => !atEnd && move(last - first + 1);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const [back, on] = isRightToLeft(event.currentTarget) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const act = { [back]: previous, [on]: next, Home: () => show(0), End: () => show(count - 1) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      {...rest}
      className={cx(css.root, className)}
      style={{ ...slideVars(slidesPerView), ...style }}
    >
      {isFilled(heading) && <div className={css.heading}>{heading}</div>}
      {arrows && (
        <div className={isFilled(heading) ? css.beside : css.over} data-idle={!measured || fits || undefined}>
          <Arrow d={left} aria-label={previousLabel} aria-disabled={atStart} onClick={previous} />
          <Arrow d={right} aria-label={nextLabel} aria-disabled={atEnd} onClick={next} />
        </div>
      )}
      <div
        ref={track}
        className={css.track}
        data-ready={measured || undefined}
        onPointerDown={handleScrollEnd}
        onWheel={handleScrollEnd}
        data-cells={slidesPerView !== 1 || undefined}
        style={{ gridTemplateRows: `repeat(${rows}, auto)` }}
        {...(!fits && !focusable && { tabIndex: 0, role: 'group', 'aria-label': label, onKeyDown: press })}
      >
        {slides.map((slide, place) => (
          <div
            key={place}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a slide
            role="group"
            aria-roledescription="slide"
            aria-label={slideLabel(place + 1, count)}
            className={css.slide}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

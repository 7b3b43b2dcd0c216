'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { isFilled } from '../../is-filled.ts';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Glyph } from '../Icon/Glyph.tsx';
import { left, right } from '../Icon/icons.ts';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as css from './Carousel.css.ts';
import { type SlidesPerView, slideVars } from './slides-per-view.ts';
import { useCarousel } from './useCarousel.ts';
import { withRef } from '../../react-18.ts';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the carousel, as `People Also Viewed`. */
  label: string;
  /** Slides in order; without any only the heading is rendered. */
  slides: readonly ReactNode[];
  /** Number of visible slides, by the width of the page; 1 by default. */
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
  slideLabel?: (values: { slide: number; count: number }) => string;
  /** The first slide that is seen whole, counted from 0. */
  onSlideChange?: (index: number) => void;
}

const nOfM = ({ slide, count }: { slide: number; count: number }) => `${slide} of ${count}`;

const Arrow = ({ d, ...rest }: ComponentProps<'button'> & { d: string }) => (
  <button type="button" {...rest} className={cx(iconButton.root, css.arrow)}>
    <Glyph d={d} directed />
  </button>
);

interface ArrowsProps extends Pick<CarouselProps, 'previousLabel' | 'nextLabel'> {
  carousel: ReturnType<typeof useCarousel>;
}

function Arrows({ previousLabel, nextLabel, carousel }: ArrowsProps) {
  const { atStart, atEnd, previous, next } = carousel;
  const nextName = useWord('next', nextLabel, 'Next');
  const previousName = useWord('previous', previousLabel, 'Previous');
  return (
    <>
      <Arrow d={left} aria-label={previousName} aria-disabled={atStart} onClick={previous} />
      <Arrow d={right} aria-label={nextName} aria-disabled={atEnd} onClick={next} />
    </>
  );
}

const renderSlides = (
  slides: readonly ReactNode[],
  roleName: string,
  slideLabel: (values: { slide: number; count: number }) => string,
) =>
  slides.map((slide, index) => (
    <div
      key={index}
      role="group"
      aria-roledescription={roleName}
      aria-label={slideLabel({ slide: index + 1, count: slides.length })}
      className={css.slide}
    >
      {slide}
    </div>
  ));

/** Slides side by side that scroll natively and snap; the arrows move by as many as are seen. */
export const Carousel = withRef(function Carousel({
  label,
  slides,
  slidesPerView = 1,
  heading,
  rows = 1,
  arrows = true,
  index,
  previousLabel,
  nextLabel,
  slideLabel: givenSlideLabel,
  onSlideChange,
  className,
  style,
  ...rest
}: CarouselProps) {
  const carouselName = useWord('carousel', undefined, 'carousel');
  const slideName = useWord('slide', undefined, 'slide');
  const slidesName = useWord('slides', undefined, 'Slides');
  const slideLabel = useWord('slideOf', givenSlideLabel, nOfM);
  const announce = useAnnounce();
  const onMove = (slide: number) => announce(slideLabel({ slide: slide + 1, count: slides.length }));
  const carousel = useCarousel({ count: slides.length, index, onSlideChange, onMove });
  const { track, isMeasured, isIdle, keyboard, handleScrollEnd } = carousel;

  return (
    <section
      aria-roledescription={carouselName}
      aria-label={label}
      {...rest}
      className={cx(css.root, className)}
      style={{ ...slideVars(slidesPerView), ...style }}
    >
      {isFilled(heading) && <div className={css.heading}>{heading}</div>}
      {arrows && (
        <div className={isFilled(heading) ? css.beside : css.over} data-idle={isIdle || undefined}>
          <Arrows {...{ previousLabel, nextLabel, carousel }} />
        </div>
      )}
      <div
        ref={track}
        className={css.track}
        data-ready={isMeasured || undefined}
        onPointerDown={handleScrollEnd}
        onWheel={handleScrollEnd}
        data-cells={slidesPerView !== 1 || undefined}
        style={{ gridTemplateRows: `repeat(${rows}, auto)` }}
        {...(keyboard && { ...keyboard, 'aria-label': slidesName })}
      >
        {renderSlides(slides, slideName, slideLabel)}
      </div>
    </section>
  );
});

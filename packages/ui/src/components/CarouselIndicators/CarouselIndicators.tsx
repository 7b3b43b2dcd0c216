'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './CarouselIndicators.css.ts';
import { withRef } from '../../react-18.ts';

export interface CarouselIndicatorsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Number of slides. */
  count: number;
  /** The slide that is seen, counted from 0. */
  index: number;
  /** Makes each mark a button; without it the marks are decoration, because the carousel announces its position. */
  onSelect?: (index: number) => void;
  /** Names the group of buttons. */
  label?: string;
  /** Names a button; both numbers start with 1. */
  slideLabel?: (values: { slide: number; count: number }) => string;
}

const showSlide = ({ slide, count }: { slide: number; count: number }) => `Show slide ${slide} of ${count}`;

/** Row of marks, one per slide, that shows the current position. CAROUS-01 */
export const CarouselIndicators = withRef(function CarouselIndicators({
  count,
  index,
  onSelect,
  label: givenLabel,
  slideLabel: givenSlideLabel,
  className,
  ...rest
}: CarouselIndicatorsProps) {
  const slideLabel = useWord('showSlide', givenSlideLabel, showSlide);
  const label = useWord('chooseSlide', givenLabel, 'Choose a slide');
  if (count < 1) return null;
  const slides = Array.from({ length: count }, (_, index) => index);
  if (!onSelect) {
    return (
      <div {...rest} aria-hidden="true" className={cx(css.root, className)}>
        {slides.map((slide) => (
          <span key={slide} data-current={slide === index || undefined} className={css.dot} />
        ))}
      </div>
    );
  }
  return (
    <div role="group" aria-label={label} {...rest} className={cx(css.root, className)}>
      {slides.map((slide) => (
        <button
          key={slide}
          type="button"
          aria-label={slideLabel({ slide: slide + 1, count })}
          aria-current={slide === index || undefined}
          className={css.button}
          onClick={() => onSelect(slide)}
        >
          <span className={css.dot} />
        </button>
      ))}
    </div>
  );
});

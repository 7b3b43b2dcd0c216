'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { isFilled } from '../../is-filled.ts';
import { type SlidesPerView, slideVars } from '../Carousel/slides-per-view.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './CarouselPlaceholders.css.ts';
import { placeholders } from './placeholders.ts';
import { withRef } from '../../react-18.ts';

export interface CarouselPlaceholdersProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Same value as that of the loaded carousel. */
  slidesPerView?: SlidesPerView;
  /** Same value as that of the loaded carousel. */
  heading?: ReactNode;
  /** Aspect ratio of the loaded images. */
  ratio?: string | number;
  /** Lines of text under each picture. */
  lines?: number;
  /** Said while the slides are on their way. */
  label?: string;
}

/** Placeholder of a loading carousel, at its size. CAROUS-25 CAROUS-26 */
export const CarouselPlaceholders = withRef(function CarouselPlaceholders({
  slidesPerView = 1,
  heading,
  ratio = '4 / 3',
  lines = 2,
  label: givenLabel,
  className,
  style,
  ...rest
}: CarouselPlaceholdersProps) {
  const label = useWord('loading', givenLabel, 'Loading');
  return (
    <div
      {...rest}
      aria-busy="true"
      className={cx(css.root, className)}
      style={{ ...slideVars(slidesPerView), ...style }}
    >
      {isFilled(heading) && <div className={css.heading}>{heading}</div>}
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={css.track} aria-hidden="true">
        {placeholders(slidesPerView).map((seenAt, index) => (
          <div key={index} data-at={seenAt} className={css.slot}>
            <Skeleton ratio={ratio} />
            {lines > 0 && <Skeleton lines={lines} />}
          </div>
        ))}
      </div>
    </div>
  );
});

'use client';

import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { formatCount, formatRating } from '../../format-count.ts';
import { AppLink } from '../LinkProvider/LinkProvider.tsx';
import { halfStars } from './half-stars.ts';
import { useSiteSettings, useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './StarRating.css.ts';
import { withRef } from '../../react-18.ts';

const variants = cva(css.root, { variants: { size: css.size } });

/** From the upper tip of a star around it. */
const star = '2.9 6.1 6.7.9-4.9 4.6 1.3 6.6-6-3.2-6 3.2 1.3-6.6-4.9-4.6 6.7-.9z';
/** Five stars in a row, each 24 wide. */
const row = `m12 2.6 ${star}${`m24 0 ${star}`.repeat(4)}`;

export interface StarRatingMessages {
  /** Returns the accessible name of the stars. */
  rated: (rating: string) => string;
  /** Returns the text next to the stars. */
  reviews: (values: { rating: string; count: number }) => string;
  /** Text instead of the stars while there are no ratings. */
  unrated: string;
}

const english: StarRatingMessages = {
  rated: (rating) => `Rated ${rating} out of 5 stars`,
  reviews: ({ rating, count }) => `${rating} (${formatCount(count)} ${count === 1 ? 'review' : 'reviews'})`,
  unrated: 'No reviews yet',
};

export interface StarRatingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Average on the scale of 1 to 5; `undefined` without ratings. */
  rating: number | undefined;
  /** Number of ratings; shows rating and count next to the stars. */
  count?: number;
  /** Target of the reviews, as `#reviews`; makes the text a link. */
  href?: string | undefined;
  /** Type step of the adjacent text. */
  size?: 'small' | 'regular' | 'large';
  /** Words that replace the English ones. */
  messages?: Partial<StarRatingMessages>;
}

/** Five stars, filled to the half. SUMM-07 */
export const StarRating = withRef(function StarRating(props: StarRatingProps) {
  const { rating, count, href, size = 'regular', messages, className, ...rest } = props;
  const { locale } = useSiteSettings();
  const rated = useWord('rated', messages?.rated, english.rated);
  const reviews = useWord('reviews', messages?.reviews, english.reviews);
  const unrated = useWord('unrated', messages?.unrated, english.unrated);
  if (rating === undefined || count === 0) {
    return (
      <div {...rest} className={variants({ size, className })}>
        <span className={css.muted}>{unrated}</span>
      </div>
    );
  }
  const formattedRating = formatRating(rating, locale);
  const half = halfStars(rating);
  const text = count === undefined ? null : reviews({ rating: formattedRating, count });
  return (
    <div {...rest} className={variants({ size, className })}>
      <span role="img" aria-label={rated(formattedRating)} data-stars={half} className={css.stars}>
        {draw(css.empty)}
        <span className={css.filled} style={{ inlineSize: `${half * 20}%` }}>
          {draw(css.full)}
        </span>
      </span>
      {text &&
        (href === undefined ? (
          <span>{text}</span>
        ) : (
          <AppLink href={href} className={css.link}>
            {text}
          </AppLink>
        ))}
    </div>
  );
});

const draw = (className: string) => (
  <svg viewBox="0 0 120 24" aria-hidden="true" focusable="false" className={className}>
    <path d={row} />
  </svg>
);

import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { pluralize } from '../../pluralize.ts';
import { AppLink } from '../LinkProvider/LinkProvider.tsx';
import { halfStars } from './half-stars.ts';
import * as css from './StarRating.css.ts';

const variants = cva(css.root, { variants: { size: css.size } });

const star = 'm12 2.6 2.9 6.1 6.7.9-4.9 4.6 1.3 6.6-6-3.2-6 3.2 1.3-6.6L2.4 9.6l6.7-.9L12 2.6Z';
const places = [1, 2, 3, 4, 5];

export interface StarRatingMessages {
  /** Returns the accessible name of the stars. */
  rated: (rating: string) => string;
  /** Returns the text next to the stars. */
  reviews: (rating: string, count: number) => string;
  /** Text instead of the stars while there are no ratings. */
  unrated: string;
}

const english: StarRatingMessages = {
  rated: (rating) => `Rated ${rating} out of 5 stars`,
  reviews: (rating, count) => `${rating} (${pluralize(count)} ${count === 1 ? 'review' : 'reviews'})`,
  unrated: 'No reviews yet',
};

export interface StarRatingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Average on the scale of 1 to 5; `undefined` without ratings. */
  rating: number | undefined;
  /** Number of ratings; shows rating and count next to the stars. */
  count?: number;
  /** Target of the reviews, as `#reviews`; makes the text a link. */
  href?: string;
  /** Type step of the adjacent text. */
  size?: 'small' | 'regular' | 'large';
  /** Words that replace the English ones. */
  messages?: Partial<StarRatingMessages>;
}

/** Five stars, filled to the half. SUMM-07 */
export function StarRating(props: StarRatingProps) {
  const { rating, count, href, size = 'regular', messages, className, ...rest } = props;
  const labels = { ...english, ...messages };
  if (rating === undefined || count === 0) {
    return (
      <div {...rest} className={variants({ size, className })}>
        <span className={css.muted}>{labels.unrated}</span>
      </div>
    );
  }
  const formattedRating = rating.toFixed(1);
  const half = halfStars(rating);
  const text = count === undefined ? null : labels.reviews(formattedRating, count);
  return (
    <div {...rest} className={variants({ size, className })}>
      <span role="img" aria-label={labels.rated(formattedRating)} data-stars={half} className={css.stars}>
        <span className={css.row}>{places.map(outline)}</span>
        <span className={css.filled} style={{ inlineSize: `${half * 20}%` }}>
          <span className={css.row}>{places.map(filledStar)}</span>
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
}

const outline = (place: number) => draw(place, css.empty);
const filledStar = (place: number) => draw(place, css.full);

const draw = (place: number, className: string) => (
  <svg key={place} viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={className}>
    <path d={star} />
  </svg>
);

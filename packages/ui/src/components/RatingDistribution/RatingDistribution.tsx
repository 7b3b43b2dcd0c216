'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { pluralize } from '../../pluralize.ts';
import { useLink } from '../LinkProvider/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RatingDistribution.css.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

const scale: readonly Stars[] = [5, 4, 3, 2, 1];

export interface RatingDistributionMessages {
  /** Label before a bar. */
  stars: (stars: Stars) => string;
  /** Names the whole row, and the link or button made of it. */
  row: (stars: Stars, count: number) => string;
}

const english: RatingDistributionMessages = {
  stars: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  row: (stars, count) => `${english.stars(stars)}, ${pluralize(count)} ${count === 1 ? 'review' : 'reviews'}`,
};

export interface RatingDistributionProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Names the list, as `Reviews by stars`. */
  label: string;
  /** Number of reviews by stars. */
  counts: Readonly<Record<Stars, number>>;
  /** Returns the link to the reviews of a row. */
  hrefOf?: (stars: Stars) => string;
  /** Makes the rows toggles; called with the stars of the clicked row. */
  onPick?: (stars: Stars) => void;
  /** Rows that filter the reviews now. */
  selected?: readonly Stars[];
  /** Words that replace the English ones. */
  messages?: Partial<RatingDistributionMessages>;
}

/** Number of reviews by stars; a row without reviews has no link. SUMM-07 */
export function RatingDistribution(props: RatingDistributionProps) {
  const { label, counts, hrefOf, onPick, selected = [], messages, className, ...rest } = props;
  const labels = { ...english, ...messages };
  const Link = useLink();
  const all = scale.reduce((sum, stars) => sum + counts[stars], 0);

  const row = (stars: Stars) => {
    const count = counts[stars];
    const share = all === 0 ? 0 : count / all;
    const inner = (
      <>
        <VisuallyHidden>{labels.row(stars, count)}</VisuallyHidden>
        <span aria-hidden="true" className={css.stars}>
          {labels.stars(stars)}
        </span>
        <span aria-hidden="true" className={css.track}>
          <span className={css.bar} style={{ inlineSize: `${share * 100}%` }} />
        </span>
        <span aria-hidden="true" className={css.count}>
          {pluralize(count)}
        </span>
      </>
    );
    if (onPick) {
      const isSelected = selected.includes(stars);
      return (
        <button
          type="button"
          aria-pressed={isSelected}
          disabled={count === 0 && !isSelected}
          onClick={() => onPick(stars)}
          className={cx(css.row, css.live)}
        >
          {inner}
        </button>
      );
    }
    if (hrefOf && count > 0) {
      return (
        <Link href={hrefOf(stars)} className={cx(css.row, css.live)}>
          {inner}
        </Link>
      );
    }
    return (
      <div data-empty={count === 0 || undefined} className={css.row}>
        {inner}
      </div>
    );
  };

  return (
    <ul aria-label={label} {...rest} className={cx(css.root, className)}>
      {scale.map((stars) => (
        <li key={stars} className={css.item}>
          {row(stars)}
        </li>
      ))}
    </ul>
  );
}

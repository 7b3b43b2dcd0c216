'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { formatCount } from '../../format-count.ts';
import { useLink } from '../LinkProvider/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useSiteSettings, useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './RatingDistribution.css.ts';
import { withRef } from '../../react-18.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

const scale: readonly Stars[] = [5, 4, 3, 2, 1];

export interface RatingDistributionMessages {
  /** Label before a bar. */
  stars: (stars: number) => string;
  /** Names the whole row, and the link or button made of it. */
  row: (values: { stars: number; count: number }) => string;
}

const english: RatingDistributionMessages = {
  stars: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  row: ({ stars, count }) => `${english.stars(stars)}, ${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`,
};

export interface RatingDistributionProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Names the list, as `Reviews by stars`. */
  label: string;
  /** Number of reviews by stars. */
  counts: Readonly<Record<Stars, number>>;
  /** Returns the link to the reviews of a row. */
  hrefOf?: (stars: Stars) => string;
  /** Makes the rows toggles; called with the stars of the clicked row. */
  onRowClick?: (stars: Stars) => void;
  /** Rows that filter the reviews now. */
  selected?: readonly Stars[];
  /** Words that replace the English ones. */
  messages?: Partial<RatingDistributionMessages>;
}

/** Number of reviews by stars; a row without reviews has no link. SUMM-07 */
export const RatingDistribution = withRef(function RatingDistribution(props: RatingDistributionProps) {
  const { label, counts, hrefOf, onRowClick, selected = [], messages, className, ...rest } = props;
  const labels = {
    stars: useWord('stars', messages?.stars, english.stars),
    row: useWord('reviewsWithStars', messages?.row, english.row),
  };
  const all = scale.reduce((sum, stars) => sum + counts[stars], 0);
  return (
    <ul aria-label={label} {...rest} className={cx(css.root, className)}>
      {scale.map((stars) => (
        <li key={stars} className={css.item}>
          <Row
            stars={stars}
            count={counts[stars]}
            isSelected={selected.includes(stars)}
            hrefOf={hrefOf}
            onRowClick={onRowClick}
          >
            <Bar stars={stars} count={counts[stars]} all={all} labels={labels} />
          </Row>
        </li>
      ))}
    </ul>
  );
});

interface BarProps {
  stars: Stars;
  /** Number of reviews with these stars. */
  count: number;
  /** Number of all reviews. */
  all: number;
  labels: RatingDistributionMessages;
}

function Bar({ stars, count, all, labels }: BarProps) {
  const { locale } = useSiteSettings();
  const share = all === 0 ? 0 : count / all;
  return (
    <>
      <VisuallyHidden>{labels.row({ stars, count })}</VisuallyHidden>
      <span aria-hidden="true" className={css.stars}>
        {labels.stars(stars)}
      </span>
      <span aria-hidden="true" className={css.track}>
        <span className={css.bar} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span aria-hidden="true" className={css.count}>
        {formatCount(count, locale)}
      </span>
    </>
  );
}

interface RowProps extends Pick<BarProps, 'stars' | 'count'> {
  isSelected: boolean;
  hrefOf: RatingDistributionProps['hrefOf'];
  onRowClick: RatingDistributionProps['onRowClick'];
  children: ReactNode;
}

/** A toggle, a link, or only a line. */
function Row({ stars, count, isSelected, hrefOf, onRowClick, children }: RowProps) {
  const Link = useLink();
  if (onRowClick)
    return (
      <button
        type="button"
        aria-pressed={isSelected}
        disabled={count === 0 && !isSelected}
        onClick={() => onRowClick(stars)}
        className={cx(css.row, css.live)}
      >
        {children}
      </button>
    );
  if (hrefOf && count > 0)
    return (
      <Link href={hrefOf(stars)} className={cx(css.row, css.live)}>
        {children}
      </Link>
    );
  return (
    <div data-empty={count === 0 || undefined} className={css.row}>
      {children}
    </div>
  );
}

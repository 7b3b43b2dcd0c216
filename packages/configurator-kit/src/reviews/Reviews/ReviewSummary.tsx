import type { ReviewList, Stars } from '@settee/domain';
import { formatRating, RatingDistribution, StarRating, useSiteSettings } from '@settee/ui';
import type { ReviewMessages } from '../messages.ts';
import * as css from './Reviews.css.ts';

export interface ReviewSummaryProps {
  list: ReviewList;
  /** Number of all reviews. */
  count: number;
  selected: readonly Stars[];
  onSelect: (stars: Stars) => void;
  labels: ReviewMessages;
}

/** Average, number of reviews, and their distribution; its rows filter the list. */
export function ReviewSummary({ list, count, selected, onSelect, labels }: ReviewSummaryProps) {
  const average = formatRating(list.average, useSiteSettings().locale);
  return (
    <>
      <div className={css.average}>
        <span aria-hidden="true" className={css.figure}>
          {average}
        </span>
        <div>
          <StarRating size="large" rating={list.average} messages={labels} />
          <p className={css.count}>{labels.count(count)}</p>
        </div>
      </div>
      <RatingDistribution
        label={labels.distribution}
        counts={list.counts}
        selected={selected}
        onRowClick={onSelect}
        messages={labels}
        className={css.distribution}
      />
    </>
  );
}

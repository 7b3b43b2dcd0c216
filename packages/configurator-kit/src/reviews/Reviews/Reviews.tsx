'use client';

import {
  maxReviewsShown,
  type Review,
  type ReviewList,
  type ReviewQuery,
  type ReviewSort,
  reviewsPerPage,
  type Site,
  type Stars,
} from '@settee/domain';
import { Button, EmptyState, ErrorState, Heading, LoadingOverlay, LoadMore, useIntent, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ReactNode, useRef } from 'react';
import { type ReviewMessages, reviewMessages } from '../messages.ts';
import type { ReviewPorts } from '../ports.ts';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { usePriceFormat } from '../../use-price-format.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './Reviews.css.ts';

export interface ReviewsProps extends RootRef<HTMLElement> {
  /** Target of links, as `reviews`. */
  id: string;
  /** Reviews of `query`; `undefined` while they have failed to load. */
  list: ReviewList | undefined;
  /** Filters, search, order and number of the reviews that are shown. */
  query: ReviewQuery;
  /** Called with the new filters, search, order or number. */
  onQueryChange: (query: ReviewQuery) => void;
  /** Reviews of another query are on their way. */
  isLoading: boolean;
  /** Loads the data again after a failure. */
  onRetry: () => void;
  /** Rendered below the list, such as `ReviewPhotos`. */
  photos?: ReactNode;
  /** Opens the form for a new review. */
  onWrite: () => void;
  /** Called when the pointer or the focus is on the button that opens the form: load its code. */
  onWriteNear: () => void;
  /** Called with the id of the review to report. */
  onReport: (id: number) => void;
  /** Opens a photograph of a review; places count from 0. */
  onReviewPhoto: (review: Review, index: number) => void;
  /** Reviews that the shopper has reported. */
  reported: readonly number[];
  /** Counts a review as helpful, and logs a failure. They never reject. */
  ports: Pick<ReviewPorts, 'markHelpful' | 'log'>;
  /** The language of dates and counts; that of `SiteProvider` without it. */
  site?: Pick<Site, 'locale'>;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ReviewMessages>;
}

/** Reviews of a product: distribution of ratings, photos, list with sort, filters and search. SUMM-07, SUMM-08 */
export const Reviews = withRef(function Reviews({ ref, ...props }: ReviewsProps) {
  const { id, list, photos, onWrite, onWriteNear, messages } = props;
  const labels = useWords('review', reviewMessages, messages);
  const all = list ? Object.values(list.counts).reduce((sum, count) => sum + count, 0) : 0;
  const writeIntent = useIntent(() => onWriteNear?.());
  const writeButton = (
    <Button {...writeIntent} tone="outline" onClick={onWrite}>
      {labels.write}
    </Button>
  );
  const siteFormat = usePriceFormat();
  const site = props.site ?? siteFormat;
  const { restart, toggle } = getQueryChanges(props);
  return (
    <section ref={ref} id={id} aria-labelledby={`${id}-title`} className={css.root}>
      <Heading level={2} id={`${id}-title`} className={css.title}>
        {labels.title}
      </Heading>
      <div className={cx(css.columns, all === 0 && css.single)}>
        {list && all > 0 && (
          <div className={css.aside}>
            <ReviewSummary list={list} count={all} selected={props.query.stars} onSelect={toggle} labels={labels} />
            {writeButton}
          </div>
        )}
        <div className={css.main}>
          {list && all === 0 && (
            <EmptyState align="start" level={3} title={labels.none} actions={writeButton}>
              {labels.noneText}
            </EmptyState>
          )}
          {!list && <ErrorState size="line" title={labels.failed} retryLabel={labels.retry} onRetry={props.onRetry} />}
          {list && all > 0 && <FilteredList {...props} {...{ list, all, site, restart, toggle, labels }} />}
          {photos}
        </div>
      </div>
    </section>
  );
});

/** Changes of filters and order: each shows the first reviews again. */
function getQueryChanges({ query, onQueryChange }: Pick<ReviewsProps, 'query' | 'onQueryChange'>) {
  const restart = (part: Partial<ReviewQuery>) => onQueryChange({ ...query, limit: reviewsPerPage, ...part });
  const toggle = (stars: Stars) =>
    restart({
      stars: query.stars.includes(stars) ? query.stars.filter((one) => one !== stars) : [...query.stars, stars],
    });
  return { restart, toggle };
}

interface FilteredListProps extends ReviewsProps, ReturnType<typeof getQueryChanges> {
  list: ReviewList;
  /** Number of all reviews. */
  all: number;
  site: Pick<Site, 'locale'>;
  labels: ReviewMessages;
}

/** Filters, and the reviews that match them. */
function FilteredList({ restart, toggle, all, ...props }: FilteredListProps) {
  const { list, query, labels } = props;
  const counter = useRef<HTMLParagraphElement>(null);
  const clear = () => {
    restart({ stars: [], search: '', withPhotos: false });
    // The button that was clicked is removed.
    counter.current?.focus();
  };
  return (
    <>
      <ReviewFilters
        query={query}
        matching={list.matching}
        all={all}
        photographed={list.withPhotos}
        onWithPhotos={(withPhotos) => restart({ withPhotos })}
        onSort={(sort: ReviewSort) => restart({ sort })}
        onSearch={(search) => restart({ search })}
        onRemoveStars={toggle}
        onClear={clear}
        counter={counter}
        labels={labels}
      />
      {list.matching === 0 ? <NoMatch onClear={clear} labels={labels} /> : <Listed {...props} />}
    </>
  );
}

function NoMatch({ onClear, labels }: { onClear: () => void; labels: ReviewMessages }) {
  return (
    <EmptyState
      align="start"
      level={3}
      title={labels.noMatch}
      actions={
        <Button tone="outline" onClick={onClear}>
          {labels.clear}
        </Button>
      }
    >
      {labels.noMatchText}
    </EmptyState>
  );
}

interface ListedProps extends ReviewsProps {
  list: ReviewList;
  site: Pick<Site, 'locale'>;
  labels: ReviewMessages;
}

function Listed(props: ListedProps) {
  const { list, query, onQueryChange, isLoading, onReport, onReviewPhoto, reported, ports, site, labels } = props;
  const { reviews, matching } = list;
  return (
    <>
      <LoadingOverlay busy={isLoading}>
        <ul className={css.list}>
          {reviews.map((review) => (
            <li key={review.id} className={css.item}>
              <ReviewItem
                review={review}
                isReported={reported.includes(review.id)}
                onReport={() => onReport(review.id)}
                onPhoto={(index) => onReviewPhoto(review, index)}
                {...{ ports, site, labels }}
              />
            </li>
          ))}
        </ul>
      </LoadingOverlay>
      {matching > reviewsPerPage && (
        <LoadMore
          shown={reviews.length}
          count={Math.min(matching, maxReviewsShown)}
          busy={isLoading}
          buttonLabel={labels.more}
          formatCount={labels.shown}
          onLoadMore={() =>
            onQueryChange({ ...query, limit: Math.min(reviews.length + reviewsPerPage * 2, maxReviewsShown) })
          }
          className={css.more}
        />
      )}
    </>
  );
}

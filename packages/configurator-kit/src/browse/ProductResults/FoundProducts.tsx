import { listingPageSize, listingSorts } from '@settee/domain';
import {
  Button,
  ErrorState,
  LoadingOverlay,
  Pagination,
  ResultCount,
  SortMenu,
  useIntent,
  VisuallyHidden,
} from '@settee/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { FilterChips, NoMatches } from '../../filtered-list.tsx';
import type { BrowseMessages } from '../messages.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import * as css from './ProductResults.css.ts';
import type { ProductResultsProps } from './product-results-props.ts';
import type { ProductFilters } from './useProductFilters.ts';

export interface FoundProductsProps extends Omit<ProductResultsProps, 'onQuery'> {
  filters: ProductFilters;
  labels: BrowseMessages;
  /** Opens the filters on a small screen. */
  onFilter: () => void;
  /** That is about to happen. */
  onFilterNear: () => void;
}

/** After a click on a page link, the new page begins at its top, with the focus on its count. */
function useTopOfPage(page: number, top: RefObject<HTMLElement | null>): () => void {
  const isTurned = useRef(false);
  useEffect(() => {
    if (!isTurned.current) return;
    isTurned.current = false;
    top.current?.scrollIntoView?.();
    top.current?.querySelector<HTMLElement>('[role=status]')?.focus({ preventScroll: true });
  }, [page, top]);
  return () => {
    isTurned.current = true;
  };
}

/** The products that match: count, order and applied filters above, links to the pages below. */
export function FoundProducts(props: FoundProductsProps) {
  const {
    results,
    filters,
    busy = false,
    onRetry,
    siteCulture,
    listName,
    renderAction,
    renderBelow,
    labels,
    messages,
  } = props;
  const top = useRef<HTMLDivElement>(null);
  const counter = useRef<HTMLParagraphElement>(null);
  const turnPage = useTopOfPage(results.page, top);
  return (
    <div className={css.main}>
      <ResultsBar {...props} top={top} counter={counter} />
      <div className={css.chips}>
        <FilterChips filters={filters} counter={counter} labels={labels} />
      </div>
      <VisuallyHidden as="h2">{labels.allProducts}</VisuallyHidden>
      {onRetry && !busy && (
        <ErrorState
          size="line"
          live="assertive"
          title={labels.resultsFailed}
          retryLabel={labels.retry}
          onRetry={onRetry}
        />
      )}
      <LoadingOverlay busy={busy} label={labels.loading} className={css.grid}>
        {results.products.length === 0 ? (
          <NoMatches filters={filters} counter={counter} className={css.none} labels={labels} />
        ) : (
          <ProductGrid
            key={results.page} // Each page is reported as viewed.
            {...{ siteCulture, listName, renderAction, renderBelow, messages }}
            products={results.products}
            isShared
            eager={3}
          />
        )}
      </LoadingOverlay>
      <PageLinks {...props} turnPage={turnPage} />
    </div>
  );
}

interface ResultsBarProps extends FoundProductsProps {
  top: RefObject<HTMLDivElement | null>;
  counter: RefObject<HTMLParagraphElement | null>;
}

function ResultsBar(props: ResultsBarProps) {
  const { top, counter, results, query, filters, busy = false, labels, featuredLabel, onFilter, onFilterNear } = props;
  const filterCount = filters.chips.length;
  const intent = useIntent(onFilterNear);
  const sorts = { ...labels.sorts, featured: featuredLabel ?? labels.sorts.featured };
  return (
    <div ref={top} className={css.bar}>
      {(results.facets.length > 0 || filterCount > 0) && (
        <Button
          {...intent}
          tone="outline"
          size="small"
          aria-haspopup="dialog"
          className={css.filter}
          onClick={onFilter}
        >
          {labels.filters(filterCount)}
        </Button>
      )}
      <ResultCount
        ref={counter}
        tabIndex={-1}
        count={results.count}
        countLabel={labels.products}
        busy={busy}
        className={filterCount > 0 ? css.count.visible : css.count.announced}
      />
      <SortMenu
        label={labels.sortBy}
        options={listingSorts.map((key) => ({ key, label: sorts[key] }))}
        value={query.sort}
        onValueChange={filters.sort}
        className={css.sort}
      />
    </div>
  );
}

interface PageLinksProps extends Pick<FoundProductsProps, 'results' | 'query' | 'href' | 'labels'> {
  turnPage: () => void;
}

function PageLinks({ results, query, href, labels, turnPage }: PageLinksProps) {
  const { count, page, pageCount, products } = results;
  if (pageCount <= 1) return null;
  const first = (page - 1) * listingPageSize;
  return (
    <div className={css.pages}>
      <p className={css.place}>{labels.place({ from: first + 1, to: first + products.length, count })}</p>
      <Pagination
        page={page}
        count={pageCount}
        href={(to) => href({ ...query, page: to })}
        label={labels.pages}
        onClick={turnPage}
      />
    </div>
  );
}

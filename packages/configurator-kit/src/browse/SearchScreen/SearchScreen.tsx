'use client';
import type { SearchResults } from '@settee/domain';
import { EmptyState, Heading, Text, TextLink, withRef } from '@settee/ui';
import { useEffect, useRef } from 'react';
import { useOnEvent } from '../../events.ts';
import { type BrowseMessages, browseMessages } from '../messages.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { ProductResults, type ProductResultsProps } from '../ProductResults/ProductResults.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SearchScreen.css.ts';

export interface SearchScreenProps
  extends Omit<ProductResultsProps, 'results' | 'query' | 'listName' | 'featuredLabel' | 'messages'>,
    RootRef<HTMLDivElement> {
  /** The products found, or popular ones. */
  results: SearchResults;
  /** Requested filters, order and page. */
  query: ProductResultsProps['query'];
  /** Categories of the menu, offered when nothing was found. */
  categories?: readonly { code: string; title: string; url: string }[];
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<BrowseMessages>;
}

interface NothingProps
  extends Pick<
    SearchScreenProps,
    'results' | 'categories' | 'siteCulture' | 'renderAction' | 'renderBelow' | 'messages'
  > {
  rootRef: SearchScreenProps['ref'];
}

/** Ways on from a search that found nothing: categories, and what sells well. */
function NothingFound(props: NothingProps) {
  const { rootRef, results, categories = [], siteCulture, renderAction, renderBelow, messages } = props;
  const labels = useWords('browse', browseMessages, messages);
  const { query, popular } = results;
  return (
    <div ref={rootRef}>
      <div className={css.head}>
        <EmptyState
          level={1}
          align="start"
          icon="search"
          title={query ? labels.results({ count: 0, query }) : labels.searchTitle}
        >
          {query ? labels.nothingFound : labels.enterQuery}
        </EmptyState>
      </div>
      {categories.length > 0 && (
        <nav aria-labelledby="search-categories" className={css.section}>
          <Heading level={2} size="h3" id="search-categories" className={css.sectionTitle}>
            {labels.shopByCategory}
          </Heading>
          <ul className={css.categories}>
            {categories.map(({ code, title, url }) => (
              <li key={code}>
                <TextLink href={url}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="search-popular">
          <Heading level={2} size="h3" id="search-popular" className={css.popularTitle}>
            {labels.popular}
          </Heading>
          <div className={css.grid}>
            <ProductGrid
              products={popular}
              siteCulture={siteCulture}
              columns={4}
              isShared
              renderAction={renderAction}
              renderBelow={renderBelow}
              messages={messages}
            />
          </div>
        </section>
      )}
    </div>
  );
}

/** Results of a search with filters, or suggestions when there are none. */
export const SearchScreen = withRef(function SearchScreen({ categories, ref, ...props }: SearchScreenProps) {
  const { results, messages } = props;
  const labels = useWords('browse', browseMessages, messages);
  const { query, corrected, isExact, facets, count } = results;
  useSearchReport(query);
  if (count === 0 && facets.length === 0) return <NothingFound rootRef={ref} {...props} categories={categories} />;
  return (
    <div ref={ref}>
      <div className={css.head}>
        <Heading level={1} size="h2">
          {labels.results({ count, query: corrected || query })}
        </Heading>
        {corrected !== '' && isExact && (
          <Text tone="muted" className={css.hint}>
            {labels.corrected({ corrected, query })}
          </Text>
        )}
        {!isExact && (
          <Text tone="muted" className={css.hint}>
            {labels.comesClose(corrected || query)}
          </Text>
        )}
      </div>
      {/* Another search is another list, also when its results were in the cache. */}
      <ProductResults key={query} {...props} listName={labels.searchTitle} featuredLabel={labels.bestMatch} />
    </div>
  );
});

/** Reports each search when its results or the empty state show. */
function useSearchReport(query: string): void {
  const onEvent = useOnEvent();
  const reported = useRef('');
  useEffect(() => {
    if (query === '' || reported.current === query) return;
    reported.current = query;
    onEvent({ type: 'search.made', query });
  });
}

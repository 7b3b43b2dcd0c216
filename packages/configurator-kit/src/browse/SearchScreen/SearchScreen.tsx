import type { SearchResults, SiteCulture } from '@settee/domain';
import { EmptyState, Heading, VisuallyHidden } from '@settee/ui';
import { type BrowseMessages, browseMessages } from '../messages.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import * as css from './SearchScreen.css.ts';

export interface SearchScreenProps {
  /** `null` until a search is submitted. */
  results: SearchResults | null;
  query: string;
  siteCulture: SiteCulture;
  messages?: Partial<BrowseMessages>;
}

/** Search results, or suggestions when there are none. */
export function SearchScreen({ results, query, siteCulture, messages }: SearchScreenProps) {
  const labels = { ...browseMessages, ...messages };
  const title = results && query ? labels.results(results.count, query) : labels.searchTitle;
  if (!results?.products.length) {
    return (
      <div className={css.head}>
        <EmptyState level={1} align="start" icon="search" title={title}>
          {query ? labels.nothingFound : labels.enterQuery}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <Heading level={1} className={css.head}>
        {title}
      </Heading>
      <div className={css.grid}>
        <VisuallyHidden as="h2">{labels.allProducts}</VisuallyHidden>
        <ProductGrid products={results.products} siteCulture={siteCulture} eager={3} messages={messages} />
      </div>
    </>
  );
}

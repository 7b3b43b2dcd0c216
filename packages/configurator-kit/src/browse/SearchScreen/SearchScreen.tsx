import type { SearchResults, SiteCulture } from '@settee/domain';
import { Heading, Text, VisuallyHidden } from '@settee/ui';
import { type BrowseMessages, browseMessages } from '../messages.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import * as css from './SearchScreen.css.ts';

export interface SearchScreenProps {
  /** `null` while nothing has been asked for. */
  results: SearchResults | null;
  query: string;
  siteCulture: SiteCulture;
  messages?: Partial<BrowseMessages>;
}

/** What a search found, or what to do when it found nothing. */
export function SearchScreen({ results, query, siteCulture, messages }: SearchScreenProps) {
  const words = { ...browseMessages, ...messages };
  const title = results && query ? words.results(results.count, query) : words.searchTitle;
  const hint = query ? words.nothingFound : words.askForQuery;
  return (
    <>
      <div className={css.head}>
        <Heading level={1}>{title}</Heading>
        {!results?.products.length && <Text tone="muted">{hint}</Text>}
      </div>
      {results && results.products.length > 0 && (
        <div className={css.grid}>
          <VisuallyHidden as="h2">{words.allProducts}</VisuallyHidden>
          <ProductGrid products={results.products} siteCulture={siteCulture} eager={3} messages={messages} />
        </div>
      )}
    </>
  );
}

import { SearchScreen } from '@settee/configurator-kit';
import { searchRead, useSearch } from '../data/browse.ts';
import type { RouteLocation } from '../page.ts';
import { searchTexts } from '../shell/brand-messages.ts';
import { Head } from '../shell/Head.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { messages } from '../shell/messages.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import * as css from '../shell/SearchPlace.css.ts';
import { SearchBox } from '../shell/SearchBox/SearchBox.tsx';
import { useSite } from '../shell/site.ts';

/** Returns the search text: the query, or the codes of a sectional. PDP-13 */
function getQuery(query: URLSearchParams): string {
  const codes = ['collectionCode', 'itemTypeCode'].flatMap((name) => query.get(name) ?? []);
  const requestedQuery = query.get('q') ?? codes.join(' ');
  // Control characters, such as the null of `%00`, are never typed, so they are ignored.
  return requestedQuery.replace(/\p{Cc}+/gu, ' ').trim();
}

export const queries = ({ query }: RouteLocation) => [searchRead(getQuery(query))].filter((read) => read !== null);

export function Screen({ query }: RouteLocation) {
  const { brand, siteCulture } = useSite();
  const messagesOfBrand = searchTexts[brand];
  const requestedQuery = getQuery(query);
  const load = useSearch(requestedQuery);
  // Results of the query before must not be shown as those of one that failed.
  const found = load.error && load.data?.query !== requestedQuery ? { ...load, data: undefined } : load;
  return (
    <>
      <Head title={requestedQuery ? messages.searchFor(requestedQuery) : messages.search} />
      <div className={css.place}>
        <SearchBox key={requestedQuery} query={requestedQuery} />
      </div>
      {requestedQuery ? (
        <QueryBoundary load={found} skeleton={<PageSkeleton />}>
          {(results) => (
            <SearchScreen
              results={results}
              siteCulture={siteCulture}
              query={requestedQuery}
              messages={messagesOfBrand}
            />
          )}
        </QueryBoundary>
      ) : (
        <SearchScreen results={null} siteCulture={siteCulture} query="" messages={messagesOfBrand} />
      )}
    </>
  );
}

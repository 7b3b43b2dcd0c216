import { SearchScreen } from '@settee/configurator-kit';
import { encoded, parseProductQuery, type ProductQuery, productQueryText } from '@settee/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchQuery, useMenu, useSearch } from '../data/browse.ts';
import type { Redirect, RouteLocation } from '../page.ts';
import type { FetchQuery } from '../data/query.ts';
import { searchTexts } from '../shell/brand-messages.ts';
import { Head } from '../shell/Head.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { shellMessages } from '../shell/messages.ts';
import { useOtherParams } from '../shell/useOtherParams.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { useWords } from '../shell/words.ts';
import * as css from '../shell/SearchPlace.css.ts';
import { SearchBox } from '../shell/SearchBox/SearchBox.tsx';
import { useUrlQuery } from '../shell/useUrlQuery.ts';
import { useSite } from '../data/site.ts';
import { useCardCompare } from './CardCompare.tsx';
import { useCardHearts } from './CardHearts.tsx';

/** Returns the search text: the query, or the codes of a sectional. PDP-13 */
function getText(query: URLSearchParams): string {
  const codes = ['collectionCode', 'itemTypeCode'].flatMap((name) => query.get(name) ?? []);
  const typed = query.get('q') ?? codes.join(' ');
  // Control characters, such as the null of `%00`, are never typed, so they are ignored.
  return typed.replace(/\p{Cc}+/gu, ' ').trim();
}

export const queries = ({ query }: RouteLocation) => [searchQuery(getText(query), parseProductQuery(query))];

/** Redirects to the page that a search names, such as the product of a SKU. */
export async function redirectTo({ query }: RouteLocation, fetchQuery: FetchQuery): Promise<Redirect | null> {
  const found = await fetchQuery(searchQuery(getText(query), parseProductQuery(query)));
  return found.goTo ? { to: found.goTo.url, isPermanent: false } : null;
}

export function Screen({ query: place }: RouteLocation) {
  const messages = useWords('shell', shellMessages);
  const searchLabels = useWords('searchTexts', searchTexts);
  const { brand, siteCulture } = useSite();
  const navigate = useNavigate();
  const withOthers = useOtherParams();
  const { data: menu } = useMenu();
  const text = getText(place);
  const url = (query: ProductQuery) =>
    `/search?${[`q=${encoded(text)}`, productQueryText(query)].filter((part) => part !== '').join('&')}`;
  const [query, setQuery, href] = useUrlQuery({ parse: parseProductQuery, url });
  const load = useSearch(text, query);
  const { renderHeart, overlays } = useCardHearts();
  const { renderBox, bar } = useCardCompare();
  const goTo = load.isCurrent ? load.data?.goTo?.url : undefined;
  useEffect(() => {
    if (goTo !== undefined) void navigate(withOthers(goTo), { replace: true });
  }, [goTo, navigate, withOthers]);
  // Results of another text must not be shown as those of this one.
  const found = load.data?.query === text.slice(0, 100) ? load : { ...load, data: undefined };
  const hasFailed = load.error !== undefined && !load.isCurrent;
  return (
    <>
      <Head title={text ? messages.searchFor(text) : messages.search} />
      <div className={css.place}>
        <SearchBox key={text} query={text} hasFocus={text === ''} />
      </div>
      <QueryBoundary load={found} skeleton={<PageSkeleton />}>
        {(results) => (
          <SearchScreen
            results={results}
            query={query}
            onQuery={setQuery}
            href={href}
            siteCulture={siteCulture}
            busy={!load.isCurrent && (!hasFailed || load.isValidating)}
            onRetry={hasFailed ? () => void load.mutate() : undefined}
            renderAction={renderHeart}
            renderBelow={renderBox}
            {...(menu && { categories: menu.categories })}
            messages={searchLabels[brand]}
          />
        )}
      </QueryBoundary>
      {bar}
      {overlays}
    </>
  );
}

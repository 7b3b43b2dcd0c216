import { ListingScreen } from '@settee/configurator-kit';
import { parseProductQuery, type ProductQuery, productQueryText } from '@settee/domain';
import { useLocation } from 'react-router-dom';
import { listingQuery, useListing } from '../data/browse.ts';
import type { RouteLocation } from '../page.ts';
import { Head } from '../shell/Head.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { shellMessages } from '../shell/messages.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { useUrlQuery } from '../shell/useUrlQuery.ts';
import { useSite } from '../data/site.ts';
import { useWords } from '../shell/words.ts';
import { useCardCompare } from './CardCompare.tsx';
import { useCardHearts } from './CardHearts.tsx';

export const queries = ({ params, query }: RouteLocation) => [
  listingQuery(params['category'] ?? '', parseProductQuery(query)),
];

const withQuery = (path: string, text: string) => (text === '' ? path : `${path}?${text}`);

export function Screen({ params }: RouteLocation) {
  const messages = useWords('shell', shellMessages);
  const { siteCulture } = useSite();
  const { pathname } = useLocation();
  const url = (query: ProductQuery) => withQuery(pathname, productQueryText(query));
  const [query, setQuery, href] = useUrlQuery({ parse: parseProductQuery, url });
  const load = useListing(params['category'] ?? '', query);
  const { renderHeart, overlays } = useCardHearts();
  const { renderBox, bar } = useCardCompare();
  const hasFailed = load.error !== undefined && !load.isCurrent;
  return (
    <>
      <QueryBoundary load={load} skeleton={<PageSkeleton />}>
        {(listing) => (
          <>
            <Head
              title={listing.category.title}
              description={listing.text}
              picture={listing.category.picture}
              path={withQuery(listing.category.url, query.page > 1 ? `page=${query.page}` : '')}
            />
            <ListingScreen
              listing={listing}
              query={query}
              onQuery={setQuery}
              href={href}
              siteCulture={siteCulture}
              busy={!load.isCurrent && (!hasFailed || load.isValidating)}
              onRetry={hasFailed ? () => void load.mutate() : undefined}
              renderAction={renderHeart}
              renderBelow={renderBox}
              breadcrumbs={[{ label: messages.homeCrumb, href: '/' }, { label: listing.category.title }]}
            />
          </>
        )}
      </QueryBoundary>
      {bar}
      {overlays}
    </>
  );
}

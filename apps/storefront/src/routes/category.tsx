import { ListingScreen } from '@settee/configurator-kit';
import type { ListingSort } from '@settee/domain';
import { useLocation, useNavigate } from 'react-router-dom';
import { listingRead, useListing } from '../data/browse.ts';
import type { RouteLocation } from '../page.ts';
import { Head } from '../shell/Head.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { messages } from '../shell/messages.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { useSite } from '../shell/site.ts';

const sorts: readonly ListingSort[] = ['featured', 'newest', 'price-low', 'price-high'];
const getSort = (query: URLSearchParams) => sorts.find((sort) => sort === query.get('sort')) ?? 'featured';

export const queries = ({ params, query }: RouteLocation) => [listingRead(params['category'] ?? '', getSort(query))];

export function Screen({ params, query }: RouteLocation) {
  const { siteCulture } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const requestedQuery = getSort(query);
  const load = useListing(params['category'] ?? '', requestedQuery);
  const sort = (to: ListingSort) =>
    void navigate(to === 'featured' ? pathname : `${pathname}?sort=${to}`, { replace: true, preventScrollReset: true });
  return (
    <QueryBoundary load={load} skeleton={<PageSkeleton />}>
      {(listing) => (
        <>
          <Head title={listing.category.title} description={listing.text} path={listing.category.url} />
          <ListingScreen
            listing={listing}
            siteCulture={siteCulture}
            onSort={sort}
            busy={listing.sort !== requestedQuery && (!load.error || load.isValidating)}
            onRetry={load.error && listing.sort !== requestedQuery ? () => void load.mutate() : undefined}
            breadcrumbs={[{ label: messages.homeCrumb, href: '/' }, { label: listing.category.title }]}
          />
        </>
      )}
    </QueryBoundary>
  );
}

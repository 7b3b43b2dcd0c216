import { StoresScreen } from '@settee/configurator-kit';
import { readPostalCode, storesUrl } from '@settee/domain';
import { useNavigate } from 'react-router-dom';
import { storeSearchQuery, storesQuery, useAllStores, useStoreSearch } from '../data/stores.tsx';
import type { RouteLocation } from '../page.ts';
import { Head } from '../shell/Head.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { shellMessages } from '../shell/messages.ts';
import { OtherParams } from '../shell/OtherParams.tsx';
import { useOtherParams } from '../shell/useOtherParams.ts';
import { pageMessages } from '../shell/page-messages.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { useSite } from '../data/site.ts';
import { useWords } from '../shell/words.ts';

const zipOf = (query: URLSearchParams) =>
  readPostalCode(query.get('zip') ?? '')
    .trim()
    .slice(0, 10)
    .toUpperCase();

export const queries = ({ query }: RouteLocation) => {
  const search = storeSearchQuery(zipOf(query));
  return search ? [storesQuery, search] : [storesQuery];
};

/** All stores of the site, or by distance from a postal code. STORE-01 */
export function Screen({ query }: RouteLocation) {
  const pageLabels = useWords('page', pageMessages);
  const messages = useWords('shell', shellMessages);
  const { siteCulture, brandName } = useSite();
  const navigate = useNavigate();
  const withOthers = useOtherParams();
  const zip = zipOf(query);
  const { data: found = null, error, mutate } = useStoreSearch(zip);
  const search = (entry: string) => {
    // The same search again is a retry.
    if (entry.toUpperCase() === zip) return void mutate();
    void navigate(withOthers(`${storesUrl}?${new URLSearchParams({ zip: entry })}`), { preventScrollReset: true });
  };
  return (
    <>
      <Head title={messages.stores} description={pageLabels.storesOf(brandName)} path={storesUrl} />
      <QueryBoundary load={useAllStores()} skeleton={<PageSkeleton />}>
        {({ stores, map }) => (
          <StoresScreen
            stores={stores}
            map={map}
            siteCulture={siteCulture}
            zip={zip}
            found={found}
            searchProblem={error && pageLabels.storesFailed}
            onSearch={search}
            hiddenFields={<OtherParams path={storesUrl} />}
          />
        )}
      </QueryBoundary>
    </>
  );
}

import { StoreScreen } from '@settee/configurator-kit';
import { inLanguage, storesUrl, storeUrl } from '@settee/domain';
import { storeQuery, useStore } from '../data/stores.tsx';
import { usePage, useSite } from '../data/site.ts';
import type { RouteLocation } from '../page.ts';
import { Crumbs } from '../shell/Crumbs.tsx';
import { Head } from '../shell/Head.tsx';
import { scriptJson } from '../shell/json.ts';
import { shellMessages } from '../shell/messages.ts';
import { useWords } from '../shell/words.ts';
import { pageMessages } from '../shell/page-messages.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { storeJsonLd } from './store-json-ld.ts';

export const queries = ({ params }: RouteLocation) => [storeQuery(params['slug'] ?? '')];

/** Page of a store. */
export function Screen({ params }: RouteLocation) {
  const pageLabels = useWords('page', pageMessages);
  const messages = useWords('shell', shellMessages);
  const site = useSite();
  const { origin, languagePrefix } = usePage();
  return (
    <QueryBoundary load={useStore(params['slug'] ?? '')} skeleton={<PageSkeleton />}>
      {({ store, nearby, map }) => {
        const { name, address1, city } = store;
        const url = origin + inLanguage(languagePrefix, storeUrl(store));
        return (
          <>
            <Head
              title={pageLabels.storeTitle({ name, city })}
              description={pageLabels.storeOf({ brandName: site.brandName, name, address: `${address1}, ${city}` })}
              path={storeUrl(store)}
            />
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: scriptJson(storeJsonLd(store, site, url)) }}
            />
            <Crumbs items={[{ label: messages.stores, href: storesUrl }, { label: name }]} />
            <StoreScreen store={store} nearby={nearby} map={map} siteCulture={site.siteCulture} />
          </>
        );
      }}
    </QueryBoundary>
  );
}

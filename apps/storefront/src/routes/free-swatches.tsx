import { fabricMessages, FabricsScreen, useFabrics } from '@settee/configurator-kit';
import { freeSwatchesUrl, parseFabricQuery, type SwatchSelection } from '@settee/domain';
import { lazyComponent } from '@settee/ui';
import { useState } from 'react';
import { fabricsRead, useFabricPorts, useFabricResults } from '../data/fabrics.ts';
import type { RouteLocation } from '../page.ts';
import { fabricTexts } from '../shell/brand-messages.ts';
import { Head } from '../shell/Head.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { messages } from '../shell/messages.ts';
import { pageMessages } from '../shell/page-messages.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { useSite } from '../shell/site.ts';
import { useFabricQuery } from './fabrics/useFabricQuery.ts';

const SwatchOrder = lazyComponent(() => import('./fabrics/SwatchOrder.tsx').then((module) => module.SwatchOrder));

export const queries = ({ query }: RouteLocation) => [fabricsRead(parseFabricQuery(query))];

/** All fabrics of the site, their swatches and the order of these. FABRIC-01 */
export function Screen() {
  const site = useSite();
  const [query, setQuery] = useFabricQuery();
  const load = useFabricResults(query);
  const control = useFabrics(useFabricPorts());
  const [wanted, setWanted] = useState<{ codes: SwatchSelection } | null>(null);
  return (
    <>
      <Head title={fabricMessages.title} description={pageMessages.fabricsOf(site.brandName)} path={freeSwatchesUrl} />
      <QueryBoundary load={load} skeleton={<PageSkeleton />}>
        {(results) => (
          <FabricsScreen
            results={results}
            query={query}
            busy={load.isBusy}
            onQuery={setQuery}
            control={control}
            onOrder={(codes) => setWanted({ codes })}
            siteCulture={site.siteCulture}
            messages={fabricTexts[site.brand]}
            breadcrumbs={[{ label: messages.homeCrumb, href: '/' }, { label: fabricMessages.title }]}
          />
        )}
      </QueryBoundary>
      {wanted && <SwatchOrder wanted={wanted} site={site} />}
    </>
  );
}

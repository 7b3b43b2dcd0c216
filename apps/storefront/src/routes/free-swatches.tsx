import { fabricMessages, FabricsScreen, useFabrics } from '@settee/configurator-kit';
import { freeSwatchesUrl, parseFabricQuery, type SwatchSelection } from '@settee/domain';
import { lazyComponent, useMessages } from '@settee/ui';
import { useState } from 'react';
import { fabricsQuery, useFabricPorts, useFabricResults } from '../data/fabrics.ts';
import type { RouteLocation } from '../page.ts';
import { fabricTexts } from '../shell/brand-messages.ts';
import { Head } from '../shell/Head.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { shellMessages } from '../shell/messages.ts';
import { pageMessages } from '../shell/page-messages.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { useSite } from '../data/site.ts';
import { useFabricQuery } from './fabrics/useFabricQuery.ts';
import { useWords } from '../shell/words.ts';

const SwatchOrder = lazyComponent(() => import('./fabrics/SwatchOrder.tsx').then((module) => module.SwatchOrder));

export const queries = ({ query }: RouteLocation) => [fabricsQuery(parseFabricQuery(query))];

/** All fabrics of the site, their swatches and the order of these. FABRIC-01 */
export function Screen() {
  const pageLabels = useWords('page', pageMessages);
  const messages = useWords('shell', shellMessages);
  const fabricLabels = useWords('fabricTexts', fabricTexts);
  const { title } = useMessages('configurator', 'fabric', fabricMessages);
  const site = useSite();
  const [query, setQuery] = useFabricQuery();
  const load = useFabricResults(query);
  const control = useFabrics(useFabricPorts());
  const [wanted, setWanted] = useState<{ codes: SwatchSelection } | null>(null);
  return (
    <>
      <Head title={title} description={pageLabels.fabricsOf(site.brandName)} path={freeSwatchesUrl} />
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
            messages={fabricLabels[site.brand]}
            breadcrumbs={[{ label: messages.homeCrumb, href: '/' }, { label: title }]}
          />
        )}
      </QueryBoundary>
      {wanted && <SwatchOrder wanted={wanted} site={site} />}
    </>
  );
}

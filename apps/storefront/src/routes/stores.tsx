import { StoresScreen } from '@settee/configurator-kit';
import { storesUrl } from '@settee/domain';
import { storesRead, useAllStores } from '../data/stores.tsx';
import { Head } from '../shell/Head.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { messages } from '../shell/messages.ts';
import { pageMessages } from '../shell/page-messages.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { useSite } from '../shell/site.ts';

export const queries = () => [storesRead];

/** All stores of the site. STORE-01 */
export function Screen() {
  const { siteCulture, brandName } = useSite();
  return (
    <>
      <Head title={messages.stores} description={pageMessages.storesOf(brandName)} path={storesUrl} />
      <QueryBoundary load={useAllStores()} skeleton={<PageSkeleton />}>
        {({ stores }) => <StoresScreen stores={stores} siteCulture={siteCulture} />}
      </QueryBoundary>
    </>
  );
}

import { StoreFinderFlyout, useStores } from '@settee/configurator-kit';
import { type Sku, storesUrl } from '@settee/domain';
import { useEffect, useRef } from 'react';
import { useStoresPorts } from '../../data/stores.tsx';
import { useSite } from '../../data/site.ts';

export interface StoresPartProps {
  sku: Sku;
  /** Number of clicks on the button. */
  presses: number;
}

/** Store finder of a product; opens on every click. STORE-01 to STORE-07 */
export function StoreFinder({ sku, presses }: StoresPartProps) {
  const site = useSite();
  const control = useStores({ ports: useStoresPorts(), siteCulture: site.siteCulture });
  const completedRequests = useRef(0);
  // The code loaded after the click, so the first click is handled here.
  useEffect(() => {
    if (completedRequests.current === presses) return;
    completedRequests.current = presses;
    void control.open(sku);
  });
  return <StoreFinderFlyout control={control} site={site} storesUrl={storesUrl} />;
}

import { StoreFinderFlyout, useLayerFlow, useStores } from '@settee/configurator-kit';
import { storesUrl } from '@settee/domain';
import { useStoresPorts } from '../../../data/stores.tsx';
import { useSite } from '../../../data/site.ts';
import { useConfiguredProduct } from '../ProductProvider.tsx';

/** Stores that have the configured product. PDP-04, STORE-01 to STORE-07 */
export function StoresLayer() {
  const site = useSite();
  const { item } = useConfiguredProduct();
  const flow = useStores({ ports: useStoresPorts(), siteCulture: site.siteCulture });
  const control = useLayerFlow('stores', flow, () => void flow.open(item.sku));
  return <StoreFinderFlyout control={control} site={site} storesUrl={storesUrl} />;
}

import { lazyComponent, useIntent } from '@settee/ui';
import {
  AddToRegistryButton,
  getRegistryQuantity,
  useConfigurator,
  useConfiguratorProgress,
  useConfiguratorState,
  useRegistryAdd,
} from '@settee/configurator-kit';
import {
  formatPrice,
  newLine,
  registrantListUrl,
  registryCountShown,
  getAddToRegistryBlocker,
  registryQtyWants,
  type Sku,
} from '@settee/domain';
import { useLocation } from 'react-router-dom';
import { usePrefetchRegistries, useRegistriesBySku, useRegistryAddPorts } from '../../../data/registry.ts';
import { useSite } from '../../../data/site.ts';
import { useHasBeenTrue } from '../../../shell/useHasBeenTrue.ts';
import { useDesignConfirmation } from '../../../data/personalization.ts';
import { useConfiguredProduct, type ConfiguredProduct } from '../ProductProvider.tsx';

const RegistryOverlays = lazyComponent(() =>
  import('./RegistryOverlays.tsx').then((module) => module.RegistryOverlays),
);

/** The configured product as the registry stores it. */
function useRegistryRequest({ page, item }: ConfiguredProduct) {
  const site = useSite();
  const quantity = useConfiguratorState((state) => state.quantity);
  const [hero] = page.gallery;
  return {
    sku: item.sku,
    familyId: item.familyId,
    quantity,
    optionChoiceParameter: item.optionChoiceParameter,
    product: {
      listType: 1,
      productFormattedPrice: formatPrice(page.currentPrice, site),
      productImageUrl: hero?.webp.url ?? '',
      productName: page.product.name,
    },
  };
}

/** The steps after a click, from sign-in and the selection of a registry to the confirmation of a design. */
function useAddToRegistry(sku: Sku, returnPath: string) {
  const ports = useRegistryAddPorts();
  const personalization = useConfiguratorState((state) => state.personalization);
  const confirm = useDesignConfirmation(personalization?.request ?? null);
  return useRegistryAdd({
    ports,
    isRegistrantMode: true,
    returnPath,
    confirmDesign: confirm && ((count) => confirm(newLine(sku, { Quantity: count }))),
  });
}

/** The reason that disables the button; `null` when the product can be added. */
function useBlocker({ page, item, unselectedOptions }: ConfiguredProduct) {
  const { isRefreshing } = useConfiguratorProgress();
  const personalization = useConfiguratorState((state) => state.personalization);
  return getAddToRegistryBlocker({
    isLoading: isRefreshing,
    isInStock: page.isAvailable,
    isMadeToOrder: page.isMadeToOrder ?? false,
    isPersonalizationValid: !personalization?.isAddToCartDisabled,
    sku: unselectedOptions.length > 0 ? 0 : item.sku,
    isGrouper: page.skus.length > 1,
  });
}

/**
 * 'Add to Registry' button below the add-to-cart button with its overlays; only in registry mode. REG-01 to
 * REG-29
 */
export function RegistryBuy() {
  const { dispatch } = useConfigurator();
  const product = useConfiguredProduct();
  const { item, unselectedOptions } = product;
  const { pathname, search } = useLocation();
  const { data } = useRegistriesBySku(item.sku);
  const request = useRegistryRequest(product);
  const control = useAddToRegistry(item.sku, pathname + search);
  const blocker = useBlocker(product);
  const { adding, isJustAdded, lastGrId } = control.state;
  const hasOpened = useHasBeenTrue(adding.status !== 'idle');
  const prefetchRegistries = usePrefetchRegistries();
  const intent = useIntent(RegistryOverlays.load, () => prefetchRegistries(item.sku));
  const wanting = data?.giftRegistries.find((entry) => entry.registryQtyWants > 0)?.id ?? 0;
  return (
    <>
      <AddToRegistryButton
        {...intent}
        isRegistrantMode
        blocker={blocker}
        busy={adding.status === 'loading' || adding.status === 'adding'}
        isJustAdded={isJustAdded}
        count={registryCountShown({
          registryCount: data?.registryCount ?? 0,
          registryQtyWants: data ? registryQtyWants(data) : 0,
          registryQuantity: getRegistryQuantity(control.state, item.sku),
        })}
        editUrl={registrantListUrl(lastGrId || wanting)}
        problem={adding.status === 'failed' ? adding.message : null}
        onClick={() => {
          if (unselectedOptions.length > 0) dispatch({ type: 'addRejected', missingOptions: unselectedOptions });
          else void control.click(request);
        }}
      />
      {hasOpened && <RegistryOverlays control={control} guestPath={pathname + search} />}
    </>
  );
}

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
import { useRegistriesAhead, useRegistriesBySku, useRegistryAddPorts } from '../../../data/registry.ts';
import { useSite } from '../../../data/site.ts';
import { useEver } from '../../../shell/useEver.ts';
import { useDesignConfirmation } from '../../../data/personalization.ts';
import { useConfiguredProduct, type ConfiguredProduct } from '../ProductProvider.tsx';

const RegistryOverlays = lazyComponent(() =>
  import('../layers/RegistryOverlays.tsx').then((module) => module.RegistryOverlays),
);

/** The configured product as the registry stores it. */
function useRegistryRequest({ page, view }: ConfiguredProduct) {
  const site = useSite();
  const quantity = useConfiguratorState((state) => state.quantity);
  const [hero] = page.gallery;
  return {
    sku: view.sku,
    familyId: view.familyId,
    quantity,
    optionChoiceParameter: view.optionChoiceParameter,
    product: {
      listType: 1,
      productFormattedPrice: formatPrice(page.currentPrice, site),
      productImageUrl: hero?.webp.url ?? '',
      productName: page.browseDto.name,
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
function useBlocker({ page, view, openOptions }: ConfiguredProduct) {
  const { isRefreshing } = useConfiguratorProgress();
  const personalization = useConfiguratorState((state) => state.personalization);
  return getAddToRegistryBlocker({
    isLoading: isRefreshing,
    isInStock: page.isAvailable,
    isMadeToOrder: page.isMadeToOrder ?? false,
    isPersonalizationValid: !personalization?.isAddToCartDisabled,
    sku: openOptions.length > 0 ? 0 : view.sku,
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
  const { view, openOptions } = product;
  const { pathname, search } = useLocation();
  const { data } = useRegistriesBySku(view.sku);
  const request = useRegistryRequest(product);
  const control = useAddToRegistry(view.sku, pathname + search);
  const blocker = useBlocker(product);
  const { adding, isJustAdded, lastGrId } = control.state;
  const isUsed = useEver(adding.status !== 'idle');
  const readRegistries = useRegistriesAhead();
  const intent = useIntent(RegistryOverlays.load, () => readRegistries(view.sku));
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
          registryQuantity: getRegistryQuantity(control.state, view.sku),
        })}
        editUrl={registrantListUrl(lastGrId || wanting)}
        problem={adding.status === 'failed' ? adding.message : null}
        onClick={() => {
          if (openOptions.length > 0) dispatch({ type: 'addRejected', missingOptions: openOptions });
          else void control.press(request);
        }}
      />
      {isUsed && <RegistryOverlays control={control} guestPath={pathname + search} />}
    </>
  );
}

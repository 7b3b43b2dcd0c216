import { lazyComponent } from '@settee/ui';
import { AddToRegistryButton, getRegistryQuantity, useRegistryAdd } from '@settee/configurator-kit';
import {
  formatPrice,
  newLine,
  type ProductPage,
  type RecentlyViewedUpdate,
  registrantListUrl,
  registryCountShown,
  getAddToRegistryBlocker,
  registryQtyWants,
} from '@settee/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRegistriesBySku, useRegistryAddPorts } from '../../data/registry.ts';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';
import { useSite } from '../../shell/site.ts';
import type { Personal } from './Personalize.tsx';

const RegistryOverlays = lazyComponent(() =>
  import('./RegistryOverlays.tsx').then((module) => module.RegistryOverlays),
);

export interface RegistryBuyProps {
  page: ProductPage;
  view: RecentlyViewedUpdate;
  /** Options without a choice. */
  missing: readonly number[];
  quantity: number;
  place: RecommendationContext;
  personal: Personal | null;
  /** Price and choices are on their way. REG-25 */
  isLoading: boolean;
  onMissing: (optionCodes: readonly number[]) => void;
}

/**
 * 'Add to Registry' button below the add-to-cart button with its overlays; only in registry mode. REG-01 to
 * REG-29
 */
export function RegistryBuy(props: RegistryBuyProps) {
  const { page, view, missing, quantity, place, personal, isLoading, onMissing } = props;
  const { siteCulture } = useSite();
  const { pathname, search } = useLocation();
  const ports = useRegistryAddPorts();
  const { data } = useRegistriesBySku(view.sku);
  const confirm = personal?.add.confirmMonogramming;
  const control = useRegistryAdd({
    ports,
    isRegistrantMode: true,
    returnPath: pathname + search,
    confirmDesign: confirm && ((count) => confirm(newLine(view.sku, { Quantity: count }))),
  });
  const { adding, isJustAdded, lastGrId } = control.state;
  const [isUsed, setIsUsed] = useState(false);
  if (adding.status !== 'idle' && !isUsed) setIsUsed(true);
  const [hero] = page.gallery;
  const request = {
    sku: view.sku,
    familyId: view.familyId,
    quantity,
    optionChoiceParameter: view.optionChoiceParameter,
    product: {
      listType: 1,
      productFormattedPrice: formatPrice(page.currentPrice, siteCulture),
      productImageUrl: hero?.webp.url ?? '',
      productName: page.browseDto.name,
    },
  };
  const wanting = data?.giftRegistries.find((entry) => entry.registryQtyWants > 0)?.id ?? 0;
  return (
    <>
      <AddToRegistryButton
        isRegistrantMode
        blocker={getAddToRegistryBlocker({
          isLoading,
          isInStock: page.isAvailable,
          isMadeToOrder: page.isMadeToOrder ?? false,
          isPersonalizationValid: !personal?.isDisabled,
          sku: missing.length > 0 ? 0 : view.sku,
          isGrouper: page.skus.length > 1,
        })}
        busy={adding.status === 'loading' || adding.status === 'adding'}
        isJustAdded={isJustAdded}
        count={registryCountShown({
          registryCount: data?.registryCount ?? 0,
          registryQtyWants: data ? registryQtyWants(data) : 0,
          registryQuantity: getRegistryQuantity(control.state, view.sku),
        })}
        editUrl={registrantListUrl(lastGrId || wanting)}
        problem={adding.status === 'failed' ? adding.message : null}
        onClick={() => (missing.length > 0 ? onMissing([...missing]) : void control.press(request))}
      />
      {isUsed && <RegistryOverlays control={control} place={place} guestPath={pathname + search} />}
    </>
  );
}

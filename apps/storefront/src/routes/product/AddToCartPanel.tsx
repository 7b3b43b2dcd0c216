import { lazyComponent } from '@settee/ui';
import { AddToCartButton, AddToCartError, type AddToCartPorts, useAddToCart } from '@settee/checkout-kit';
import type { ProductPage, RecentlyViewedUpdate } from '@settee/domain';
import { useState } from 'react';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';
import { usePage, useSite } from '../../shell/site.ts';
import type { Personal } from './Personalize.tsx';
import type { Installed } from './Services.tsx';

const AddToCartOverlays = lazyComponent(() =>
  import('./ProductAddToCartOverlays.tsx').then((module) => module.ProductAddToCartOverlays),
);

export interface BuyBoxProps {
  page: ProductPage;
  /** The configured product. */
  view: RecentlyViewedUpdate;
  /** Options without a choice. */
  missing: readonly number[];
  quantity: number;
  ports: AddToCartPorts;
  place: RecommendationContext;
  /** Personalization of the product. MONO-15, ATC-11 */
  personal: Personal | null;
  /** The installation that is bought with it; `null` without. ATC-03 */
  installed: Installed | null;
  /** Called on a click with the options that have no choice yet. OPT-16 */
  onMissing: (optionCodes: readonly number[]) => void;
}

/** Add-to-cart button with the overlays that a click may open. */
export function AddToCartPanel(props: BuyBoxProps) {
  const { page, view, missing, quantity, ports, place, personal, installed, onMissing } = props;
  const site = useSite();
  const { addToCartType: addType } = usePage();
  const add = useAddToCart({ ports, addType, hasCustomConfirmation: page.isCustomOrder, ...personal?.add });
  const [isUsed, setIsUsed] = useState(false);
  if (add.isBusy && !isUsed) setIsUsed(true);
  const line = {
    Sku: view.sku,
    Quantity: quantity,
    OptionChoiceParameter: view.optionChoiceParameter,
    ...installed,
  };
  const onBlocked = missing.length > 0 ? () => onMissing([...missing]) : undefined;
  return (
    <>
      <AddToCartButton
        add={add}
        lines={line}
        size="large"
        block
        onClick={onBlocked}
        disabled={!page.isAvailable || personal?.isDisabled}
      />
      <AddToCartError add={add} />
      {isUsed && <AddToCartOverlays add={add} ports={ports} site={site} place={place} />}
    </>
  );
}

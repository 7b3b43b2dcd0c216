import { AddToCartButton, AddToCartError, useAddToCart } from '@settee/checkout-kit';
import { choiceOf, type Configuration, configuredSku, optionChoiceParameter, type ProductPage } from '@settee/domain';
import { lazy, Suspense, useState } from 'react';
import { useAddToCartPorts } from '../../data/add-to-cart.ts';
import { useFeedPlace } from '../../data/useFeedPlace.ts';
import { useSite } from '../../shell/site.ts';

const BuyLayers = lazy(() => import('./BuyLayers.tsx').then((module) => ({ default: module.BuyLayers })));

export interface BuyBoxProps {
  page: ProductPage;
  configuration: Configuration;
  quantity: number;
  /** The installation service that is bought with it; empty without. */
  installation: string;
  /** Hears which options are still unchosen when the shopper presses. OPT-16 */
  onMissing: (optionCodes: readonly number[]) => void;
}

/** The add-to-cart button with everything that may follow its press. */
export function BuyBox({ page, configuration, quantity, installation, onMissing }: BuyBoxProps) {
  const site = useSite();
  const place = useFeedPlace();
  const ports = useAddToCartPorts();
  const add = useAddToCart({ ports, addType: 'default', hasCustomConfirmation: page.isCustomOrder });
  const [isUsed, setIsUsed] = useState(false);
  if (add.isBusy && !isUsed) setIsUsed(true);
  const { options, browseDto } = page;
  const missing = options.filter((option) => !choiceOf(option, configuration[option.optionCode]));
  const line = {
    Sku: configuredSku(options, configuration) ?? browseDto.sku,
    Quantity: quantity,
    OptionChoiceParameter: optionChoiceParameter(options, configuration),
    IsInstallationServiceRequired: installation !== '',
    InstallationServiceType: installation,
  };
  const refuse = missing.length > 0 ? () => onMissing(missing.map(({ optionCode }) => optionCode)) : undefined;
  return (
    <>
      <AddToCartButton add={add} lines={line} size="large" block onPress={refuse} disabled={!page.isAvailable} />
      <AddToCartError add={add} />
      {isUsed && (
        <Suspense fallback={null}>
          <BuyLayers add={add} ports={ports} site={site} place={place} />
        </Suspense>
      )}
    </>
  );
}

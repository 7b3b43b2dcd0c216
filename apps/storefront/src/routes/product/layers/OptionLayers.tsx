import { useAddToCart } from '@settee/checkout-kit';
import { ChoiceLayers, useConfigurator } from '@settee/configurator-kit';
import {
  type Configuration,
  configuredSku,
  isMaterial,
  optionChoiceParameter,
  shownRecent,
  unselectedOptions,
} from '@settee/domain';
import { useState } from 'react';
import { useAddToCartPorts } from '../../../data/add-to-cart.ts';
import { choiceCalls } from '../../../data/choice-layers.ts';
import { useRecommendationContext } from '../../../data/useRecommendationContext.ts';
import { useTrackRecentlyViewed } from '../../../data/useTrackRecentlyViewed.ts';
import { usePage, useSite } from '../../../data/site.ts';
import { isSwatchOption } from './swatch-option.ts';
import { useConfiguredProduct } from '../ProductProvider.tsx';
import { BuyOverlays } from '../../lazy-overlays.ts';
import { useRecentSwatches } from '../../../data/useRecentSwatches.ts';

/** Overlays of the options with their ports; errors are logged and not shown. FLY-10, QVIEW-10, FLY-15, PDP-26 */
export function OptionLayers() {
  const { addToCartType: addType } = usePage();
  const site = useSite();
  const { page, dispatch } = useConfigurator();
  const { item } = useConfiguredProduct();
  const context = useRecommendationContext();
  const ports = useAddToCartPorts();
  const { options, product, isCustomOrder, isAvailable } = page;
  const [calls] = useState(() => choiceCalls(context, product.sku));
  const recent = useRecentSwatches();
  const materials = options.filter(isMaterial);
  const choices = materials.flatMap(({ choiceGroups }) => choiceGroups.flatMap((group) => group.choices));
  const add = useAddToCart({ ports, addType, hasCustomConfirmation: isCustomOrder });
  useTrackRecentlyViewed(context, item);

  const addOrRequestChoices = (configuration: Configuration) => {
    const missingOptions = unselectedOptions(options, configuration);
    dispatch({ type: 'configurationReplaced', configuration });
    if (missingOptions.length > 0) return dispatch({ type: 'addRejected', missingOptions });
    void add.click({
      Sku: configuredSku(options, configuration) ?? product.sku,
      Quantity: 1,
      OptionChoiceParameter: optionChoiceParameter(options, configuration),
      Location: 'material info flyout',
    });
  };
  return (
    <>
      <ChoiceLayers
        {...calls}
        hasSwatches={options.some((option) => isSwatchOption(option, site))}
        onAdd={isAvailable ? addOrRequestChoices : undefined}
        isAdding={add.isBusy}
        recentSwatches={shownRecent(recent, choices, () => true)}
      />
      {add.state.status !== 'idle' && <BuyOverlays add={add} ports={ports} />}
    </>
  );
}

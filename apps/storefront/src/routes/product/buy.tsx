import { AddToCartButton, AddToCartError, type AddToCartPorts, useAddToCart } from '@settee/checkout-kit';
import { getConfigured, useConfigurator, useConfiguratorState } from '@settee/configurator-kit';
import { formatPrice, isLegacyTextMissing, personalizationType } from '@settee/domain';
import { useIntent } from '@settee/ui';
import { useAddToCartPorts, usePrefetchTerms } from '../../data/add-to-cart.ts';
import { useDesignConfirmation } from '../../data/personalization.ts';
import { usePage, useSite } from '../../data/site.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { useHasBeenTrue } from '../../shell/useHasBeenTrue.ts';
import { useWords } from '../../shell/words.ts';
import { BuyOverlays } from '../lazy-overlays.ts';
import { useConfiguredProduct, type ConfiguredProduct } from './ProductProvider.tsx';

const { legacy } = personalizationType;

/** The line that the button adds: the configured product with its quantity, personalization and installation. */
function useLine({ page, item }: ConfiguredProduct) {
  const quantity = useConfiguratorState((state) => state.quantity);
  const personalization = useConfiguratorState((state) => state.personalization);
  const installation = useConfiguratorState((state) => state.installation);
  return {
    Sku: item.sku,
    Quantity: quantity,
    OptionChoiceParameter: item.optionChoiceParameter,
    ...installation,
    ...(page.textPersonalization &&
      personalization?.isPersonalized && { IsPersonalized: true, PersonalizationText: personalization.text ?? '' }),
  };
}

/** Adds to the cart; requires the text of an enabled personalization, and confirms a rendered design first. */
function useAdd(
  { page }: ConfiguredProduct,
  ports: AddToCartPorts,
  confirmMonogramming: ReturnType<typeof useDesignConfirmation>,
) {
  const pageLabels = useWords('page', pageMessages);
  const { addToCartType: addType } = usePage();
  return useAddToCart({
    ports,
    addType,
    hasCustomConfirmation: page.isCustomOrder,
    validate: (lines) =>
      lines.some(({ IsPersonalized, PersonalizationText: text }) =>
        isLegacyTextMissing(legacy, { isPersonalized: IsPersonalized, texts: [text] }),
      ) && page.textPersonalization
        ? pageLabels.textMissing
        : null,
    ...(confirmMonogramming && { confirmMonogramming }),
  });
}

/** Add-to-cart button with the overlays that a click may open. ATC-03, ATC-11, OPT-16 */
export function AddToCartPanel() {
  const { dispatch } = useConfigurator();
  const site = useSite();
  const product = useConfiguredProduct();
  const { page, configuration, unselectedOptions } = product;
  const personalization = useConfiguratorState((state) => state.personalization);
  const line = useLine(product);
  const ports = useAddToCartPorts();
  const confirmMonogramming = useDesignConfirmation(personalization?.request ?? null);
  const add = useAdd(product, ports, confirmMonogramming);
  const hasOpened = useHasBeenTrue(add.isBusy);
  const prefetchTerms = usePrefetchTerms();
  const intent = useIntent(BuyOverlays.load, () => {
    if (
      unselectedOptions.length === 0 &&
      !confirmMonogramming &&
      (page.isCustomOrder || line.OptionChoiceParameter !== '')
    )
      prefetchTerms(line);
  });
  const { currentPrice, picture } = getConfigured(page, configuration);
  const item =
    picture && !line.IsPersonalized
      ? { name: page.product.name, formattedPrice: formatPrice(currentPrice, site), picture }
      : undefined;
  const reject = () => dispatch({ type: 'addRejected', missingOptions: unselectedOptions });
  return (
    <>
      <AddToCartButton
        {...intent}
        add={add}
        lines={line}
        size="large"
        block
        // Early input: see `early-input.ts`.
        data-after-input=""
        onClick={unselectedOptions.length > 0 ? reject : undefined}
        disabled={!page.isAvailable || personalization?.isAddToCartDisabled}
      />
      <AddToCartError add={add} />
      {hasOpened && <BuyOverlays add={add} ports={ports} item={item} />}
    </>
  );
}

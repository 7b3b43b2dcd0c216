import {
  AddToCartButton,
  AddToCartError,
  type AddToCartPorts,
  ExpressWallets,
  type NewLine,
  useAddToCart,
} from '@settee/checkout-kit';
import { getConfigured, useConfigurator, useConfiguratorState } from '@settee/configurator-kit';
import { err, formatPrice, isFailedAdd, isLegacyTextMissing, newLine, ok, personalizationType } from '@settee/domain';
import { useIntent } from '@settee/ui';
import { useCallback, useMemo } from 'react';
import { useAddToCartPorts, useTermsAhead } from '../../data/add-to-cart.ts';
import { useDesignConfirmation } from '../../data/personalization.ts';
import { usePage, useSite } from '../../data/site.ts';
import { useExpressKinds, useExpressPorts } from '../../data/wallets.ts';
import { pageMessages } from '../../shell/page-messages.ts';
import { useEver } from '../../shell/useEver.ts';
import { useWords } from '../../shell/words.ts';
import { BuyOverlays } from '../late-overlays.ts';
import { useConfiguredProduct, type ConfiguredProduct } from './ProductProvider.tsx';

const { legacy } = personalizationType;

/** The line that the button adds: the configured product with what else was selected for it. */
function useLine({ page, view }: ConfiguredProduct) {
  const quantity = useConfiguratorState((state) => state.quantity);
  const personalization = useConfiguratorState((state) => state.personalization);
  const installation = useConfiguratorState((state) => state.installation);
  return {
    Sku: view.sku,
    Quantity: quantity,
    OptionChoiceParameter: view.optionChoiceParameter,
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
  const { page, configuration, openOptions } = product;
  const personalization = useConfiguratorState((state) => state.personalization);
  const line = useLine(product);
  const ports = useAddToCartPorts();
  const confirmMonogramming = useDesignConfirmation(personalization?.request ?? null);
  const add = useAdd(product, ports, confirmMonogramming);
  const isUsed = useEver(add.isBusy);
  const readTerms = useTermsAhead();
  const intent = useIntent(BuyOverlays.load, () => {
    if (openOptions.length === 0 && !confirmMonogramming && (page.isCustomOrder || line.OptionChoiceParameter !== ''))
      readTerms(line);
  });
  const { currentPrice, picture } = getConfigured(page, configuration);
  const item =
    picture && !line.IsPersonalized
      ? { name: page.browseDto.name, formattedPrice: formatPrice(currentPrice, site), picture }
      : undefined;
  const reject = () => dispatch({ type: 'addRejected', missingOptions: openOptions });
  return (
    <>
      <AddToCartButton
        {...intent}
        add={add}
        lines={line}
        size="large"
        block
        data-after-input=""
        onClick={openOptions.length > 0 ? reject : undefined}
        disabled={!page.isAvailable || personalization?.isAddToCartDisabled}
      />
      <AddToCartError add={add} />
      {isUsed && <BuyOverlays add={add} ports={ports} item={item} />}
    </>
  );
}

/** A wallet for a product that needs neither choices nor terms nor a design; part of the page, so that nothing moves. PAY-02 */
export function ProductWallet() {
  const { addToCartType, wallets } = usePage();
  const { page, view, openOptions } = useConfiguredProduct();
  const quantity = useConfiguratorState((state) => state.quantity);
  const personalization = useConfiguratorState((state) => state.personalization);
  const installation = useConfiguratorState((state) => state.installation);
  const { sku: Sku, optionChoiceParameter: OptionChoiceParameter } = view;
  const line = useMemo(
    () => ({ Sku, Quantity: quantity, OptionChoiceParameter, ...installation }),
    [Sku, OptionChoiceParameter, quantity, installation],
  );
  const isSimple = openOptions.length === 0 && page.isAvailable && !page.isCustomOrder && !personalization;
  if (!wallets || !isSimple || addToCartType !== 'default') return null;
  return <Wallets line={line} />;
}

/** Wallets on a product page: the product is added to the cart, then the wallet opens for the cart. PAY-02 */
function Wallets({ line }: { line: NewLine }) {
  const addPorts = useAddToCartPorts();
  const kinds = useExpressKinds().slice(0, 1);
  const { wallets } = usePage();
  const prepare = useCallback(async () => {
    const added = await addPorts.add([newLine(line.Sku, line)]);
    if (!added.ok) return added;
    return isFailedAdd(added.value) ? err({ message: 'not added', action: 'wallets.start', apiUrl: '' }) : ok(null);
  }, [addPorts, line]);
  const ports = useExpressPorts({ initiator: 'product', basketId: '', amount: 0, prepare });
  if (!ports || kinds.length === 0) return null;
  return <ExpressWallets place="product" kinds={kinds} isDemo={wallets?.environment === 'demo'} ports={ports} />;
}

import { useConfiguratorState } from '@settee/configurator-kit';
import { useMemo } from 'react';
import { usePage } from '../../data/site.ts';
import { ProductWallets } from './ProductWallets.tsx';
import { useConfiguredProduct } from './useConfiguredProduct.ts';

/** A wallet for a product that needs neither choices nor terms nor a design; part of the page, so that nothing moves. PAY-02 */
export function ProductWalletSlot() {
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
  return <ProductWallets line={line} />;
}

import { ExpressWallets, type NewLine } from '@settee/checkout-kit';
import { useConfiguratorState } from '@settee/configurator-kit';
import { err, isFailedAdd, newLine, ok } from '@settee/domain';
import { useCallback, useMemo } from 'react';
import { useAddToCartPorts } from '../../data/add-to-cart.ts';
import { usePage } from '../../data/site.ts';
import { useExpressKinds, useExpressPorts } from '../../data/wallets.ts';
import { useConfiguredProduct } from './ProductProvider.tsx';

/** A wallet for a product that needs neither choices nor terms nor a design; part of the page, so that nothing moves. PAY-02 */
export function ProductWallet() {
  const { addToCartType, wallets } = usePage();
  const { page, item, unselectedOptions } = useConfiguredProduct();
  const quantity = useConfiguratorState((state) => state.quantity);
  const personalization = useConfiguratorState((state) => state.personalization);
  const installation = useConfiguratorState((state) => state.installation);
  const { sku: Sku, optionChoiceParameter: OptionChoiceParameter } = item;
  const line = useMemo(
    () => ({ Sku, Quantity: quantity, OptionChoiceParameter, ...installation }),
    [Sku, OptionChoiceParameter, quantity, installation],
  );
  const isSimple = unselectedOptions.length === 0 && page.isAvailable && !page.isCustomOrder && !personalization;
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
  return <ExpressWallets page="product" kinds={kinds} isDemo={wallets?.environment === 'demo'} ports={ports} />;
}

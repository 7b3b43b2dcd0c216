import { ExpressWallets, type NewLine } from '@settee/checkout-kit';
import { err, isFailedAdd, newLine, ok } from '@settee/domain';
import { useCallback } from 'react';
import { useAddToCartPorts } from '../../data/add-to-cart.ts';
import { useExpressKinds, useExpressPorts } from '../../data/wallets.ts';
import { usePage } from '../../data/site.ts';

export interface ProductWalletsProps {
  line: NewLine;
}

/** Wallets on a product page: the product is added to the cart, then the wallet opens for the cart. PAY-02 */
export function ProductWallets({ line }: ProductWalletsProps) {
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

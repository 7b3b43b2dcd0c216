import { ExpressWallets } from '@settee/checkout-kit';
import { type Cart, readWalletReturn } from '@settee/domain';
import { useState } from 'react';
import { useExpressKinds, useExpressPorts } from '../../data/wallets.ts';
import { usePage } from '../../data/site.ts';

export interface CartWalletsProps {
  cart: Cart;
  query: URLSearchParams;
}

/** Express wallets of the cart; a shopper who returns from one continues in the checkout. PAY-02 */
export function CartWallets({ cart, query }: CartWalletsProps) {
  const kinds = useExpressKinds();
  const { wallets } = usePage();
  const [returned] = useState(() => readWalletReturn(query));
  const { basketId, orderSummary } = cart;
  const ports = useExpressPorts({ initiator: 'cart', basketId, amount: orderSummary.total });
  if (!ports || kinds.length === 0) return null;
  const isDemo = wallets?.environment === 'demo';
  return <ExpressWallets page="cart" kinds={kinds} isDemo={isDemo} ports={ports} returned={returned} />;
}

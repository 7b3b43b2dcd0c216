import { ExpressWallets } from '@settee/checkout-kit';
import type { Cart, WalletReturn } from '@settee/domain';
import { useMemo } from 'react';
import { useExpressKinds, useExpressPorts } from '../../data/wallets.ts';
import { usePage } from '../../data/site.ts';

export interface CartWalletsProps {
  cart: Cart;
  /** Return from a wallet's page; `null` once it was used. */
  returned: WalletReturn | null;
  onReturnUsed: () => void;
}

/** Express wallets of the cart; a shopper who returns from one continues in the checkout. PAY-02 */
export function CartWallets({ cart, returned, onReturnUsed }: CartWalletsProps) {
  const kinds = useExpressKinds();
  const { wallets } = usePage();
  const { basketId, orderSummary } = cart;
  const express = useExpressPorts({ initiator: 'cart', basketId, amount: orderSummary.total });
  const ports = useMemo(() => {
    if (!express) return undefined;
    const forgetReturn = () => {
      express.forgetReturn();
      onReturnUsed();
    };
    return { ...express, forgetReturn };
  }, [express, onReturnUsed]);
  if (!ports || kinds.length === 0) return null;
  const isDemo = wallets?.environment === 'demo';
  return <ExpressWallets page="cart" kinds={kinds} isDemo={isDemo} ports={ports} returned={returned} />;
}

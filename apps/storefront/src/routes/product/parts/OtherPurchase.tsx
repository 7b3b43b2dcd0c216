import { AddToCartButton, useAddToCart } from '@settee/checkout-kit';
import { useConfigurator, useConfiguratorState } from '@settee/configurator-kit';
import { lazyComponent, useIntent } from '@settee/ui';
import { useState } from 'react';
import { useAddToCartPorts } from '../../../data/add-to-cart.ts';
import { useQuotePorts } from '../../../data/other-purchase.ts';
import { usePrefetchStores } from '../../../data/prefetch-stores.ts';
import { layers } from '../layers.tsx';
import { StorePurchase } from './StorePurchase.tsx';
import { useConfiguredProduct } from '../ProductProvider.tsx';

const QuoteRequestPopup = lazyComponent(() =>
  import('../browser-parts/purchase-popups.ts').then((module) => module.QuoteRequestPopup),
);

/**
 * Button of a product that is not simply added, by its label in ATC-05: 2 requests a quote, 3 shows the phone numbers of
 * stores, 4 selects a store for the pickup. ATC-06
 */
export function OtherPurchase({ label }: { label: 2 | 3 | 4 }) {
  if (label === 2) return <QuotePurchase />;
  return label === 3 ? <CallPurchase /> : <StorePurchase />;
}

function QuotePurchase() {
  const { page, item } = useConfiguredProduct();
  const quantity = useConfiguratorState((state) => state.quantity);
  const add = useAddToCart({ ports: useAddToCartPorts() });
  const ports = useQuotePorts();
  const [isOpen, setIsOpen] = useState(false);
  const intent = useIntent(QuoteRequestPopup.load);
  return (
    <>
      <AddToCartButton
        add={add}
        lines={{ Sku: item.sku }}
        label={2}
        size="large"
        block
        {...intent}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <QuoteRequestPopup
          product={{ sku: item.sku, name: page.product.name }}
          quantity={quantity}
          ports={ports}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function CallPurchase() {
  const { item } = useConfiguredProduct();
  const add = useAddToCart({ ports: useAddToCartPorts() });
  const { dispatch } = useConfigurator();
  const intent = useIntent(layers.stores.load, usePrefetchStores());
  return (
    <AddToCartButton
      add={add}
      lines={{ Sku: item.sku }}
      label={3}
      size="large"
      block
      {...intent}
      onClick={() => dispatch({ type: 'layerOpened', layer: { kind: 'stores' } })}
    />
  );
}

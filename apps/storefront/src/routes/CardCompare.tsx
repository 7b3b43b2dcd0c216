import { CompareBox, compareMessages } from '@settee/configurator-kit';
import { maxCompared, type ProductSummary } from '@settee/domain';
import { lazyComponent, useAnnounce, useIntent, useMessages } from '@settee/ui';
import { type ReactNode, useState } from 'react';
import { useComparedSkus } from '../data/compare.ts';
import { comparedSkus, saveComparedSkus } from '../edges/compared.ts';

const ChosenBar = lazyComponent(() => import('./compare/ChosenBar.tsx').then((module) => module.ChosenBar));

/** The boxes under the cards of a page that choose products for a comparison, and the bar with those chosen. CMPR-01 */
export function useCardCompare(): { renderBox: (product: ProductSummary) => ReactNode; bar: ReactNode } {
  const labels = useMessages('configurator', 'compare', compareMessages);
  const announce = useAnnounce();
  const skus = useComparedSkus();
  const [isRejected, setRejected] = useState(false);
  const toggle = ({ sku, name }: ProductSummary) => {
    // Another tab may have written.
    const before = comparedSkus();
    const isChosen = before.includes(sku);
    const isFull = !isChosen && before.length >= maxCompared;
    setRejected(isFull);
    if (isFull) return;
    const after = isChosen ? before.filter((one) => one !== sku) : [...before, sku];
    saveComparedSkus(after);
    announce(isChosen ? labels.removed(name) : labels.added({ name, count: after.length }));
  };
  return {
    renderBox: (product) => (
      <Box name={product.name} checked={skus.includes(product.sku)} onChange={() => toggle(product)} />
    ),
    bar: skus.length > 0 && <ChosenBar skus={skus} isRejected={isRejected && skus.length >= maxCompared} />,
  };
}

function Box(props: { name: string; checked: boolean; onChange: () => void }) {
  const intent = useIntent(ChosenBar.load);
  return (
    <div {...intent}>
      <CompareBox {...props} />
    </div>
  );
}

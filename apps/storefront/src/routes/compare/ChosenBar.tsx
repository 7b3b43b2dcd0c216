import { CompareBar, compareMessages } from '@settee/configurator-kit';
import type { Sku } from '@settee/domain';
import { useAnnounce, useMessages } from '@settee/ui';
import { useEffect } from 'react';
import { useComparison } from '../../data/compare.ts';
import { comparedSkus, saveComparedSkus } from '../../edges/compared.ts';
import { mainId } from '../../shell/useScrollRestoration.ts';

export interface ChosenBarProps {
  skus: readonly Sku[];
  isRejected: boolean;
}

/** Takes out what the site does not sell any longer, as soon as that is known. */
function useOnlySold(skus: readonly Sku[], load: ReturnType<typeof useComparison>) {
  const { data, isLoading, isValidating } = load;
  useEffect(() => {
    if (!data || data.missing === 0 || isLoading || isValidating) return;
    saveComparedSkus(skus.filter((sku) => data.products.some(({ summary }) => summary.sku === sku)));
  }, [skus, data, isLoading, isValidating]);
}

/** The bar with the products chosen in this browser. */
export function ChosenBar({ skus, isRejected }: ChosenBarProps) {
  const labels = useMessages('configurator', 'compare', compareMessages);
  const announce = useAnnounce();
  const load = useComparison(skus);
  useOnlySold(skus, load);
  const products = (load.data?.products ?? []).map(({ summary }) => summary);
  const save = (after: readonly Sku[]) => {
    saveComparedSkus(after);
    // The bar and the focused button in it are gone.
    if (after.length === 0) document.getElementById(mainId)?.focus({ preventScroll: true });
  };
  return (
    <CompareBar
      skus={skus}
      products={products}
      isRejected={isRejected}
      onRemove={({ sku, name }) => {
        save(comparedSkus().filter((one) => one !== sku));
        announce(labels.removed(name));
      }}
      onClear={() => save([])}
    />
  );
}

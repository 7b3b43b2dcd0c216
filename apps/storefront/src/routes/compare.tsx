import { CompareScreen, compareMessages } from '@settee/configurator-kit';
import { type ComparedProduct, type Comparison, compareUrl, parseComparedSkus, shopAllCode } from '@settee/domain';
import { useAnnounce, useMessages } from '@settee/ui';
import { useNavigate } from 'react-router-dom';
import { useAddToCartPorts } from '../data/add-to-cart.ts';
import { compareQuery, useComparison } from '../data/compare.ts';
import { useSite } from '../data/site.ts';
import { comparedSkus, saveComparedSkus } from '../edges/compared.ts';
import type { RouteLocation } from '../page.ts';
import { Head } from '../shell/Head.tsx';
import { useOtherParams } from '../shell/useOtherParams.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { mainId } from '../shell/useScrollRestoration.ts';
import { ItemBuy } from './ItemBuy.tsx';

const skusIn = ({ query }: Pick<RouteLocation, 'query'>) => parseComparedSkus(query.get('skus') ?? '');

export const queries = (location: RouteLocation) => [compareQuery(skusIn(location))];

/** Products side by side; the address has which, so that it can be shared. CMPR-01 */
export function Screen(location: RouteLocation) {
  const labels = useMessages('configurator', 'compare', compareMessages);
  const { siteCulture } = useSite();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const withOthers = useOtherParams();
  const ports = useAddToCartPorts();
  const skus = skusIn(location);
  const load = useComparison(skus);
  const remove = ({ summary: { sku, name } }: ComparedProduct) => {
    const left = skus.filter((one) => one !== sku);
    saveComparedSkus(comparedSkus().filter((one) => one !== sku));
    announce(labels.removed(name));
    if (left.length === 0) document.getElementById(mainId)?.focus({ preventScroll: true });
    void navigate(withOthers(compareUrl(left)), { replace: true, preventScrollReset: true });
  };
  // One that was taken out is gone before the others are read again.
  const onlyWanted = ({ products, missing }: Comparison) => ({
    products: products.filter(({ summary }) => skus.includes(summary.sku)),
    missing,
  });
  return (
    <>
      <Head title={labels.title} />
      <QueryBoundary load={load} skeleton={<PageSkeleton />}>
        {(comparison) => (
          <CompareScreen
            comparison={onlyWanted(comparison)}
            siteCulture={siteCulture}
            shopUrl={`/${shopAllCode}`}
            onRemove={remove}
            onAddMore={() => saveComparedSkus(comparison.products.map(({ summary }) => summary.sku))}
            renderBuy={({ summary: { name, shown } }) => (
              <ItemBuy item={{ ...shown, name, quantity: 1, chosen: [] }} ports={ports} />
            )}
          />
        )}
      </QueryBoundary>
    </>
  );
}

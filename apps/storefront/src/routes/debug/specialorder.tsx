import { productRead, useProduct } from '../../data/product.ts';
import type { RouteLocation } from '../../page.ts';
import { QueryBoundary } from '../../shell/QueryBoundary.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { DebugView } from './DebugView.tsx';

const skuOf = ({ code }: RouteLocation['params']) => Number(code);

export const queries = ({ params }: RouteLocation) => [productRead(skuOf(params))];

export function Screen({ params }: RouteLocation) {
  const sku = skuOf(params);
  return (
    <QueryBoundary load={useProduct(sku)} skeleton={<PageSkeleton />}>
      {(page) => <DebugView key={sku} sku={sku} page={page} />}
    </QueryBoundary>
  );
}

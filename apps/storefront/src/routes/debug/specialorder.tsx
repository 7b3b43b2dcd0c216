import { productQuery, useProduct } from '../../data/product.ts';
import type { RouteLocation } from '../../page.ts';
import { QueryBoundary } from '../../shell/QueryBoundary.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { DebugView } from './DebugView.tsx';

const getSku = ({ code }: RouteLocation['params']) => Number(code);

export const queries = ({ params }: RouteLocation) => [productQuery(getSku(params))];

export function Screen({ params }: RouteLocation) {
  const sku = getSku(params);
  return (
    <QueryBoundary load={useProduct(sku)} skeleton={<PageSkeleton />}>
      {(page) => <DebugView key={sku} sku={sku} page={page} />}
    </QueryBoundary>
  );
}

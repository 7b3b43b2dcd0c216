import { productRead, useProduct } from '../../data/product.ts';
import type { Place } from '../../page.ts';
import { LoadGate } from '../../shell/LoadGate.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { DebugView } from './DebugView.tsx';

const skuOf = ({ code }: Place['params']) => Number(code);

export const reads = ({ params }: Place) => [productRead(skuOf(params))];

export function Screen({ params }: Place) {
  const sku = skuOf(params);
  return (
    <LoadGate load={useProduct(sku)} skeleton={<PageSkeleton />}>
      {(page) => <DebugView key={sku} sku={sku} page={page} />}
    </LoadGate>
  );
}

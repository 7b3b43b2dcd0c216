import { favoriteSkusRead } from '../data/favorite-skus.ts';
import { productRead, useProduct } from '../data/product.ts';
import type { RouteLocation, RouteModule } from '../page.ts';
import { QueryBoundary } from '../shell/QueryBoundary.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { laterParts, ProductView } from './product/ProductView.tsx';

const getSku = ({ code }: RouteLocation['params']) => Number(code?.slice(1));

export const later = laterParts;

export const queries = ({ params }: RouteLocation) => [productRead(getSku(params)), favoriteSkusRead];

/** Redirects from a URL with another name to the canonical one of the product. PDP-05 */
export const redirectTo: RouteModule['redirectTo'] = async ({ params, query }, fetchQuery) => {
  const { canonicalUrl } = await fetchQuery(productRead(getSku(params)));
  const search = query.size > 0 ? `?${query}` : '';
  return canonicalUrl === `/${params['slug']}/${params['code']}`
    ? null
    : { to: canonicalUrl + search, isPermanent: true };
};

export function Screen({ params }: RouteLocation) {
  const sku = getSku(params);
  return (
    <QueryBoundary load={useProduct(sku)} skeleton={<PageSkeleton />}>
      {(page) => <ProductView key={sku} page={page} />}
    </QueryBoundary>
  );
}

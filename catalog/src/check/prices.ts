import type { CatalogPrice, PerSite } from '../site-types.ts';
import type { Catalog } from '../schema.ts';
import { getName } from './names.ts';

function pricesBreaches({ USA, CANADA }: PerSite<CatalogPrice>): readonly string[] {
  const isRaised = CANADA.current > USA.current;
  const isSale = (price: CatalogPrice) => price.regular > price.current;
  return [
    ...(isRaised ? [] : ['its price in Canadian dollars is not above the one in US dollars']),
    ...(isSale(USA) === isSale(CANADA) ? [] : ['is on sale on one site only']),
  ];
}

/** Prices on both sites, of products, sizes and bundles; a bundle costs less than its members. */
export function priceBreaches({ products, bundles }: Catalog): readonly string[] {
  const bySku = new Map(products.map((product) => [product.sku, product.prices.USA.current]));
  return [
    ...products.flatMap((product) =>
      [product, ...product.variants].flatMap(({ sku, prices }) =>
        pricesBreaches(prices).map((breach) => `${getName('products', product)}: sku ${sku}: ${breach}`),
      ),
    ),
    ...bundles.flatMap((bundle) => {
      const apart = bundle.members.reduce((sum, { sku, quantity }) => sum + (bySku.get(sku) ?? 0) * quantity, 0);
      const isDearer = bundle.prices.USA.current >= apart;
      return [...pricesBreaches(bundle.prices), ...(isDearer ? ['costs no less than its members'] : [])].map(
        (breach) => `${getName('bundles', bundle)}: ${breach}`,
      );
    }),
  ];
}

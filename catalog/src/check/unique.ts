import type { Catalog } from '../schema.ts';
import { getName } from './names.ts';

/** Names that two entries share: '{name} is used by {first} and by {second}'. */
function shared(what: string, named: readonly (readonly [key: string | number, owner: string])[]): readonly string[] {
  const first = new Map<string | number, string>();
  return named.flatMap(([key, owner]) => {
    const before = first.get(key);
    first.set(key, before ?? owner);
    return before === undefined ? [] : [`${owner}: ${what} ${key} is also that of ${before}`];
  });
}

/** Whatever may be there only once: skus, addresses, codes, emails. */
export function uniqueBreaches(catalog: Catalog): readonly string[] {
  const { products, bundles, giftCardProducts, installationServices, stores, demoAccounts, registries } = catalog;
  const skus = [
    ...products.flatMap((product) =>
      [product, ...product.variants].map(({ sku }) => [sku, getName('products', product)] as const),
    ),
    ...bundles.map((bundle) => [bundle.sku, getName('bundles', bundle)] as const),
    ...giftCardProducts.map((entry) => [entry.sku, getName('giftCardProducts', entry)] as const),
    ...catalog.donations.map((entry) => [entry.sku, getName('donations', entry)] as const),
    ...installationServices.map((entry) => [entry.sku, getName('installationServices', entry)] as const),
  ];
  return [
    ...shared('sku', skus),
    ...shared(
      'address',
      [...products, ...bundles].map(({ brand, slug, sku }) => [`${brand}/${slug}`, `sku ${sku}`]),
    ),
    ...shared(
      'id',
      stores.map((store) => [store.id, `store ${store.name}`]),
    ),
    ...shared(
      'phone',
      stores.map((store) => [store.phone, getName('stores', store)]),
    ),
    ...shared(
      'email',
      demoAccounts.map((account) => [account.email, `account of ${account.firstName} ${account.lastName}`]),
    ),
    ...shared(
      'id',
      registries.map((registry) => [registry.id, `registry of ${registry.ownersName}`]),
    ),
    ...(['giftCards', 'tenderCodes', 'rewardCertificates'] as const).flatMap((noun) =>
      shared(
        'number',
        catalog[noun].map((entry, index) => [entry.number, `${noun} ${index + 1}`]),
      ),
    ),
    ...shared(
      'code',
      catalog.promoCodes.map(({ code }, index) => [code, `promoCodes ${index + 1}`]),
    ),
  ];
}

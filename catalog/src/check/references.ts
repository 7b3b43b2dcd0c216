import type { Brand } from '@settee/domain';
import type { Catalog } from '../schema.ts';
import { getName } from './names.ts';

/** Skus of each brand that can be put into a cart. */
function sellableSkus({ products, bundles }: Catalog): (brand: Brand, sku: number) => boolean {
  const known = new Set([
    ...products.flatMap(({ brand, sku, variants }) =>
      [sku, ...variants.map((each) => each.sku)].map((one) => `${brand} ${one}`),
    ),
    ...bundles.map(({ brand, sku }) => `${brand} ${sku}`),
  ]);
  return (brand, sku) => known.has(`${brand} ${sku}`);
}

function skuBreaches(catalog: Catalog): readonly string[] {
  const isSold = sellableSkus(catalog);
  const unsold = (name: string, brand: Brand, skus: readonly number[]) =>
    skus.filter((sku) => !isSold(brand, sku)).map((sku) => `${name}: sku ${sku} is not sold on ${brand}`);
  return [
    ...catalog.homes.flatMap((home) => unsold(getName('homes', home), home.brand, home.featured.skus)),
    ...catalog.bundles.flatMap((bundle) =>
      unsold(
        getName('bundles', bundle),
        bundle.brand,
        bundle.members.map(({ sku }) => sku),
      ),
    ),
    ...catalog.registries.flatMap((registry) =>
      unsold(
        getName('registries', registry),
        registry.brand,
        registry.items.map(({ sku }) => sku),
      ),
    ),
    ...catalog.demoAccounts.flatMap((account) =>
      [
        ...account.cart,
        ...account.boards.flatMap(({ brand, items }) => items.map((item) => ({ ...item, brand }))),
      ].flatMap(({ brand, sku }) => unsold(getName('demoAccounts', account), brand, [sku])),
    ),
  ];
}

function findLinkViolations(catalog: Catalog): readonly string[] {
  const isSold = sellableSkus(catalog);
  const codes = new Set(catalog.products.map(({ brand, collection }) => `${brand} ${collection.toLowerCase()}`));
  return catalog.products.flatMap((product) => {
    const { brand, sectional, crossSell } = product;
    const name = getName('products', product);
    return [
      ...(sectional && !codes.has(`${brand} ${sectional.collectionCode}`)
        ? [`${name}: collection ${sectional.collectionCode} does not exist`]
        : []),
      ...(crossSell && !isSold(brand, crossSell.sku) ? [`${name}: sku ${crossSell.sku} is not sold on ${brand}`] : []),
    ];
  });
}

function customerImageBreaches({ products }: Catalog): readonly string[] {
  const known = new Set(products.map(({ brand, slug }) => `${brand} ${slug}`));
  return products.flatMap((product) =>
    (product.customerPictures ?? []).flatMap(({ id, slugs }) =>
      slugs
        .filter((slug) => !known.has(`${product.brand} ${slug}`))
        .map((slug) => `${getName('products', product)}: picture ${id} shows ${slug}, which is not sold`),
    ),
  );
}

function quickShipBreaches({ quickShipItems, products }: Catalog): readonly string[] {
  return quickShipItems.flatMap((item) => {
    const product = products.find(({ sku }) => sku === item.productSku);
    const variant = product?.variants.find(({ sku }) => sku === item.sku);
    if (!product || !variant)
      return [`${getName('quickShipItems', item)}: it is no size of product ${item.productSku}`];
    const unknown = product.options.filter(
      ({ optionCode, groups }) =>
        !groups.some(({ choices }) => choices.some(({ code }) => code === item.choices[optionCode])),
    );
    const isOfSize = Object.values(item.choices).includes(variant.sizeChoice);
    return [
      ...unknown.map(({ title }) => `its choice for ${title} is not offered`),
      ...(isOfSize ? [] : [`its choices lead to another sku than ${item.sku}`]),
    ].map((breach) => `${getName('quickShipItems', item)}: ${breach}`);
  });
}

function ownerBreaches({ registries, rewardCertificates, demoAccounts }: Catalog): readonly string[] {
  const emails = demoAccounts.map(({ email }) => email);
  return [
    ...registries
      .filter(({ owner }) => !emails.includes(owner))
      .map((registry) => `${getName('registries', registry)}: owner ${registry.owner} has no account`),
    ...rewardCertificates
      .filter(({ account }) => !emails.includes(account))
      .map((entry) => `${getName('rewardCertificates', entry)}: owner ${entry.account} has no account`),
  ];
}

/** Checks references between entries. */
export function referenceBreaches(catalog: Catalog): readonly string[] {
  const categories = catalog.categories.map(({ code }) => code);
  return [
    ...skuBreaches(catalog),
    ...findLinkViolations(catalog),
    ...customerImageBreaches(catalog),
    ...quickShipBreaches(catalog),
    ...ownerBreaches(catalog),
    ...catalog.bundles
      .filter(
        ({ brand, category }) => !catalog.categories.some((entry) => entry.brand === brand && entry.code === category),
      )
      .map((bundle) => `${getName('bundles', bundle)}: category ${bundle.category} does not exist`),
    ...catalog.promoCodes.flatMap((promo) =>
      promo.categories
        .filter((code) => !categories.includes(code))
        .map((code) => `${getName('promoCodes', promo)}: category ${code} does not exist`),
    ),
  ];
}

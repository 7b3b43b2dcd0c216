import type { CatalogProduct } from '../products/types.ts';
import type { ManifestEntry } from '../pictures/types.ts';
import type { Catalog } from '../schema.ts';
import { getName } from './names.ts';

/** The pictures that were made, and which of their files are there. */
export interface ImageStore {
  manifest: Readonly<Record<string, ManifestEntry>>;
  hasFile(file: string): boolean;
}

/** Returns the image ids of all choices of a product; the default leg is already in the images of the upholstery. */
function configuredImageIds(product: CatalogProduct): readonly string[] {
  const { configuredPicturePrefix: prefix, options, defaultChoices } = product;
  if (prefix === '') return [];
  return options.flatMap(({ optionCode, optionType, groups }) => {
    const codes = groups.flatMap(({ choices }) => choices.map(({ code }) => code));
    if (optionType === 'fabric' || optionType === 'leather') return codes.map((code) => `${prefix}/${code}`);
    const others = codes.filter((code) => code !== defaultChoices[optionCode]);
    return optionType === 'leg' ? others.map((code) => `${prefix}/leg-${code}`) : [];
  });
}

function productImageIds(product: CatalogProduct): readonly string[] {
  const swatches = product.options
    .flatMap(({ groups }) => groups)
    .flatMap(({ choices }) => choices.flatMap(({ picture }) => (picture === '' ? [] : picture)));
  const baseImage = product.personalization ? [product.personalization.picture] : [];
  const own = [...product.pictures, ...(product.customerPictures ?? []), ...baseImage].map(({ id }) => id);
  return [...own, ...configuredImageIds(product), ...swatches];
}

/** Every picture that an entry names, with the name of the entry. */
function namedImages({ products, categories, homes, bundles }: Catalog): readonly (readonly [string, string])[] {
  return [
    ...products.flatMap((product) => productImageIds(product).map((id) => [getName('products', product), id] as const)),
    ...categories.map((category) => [getName('categories', category), category.picture.id] as const),
    ...homes.flatMap((home) =>
      [home.hero.picture.id, home.story.picture.id].map((id) => [getName('homes', home), id] as const),
    ),
    ...bundles.map((bundle) => [getName('bundles', bundle), bundle.picture.id] as const),
  ];
}

/** Returns image ids without an image, and images without a file. */
export function imageBreaches(catalog: Catalog, { manifest, hasFile }: ImageStore): readonly string[] {
  const missing = namedImages(catalog)
    .filter(([, id]) => !(id in manifest))
    .map(([name, id]) => `${name}: picture ${id} is not in the manifest`);
  const gone = Object.entries(manifest).flatMap(([id, { avif, webp }]) =>
    [...avif, webp]
      .filter(({ file }) => !hasFile(file))
      .map(({ file }) => `picture ${id}: its file ${file} is missing`),
  );
  return [...new Set(missing), ...gone];
}

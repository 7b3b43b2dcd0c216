import type { CatalogCategory, CatalogProduct } from '@settee/catalog';
import type { ResponsiveImage } from '@settee/domain';
import { getImage, type Manifest } from './pictures.ts';

/** The room scene of a category; while there is none, its own picture or the hero of its first product that has one. */
export function categoryImage(
  { brand, code, picture: image }: CatalogCategory,
  products: readonly CatalogProduct[],
  manifest: Manifest,
): ResponsiveImage {
  const heroes = products.flatMap(({ pictures: images }) => images.slice(0, 1));
  const candidates = [{ id: `${brand}/scene/${code}`, alt: image.alt }, image, ...heroes];
  const made = candidates.find(({ id }) => id in manifest) ?? image;
  return getImage(manifest, made.id, made.alt);
}

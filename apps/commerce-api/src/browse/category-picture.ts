import type { CatalogCategory, CatalogProduct } from '@settee/catalog';
import type { Picture } from '@settee/domain';
import { pictureOf, type Manifest } from './pictures.ts';

/** The room scene of a category; while there is none, its own picture or the hero of its first product that has one. */
export function categoryPicture(
  { brand, code, picture }: CatalogCategory,
  products: readonly CatalogProduct[],
  manifest: Manifest,
): Picture {
  const heroes = products.flatMap(({ pictures }) => pictures.slice(0, 1));
  const candidates = [{ id: `${brand}/scene/${code}`, alt: picture.alt }, picture, ...heroes];
  const made = candidates.find(({ id }) => id in manifest) ?? picture;
  return pictureOf(manifest, made.id, made.alt);
}

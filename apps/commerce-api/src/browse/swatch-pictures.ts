import type { CatalogProduct } from '@settee/catalog';
import { findPicture, type Manifest } from './pictures.ts';
import type { SwatchPicture } from './product-content.ts';

/** A swatch in two sizes and its cloth seen close; `null` without a picture. */
export function swatchPicture(id: string, manifest: Manifest): SwatchPicture | null {
  const swatch = findPicture(manifest, id, '');
  if (!swatch) return null;
  const large = swatch.webp.url;
  const close = findPicture(manifest, `${id}/close`, '');
  return { small: swatch.avif[0]?.url ?? large, large, close: close?.webp.url ?? large };
}

/** Swatches of the choices of a product that have one, by choice code; the others show their colour. */
export function swatchPictures(product: CatalogProduct, manifest: Manifest): Record<string, SwatchPicture> {
  const choices = product.options.flatMap(({ groups }) => groups).flatMap((group) => group.choices);
  const found = choices.flatMap(({ code, picture }) => {
    const swatch = picture === '' ? null : swatchPicture(picture, manifest);
    return swatch ? [[code, swatch] as const] : [];
  });
  return Object.fromEntries(found);
}

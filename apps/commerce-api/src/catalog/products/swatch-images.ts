import type { CatalogProduct } from '@settee/catalog';
import { findImage, type Manifest } from './pictures.ts';
import type { SwatchImage } from './product-content.ts';

/** A swatch in two sizes and its close-up; `null` without an image. */
export function swatchImage(id: string, manifest: Manifest): SwatchImage | null {
  const swatch = findImage(manifest, id, '');
  if (!swatch) return null;
  const large = swatch.webp.url;
  const close = findImage(manifest, `${id}/close`, '');
  return { small: swatch.avif[0]?.url ?? large, large, close: close?.webp.url ?? large };
}

/** Returns swatch images by choice code; choices without an image show their color. */
export function swatchImages(product: CatalogProduct, manifest: Manifest): Record<string, SwatchImage> {
  const choices = product.options.flatMap(({ groups }) => groups).flatMap((group) => group.choices);
  const found = choices.flatMap(({ code, picture: image }) => {
    const swatch = image === '' ? null : swatchImage(image, manifest);
    return swatch ? [[code, swatch] as const] : [];
  });
  return Object.fromEntries(found);
}

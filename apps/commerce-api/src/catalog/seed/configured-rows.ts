import type { CatalogOption, CatalogProduct } from '@settee/catalog';
import type { ConfiguredImage } from '@settee/domain';
import { findImage, type Manifest } from '../products/pictures.ts';
import type { NewConfiguredImage } from '../products/seed-products.ts';

const coverTypes: readonly string[] = ['fabric', 'leather'];

/** Alternative text of a product in a material. */
export const coverAlt = (name: string, group: string, title: string) => `${name} in ${group}, ${title}`;

function idAndAlt(product: CatalogProduct, option: CatalogOption, group: string, code: number, title: string) {
  const { configuredPicturePrefix: prefix, name } = product;
  if (coverTypes.includes(option.optionType)) return [`${prefix}/${code}`, coverAlt(name, group, title)] as const;
  return option.optionType === 'leg' ? ([`${prefix}/leg-${code}`, `with ${title} legs`] as const) : null;
}

/**
 * Returns the hero images of a product by choice, where they exist: the sofa in each material, and leg overlays.
 */
export function configuredRows(product: CatalogProduct, manifest: Manifest): NewConfiguredImage[] {
  if (!product.configuredPicturePrefix) return [];
  return product.options.flatMap((option) =>
    option.groups.flatMap((group) =>
      group.choices.flatMap(({ code, title }) => {
        const [id = '', alt = ''] = idAndAlt(product, option, group.title, code, title) ?? [];
        const found = findImage(manifest, id, alt);
        if (!found) return [];
        const { avif, webp, placeholder } = found;
        const image: ConfiguredImage = coverTypes.includes(option.optionType)
          ? { alt, placeholder, avif, webp }
          : { alt, avif, webp };
        return { productSku: product.sku, choice: String(code), picture: image };
      }),
    ),
  );
}

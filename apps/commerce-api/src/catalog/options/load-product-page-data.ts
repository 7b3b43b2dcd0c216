import { validConfiguration, type Configuration, type ConfiguredImage, type Site, type Sku } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import { categories, configuredImages } from '../products/tables.ts';
import type { Context } from '../../platform/context.ts';
import { optionsOf } from './options-of.ts';
import type { ProductPageData } from './product-page-data.ts';
import { getRelatedProducts } from './related-products.ts';

/** Without placeholders: the page has them on its screen before a choice is made, and there are many. */
async function getConfiguredImages({ db }: Context, productSku: Sku): Promise<Record<string, ConfiguredImage>> {
  const rows = await db.select().from(configuredImages).where(eq(configuredImages.productSku, productSku));
  return Object.fromEntries(rows.map(({ choice, picture: { alt, avif, webp } }) => [choice, { alt, avif, webp }]));
}

/** Reads a product of a site with the choices that it offers; `null` when there is none. Four queries, and the shelf. */
export async function loadProductPageData(
  ctx: Context,
  site: Site,
  sku: Sku,
  configuration: Configuration,
): Promise<ProductPageData | null> {
  const { db } = ctx;
  const sellable = (await findProductsWithOffers(db, site, [sku])).get(sku);
  if (!sellable) return null;
  const { product } = sellable;
  const isCategory = and(eq(categories.brand, site.brand), eq(categories.code, product.category));
  const [images, [category], related] = await Promise.all([
    getConfiguredImages(ctx, product.sku),
    db.select({ summary: categories.summary }).from(categories).where(isCategory),
    getRelatedProducts(ctx, site, product),
  ]);
  const chosen = validConfiguration(optionsOf(sellable, site.siteCulture), configuration);
  return {
    sellable,
    options: optionsOf(sellable, site.siteCulture, chosen),
    configuration: chosen,
    category: { title: category?.summary.title ?? '', url: category?.summary.url ?? '/' },
    configuredPictures: images,
    ...related,
    site,
    now: ctx.clock.now(),
  };
}

import { validConfiguration, type Configuration, type ConfiguredImage, type Sku } from '@settee/domain';
import { findCategory } from '../products/categories.queries.ts';
import { findConfiguredImages } from '../products/configured-images.queries.ts';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import type { Context } from '../../platform/context.ts';
import { optionsOf } from '../options/options-of.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import type { ProductPageData } from './product-page-data.ts';
import { getRelatedProducts } from './related-products.ts';

/** Without placeholders: the page has them on its screen before a choice is made, and there are many. */
async function getConfiguredImages({ db }: Context, productSku: Sku): Promise<Record<string, ConfiguredImage>> {
  const rows = await findConfiguredImages(db, productSku);
  return Object.fromEntries(rows.map(({ choice, picture: { alt, avif, webp } }) => [choice, { alt, avif, webp }]));
}

/** Reads a product with its choices; `null` if the site does not sell it. Five queries, those of the cart included. */
export async function loadProductPageData(
  { ctx, site, shopper }: Pick<HandlerArgs, 'ctx' | 'site' | 'shopper'>,
  sku: Sku,
  configuration: Configuration,
): Promise<ProductPageData | null> {
  const { db } = ctx;
  const sellable = (await findProductsWithOffers(db, site, [sku])).get(sku);
  if (!sellable) return null;
  const { product } = sellable;
  const [images, category, related, cart] = await Promise.all([
    getConfiguredImages(ctx, product.sku),
    findCategory(db, site.brand, product.category),
    getRelatedProducts(ctx, site, product),
    shopper.session().then((session) => session && ctx.carts.find(db, session, site)),
  ]);
  const chosen = validConfiguration(optionsOf(sellable, site.siteCulture), configuration);
  return {
    sellable,
    options: optionsOf(sellable, site.siteCulture, chosen),
    configuration: chosen,
    category: { title: category?.summary.title ?? '', url: category?.summary.url ?? '/' },
    configuredPictures: images,
    ...related,
    postalCode: cart?.postalCode ?? '',
    site,
    now: ctx.clock.now(),
  };
}

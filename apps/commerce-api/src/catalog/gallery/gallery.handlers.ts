import type { ProductSummary, ShopSite, Sku } from '@settee/domain';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import { findContentOfSlug } from '../products/products.queries.ts';
import { findSummariesBySku } from '../products/summaries.ts';
import { notFound } from '../../platform/http/error-response.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/handler.ts';

async function getCards(
  { db }: Context,
  site: ShopSite,
  skus: readonly Sku[],
): Promise<ReadonlyMap<Sku, ProductSummary>> {
  if (skus.length === 0) return new Map();
  const cards = await findSummariesBySku(db, site, [...new Set(skus)]);
  return new Map(cards.map(({ summary }) => [summary.sku, summary]));
}

/** Handlers of the gallery. */
export const galleryHandlers = {
  /**
   * Returns the customer images of a product, each with its available products. Accepts any SKU of the product;
   * empty for kids. Two queries. GALL-21
   */
  getCustomerImages: async ({ input, ctx, site }) => {
    const sellable = (await findProductsWithOffers(ctx.db, site, [input.sku])).get(input.sku);
    if (!sellable) return notFound;
    const sent = input.isKids ? [] : sellable.product.content.customerPictures;
    const cards = await getCards(
      ctx,
      site,
      sent.flatMap(({ skus }) => skus),
    );
    return sent.map(({ picture: image, instagramHandle, skus }) => ({
      originalVideoUrl: '',
      originalImageUrl: image.webp.url,
      smallSquareUrl: image.avif[0]?.url ?? image.webp.url,
      products: skus.flatMap((sku) => cards.get(sku) ?? []),
      instagramHandle,
      picture: image,
    }));
  },

  /** The film of the product that a source names, as its pages do: `alder-sofa`. GALL-23 */
  getVideoUrl: async ({ input, ctx, site }) => {
    const video = (await findContentOfSlug(ctx.db, site.brand, input.source))?.video;
    return video ? { videoUrl: video.mp4 } : notFound;
  },
} satisfies Handlers<'gallery'>;

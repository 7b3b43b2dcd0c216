import type { getCustomerImages as endpoint } from '@settee/contract';
import type { ProductSummary, Site, Sku } from '@settee/domain';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import { findSummariesBySku } from '../products/summaries.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import type { Context } from '../../platform/context.ts';

async function getCards({ db }: Context, site: Site, skus: readonly Sku[]): Promise<ReadonlyMap<Sku, ProductSummary>> {
  if (skus.length === 0) return new Map();
  const cards = await findSummariesBySku(db, site, [...new Set(skus)]);
  return new Map(cards.map(({ summary }) => [summary.sku, summary]));
}

/**
 * Returns the customer images of a product, each with its available products. Accepts any SKU of the product;
 * empty for kids. Two queries. GALL-21
 */
export const getCustomerImages: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
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
};

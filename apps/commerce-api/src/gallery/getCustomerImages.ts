import type { getCustomerImages as endpoint } from '@settee/contract';
import type { ProductSummary, Site, Sku } from '@settee/domain';
import { inArray } from 'drizzle-orm';
import { findProductsWithOffers } from '../browse/product-with-offers.ts';
import { findSummaries } from '../browse/summaries.ts';
import { products } from '../browse/tables.ts';
import type { Handler } from '../handler.ts';
import { notFound } from '../http/error-response.ts';
import type { Context } from '../platform/context.ts';

async function getCards({ db }: Context, site: Site, skus: readonly Sku[]): Promise<ReadonlyMap<Sku, ProductSummary>> {
  if (skus.length === 0) return new Map();
  const cards = await findSummaries(db, site, inArray(products.sku, [...new Set(skus)]));
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

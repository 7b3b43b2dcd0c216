import { alsoBought, sectionalUrl, type ShopSite } from '@settee/domain';
import { findProductsWithOffers, type Product } from '../products/product-with-offers.ts';
import { findSummariesBySku } from '../products/summaries.ts';
import { getRecommendationIndex } from '../recommendations/recommendation-index.ts';
import type { Context } from '../../platform/context.ts';
import type { ProductPageData } from './product-page-data.ts';
import { toDimensions } from './to-dimensions.ts';

const relatedCount = 4;
const navigationCount = 8;

type RelatedProductsData = Pick<ProductPageData, 'related' | 'sectional' | 'crossSell' | 'seoNavigation' | 'members'>;

/**
 * Loads related products, products of the same category and the cross-sell of a product. One query plus the
 * cached recommendation index, and for a bundle the products in it.
 */
export async function getRelatedProducts(
  ctx: Context,
  site: ShopSite,
  { sku, category, content }: Product,
): Promise<RelatedProductsData> {
  const { sectional, crossSell, bundle } = content;
  const index = await getRecommendationIndex(ctx, site);
  const goesWith = alsoBought(index, sku).slice(0, relatedCount);
  const beside = index.items
    .filter((item) => item.category === category && item.sku !== sku)
    .slice(0, navigationCount)
    .map((item) => item.sku);
  const memberSkus = bundle?.members.map((each) => each.sku) ?? [];
  const wanted = [...goesWith, ...beside, ...(crossSell ? [crossSell.sku] : []), ...memberSkus];
  const [cards, memberProducts] = await Promise.all([
    wanted.length > 0 ? findSummariesBySku(ctx.db, site, wanted) : [],
    findProductsWithOffers(ctx.db, site, memberSkus),
  ]);
  const cardOf = (one: number) => cards.find(({ summary }) => summary.sku === one)?.summary;
  const sold = crossSell && cardOf(crossSell.sku);
  return {
    related: goesWith.flatMap((one) => cardOf(one) ?? []),
    seoNavigation: beside.flatMap((one) => {
      const card = cardOf(one);
      return card ? [{ sku: one, navigationUrl: card.url, name: card.name }] : [];
    }),
    sectional: sectional && { ...sectional, url: sectionalUrl(ctx.config.sectionalBaseUrl, sectional) },
    crossSell: sold && { ...crossSell, url: sold.url },
    members: bundle?.members.flatMap(({ sku: one, quantity }) => {
      const card = cardOf(one);
      const member = memberProducts.get(one);
      if (!card || !member) return [];
      const { name, url, picture } = card;
      return [{ sku: one, name, url, quantity, picture, dimensions: toDimensions(member.product, one) }];
    }),
  };
}

import type { CarouselItem, RecommendationIndex, Sku } from '@settee/domain';
import type { HandlerArgs } from '../../platform/handler.ts';
import { carouselItems } from './carousel-items.ts';
import { getRecommendationIndex } from './recommendation-index.ts';

type Rank = (index: RecommendationIndex, sku: Sku) => readonly Sku[];
type ByItem = HandlerArgs<{ item: Sku; callback: string }>;

/** Products in the shopper's cart. A script of another host must not learn of it. */
async function skusInCart({ input, shopper, ctx, site }: ByItem): Promise<ReadonlySet<Sku>> {
  const cart = input.callback === '' ? await ctx.carts.find(ctx.db, await shopper.session(), site) : null;
  return new Set(cart?.productSkus);
}

/** A feed for one item, ranked by `rank`; none for a product the site does not sell. */
export function byItem(rank: Rank): (call: ByItem) => Promise<CarouselItem[]> {
  return async (call) => {
    const { input, ctx, site } = call;
    const [index, inCart] = await Promise.all([getRecommendationIndex(ctx, site), skusInCart(call)]);
    const [items] = await carouselItems(ctx, site, [rank(index, input.item)] as const, inCart);
    return items;
  };
}

import {
  type CarouselItem,
  type RecommendationIndex,
  type Sku,
  addOnsFor,
  alsoBought,
  alsoViewed,
  rankForCart,
} from '@settee/domain';
import type { HandlerArgs, Handlers } from '../../platform/handler.ts';
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
function byItem(rank: Rank): (call: ByItem) => Promise<CarouselItem[]> {
  return async (call) => {
    const { input, ctx, site } = call;
    const [index, inCart] = await Promise.all([getRecommendationIndex(ctx, site), skusInCart(call)]);
    const [items] = await carouselItems(ctx, site, [rank(index, input.item)] as const, inCart);
    return items;
  };
}

/** Handlers of recommendations. */
export const recommendationsHandlers = {
  /** Extras for what was just put into the cart. XSELL-04 */
  getAddOns: byItem(addOnsFor),

  /** Returns products ordered together with an item, then related products. XSELL-02 */
  getAlsoBought: byItem(alsoBought),

  /** Returns products viewed by shoppers who viewed an item. XSELL-01 */
  getAlsoViewed: byItem(alsoViewed),

  /** Both lists of the cart page; without the items that the call names as in the cart. XSELL-12 */
  getForCart: async ({ input, ctx, site }) => {
    const ranking = rankForCart(await getRecommendationIndex(ctx, site), input.skus);
    const lists = [ranking.youMayAlsoWant, ranking.peopleAlsoBought] as const;
    const [youMayAlsoWant, peopleAlsoBought] = await carouselItems(ctx, site, lists);
    return { youMayAlsoWant, peopleAlsoBought };
  },

  /** Extras for what was just put on a registry. XSELL-10 */
  getRegistryAddOns: byItem(addOnsFor),
} satisfies Handlers<'recommendations'>;

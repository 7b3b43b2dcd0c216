import type { getForCart as endpoint } from '@settee/contract';
import { rankForCart } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { carouselItems } from './carousel-items.ts';
import { getRecommendationIndex } from './recommendation-index.ts';

/** Both lists of the cart page; what the call says is in the cart is in neither. XSELL-12 */
export const getForCart: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const ranking = rankForCart(await getRecommendationIndex(ctx, site), input.skus);
  const lists = [ranking.youMayAlsoWant, ranking.peopleAlsoBought] as const;
  const [youMayAlsoWant, peopleAlsoBought] = await carouselItems(ctx, site, lists);
  return { youMayAlsoWant, peopleAlsoBought };
};

import type { CarouselItem, Shelf, Sku } from '@settee/domain';
import { findBasket } from '../cart/basket.ts';
import type { Call } from '../handler.ts';
import { carouselItems } from './carousel-items.ts';
import { readShelf } from './read-shelf.ts';

type Rank = (shelf: Shelf, sku: Sku) => readonly Sku[];
type ByItem = Call<{ item: Sku; callback: string }>;

/** Products in the shopper's cart. A script of another host must not learn of it. */
async function skusInCart({ input, shopper, world, site }: ByItem): Promise<ReadonlySet<Sku>> {
  const basket = input.callback === '' ? await findBasket(world.db, await shopper.session(), site) : null;
  return new Set(basket?.lines.filter(({ isSaved }) => !isSaved).map(({ productSku }) => productSku));
}

/** A feed for one item, ranked by `rank`; none for a product the site does not sell. */
export function byItem(rank: Rank): (call: ByItem) => Promise<CarouselItem[]> {
  return async (call) => {
    const { input, world, site } = call;
    const [shelf, inCart] = await Promise.all([readShelf(world, site), skusInCart(call)]);
    const [items] = await carouselItems(world, site, [rank(shelf, input.item)] as const, inCart);
    return items;
  };
}

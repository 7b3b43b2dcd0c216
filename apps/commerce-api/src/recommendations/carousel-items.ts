import { formatPrice, type CarouselItem, type Site, type Sku } from '@settee/domain';
import { findSellables, type Sellable } from '../browse/sellable.ts';
import { resolveItem, type Item } from '../options/resolve-item.ts';
import type { World } from '../world/world.ts';

/** Most items of one answer. */
const most = 12;
/** How many more are looked up, for those that turn out not to be had. */
const spare = 6;

/** The product as its page shows it first; `null` when that cannot be bought as it stands. */
function standardItem(sellable: Sellable, { siteCulture }: Site): Item | null {
  const { sku, content } = sellable.product;
  const choices = Object.entries(content.defaultChoices).map(([option, choice]) => `${option}-${choice}`);
  const item = resolveItem(sellable, siteCulture, sku, choices.join('_'));
  return item.ok && item.value.inStock > 0 ? item.value : null;
}

/** CAROUS-11 */
function carouselItemOf(item: Item, { siteCulture }: Site): CarouselItem {
  const { name, picture } = item.sellable.product;
  const [large] = picture.avif.toSorted((one, other) => other.width - one.width);
  return {
    sku: item.sku,
    name,
    navigateUrl: item.url,
    imagePath: picture.webp.url,
    imagePathHiRes: (large ?? picture.webp).url,
    formattedPrice: formatPrice(item.currentPrice, siteCulture),
    optionChoiceParameter: item.optionChoiceParameter,
    customOrderConfirmation: { hasCustomOrderConfirmation: item.chosen.length > 0 },
    picture,
  };
}

/** Ranked lists of products as items, each list in its order; what is in the cart or cannot be bought is left out. One query. */
export async function carouselItems<Lists extends readonly (readonly Sku[])[]>(
  world: World,
  site: Site,
  lists: Lists,
  inCart: ReadonlySet<Sku> = new Set(),
): Promise<{ [At in keyof Lists]: CarouselItem[] }> {
  const wanted = lists.map((skus) => skus.filter((sku) => !inCart.has(sku)).slice(0, most + spare));
  const catalog = await findSellables(world.db, site, [...new Set(wanted.flat())]);
  const itemsOf = (skus: readonly Sku[]) =>
    skus
      .flatMap((sku) => {
        const sellable = catalog.get(sku);
        const item = sellable && standardItem(sellable, site);
        return item ? carouselItemOf(item, site) : [];
      })
      .slice(0, most);
  return wanted.map(itemsOf) as { [At in keyof Lists]: CarouselItem[] };
}

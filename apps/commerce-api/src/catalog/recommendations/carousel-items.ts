import { configuredPrice, formatPrice, type CarouselItem, type ShopSite, type Sku } from '@settee/domain';
import { productUrl } from '../products/product-url.ts';
import { findProductsWithOffers, getAvailableStock, type ProductWithOffers } from '../products/product-with-offers.ts';
import { getOptionsWithoutSelection } from '../options/options-of.ts';
import type { Context } from '../../platform/context.ts';

/** Maximum number of items in a response. */
const maxItems = 12;
/** Additional products loaded to replace those that are sold out. */
const spare = 6;

/** A product at the price of its page, in no choices; `null` when it is sold out or sold by quote. CAROUS-11 */
function getCarouselItem(sellable: ProductWithOffers, { siteCulture }: ShopSite): CarouselItem | null {
  const { product, offers } = sellable;
  if (product.content.buyLabel === 2) return null;
  const { sku, name, picture: image } = product;
  const options = getOptionsWithoutSelection(sellable, siteCulture);
  const price = configuredPrice(offers, options, {});
  if (!price || offers.every((offer) => getAvailableStock(offer) === 0)) return null;
  const [large] = image.avif.toSorted((one, other) => other.width - one.width);
  return {
    sku,
    name,
    navigateUrl: productUrl(product),
    imagePath: image.webp.url,
    imagePathHiRes: (large ?? image.webp).url,
    formattedPrice: formatPrice(price.currentPrice, siteCulture),
    isPriceFrom: price.isPriceFrom,
    optionChoiceParameter: '',
    customOrderConfirmation: { hasCustomOrderConfirmation: options.length > 0 },
    picture: image,
  };
}

/** Ranked lists of products as items, each list in its order; what is in the cart or cannot be bought is left out. One query. */
export async function carouselItems<Lists extends readonly (readonly Sku[])[]>(
  ctx: Context,
  site: ShopSite,
  lists: Lists,
  inCart: ReadonlySet<Sku> = new Set(),
): Promise<{ [At in keyof Lists]: CarouselItem[] }> {
  const wanted = lists.map((skus) => skus.filter((sku) => !inCart.has(sku)).slice(0, maxItems + spare));
  const catalog = await findProductsWithOffers(ctx.db, site, [...new Set(wanted.flat())]);
  const itemsOf = (skus: readonly Sku[]) =>
    skus
      .flatMap((sku) => {
        const sellable = catalog.get(sku);
        return (sellable && getCarouselItem(sellable, site)) ?? [];
      })
      .slice(0, maxItems);
  return wanted.map(itemsOf) as { [At in keyof Lists]: CarouselItem[] };
}

import type { CatalogStore } from '@settee/catalog';
import { parseOptionChoiceParameter, type Cents, type ResponsiveImage, type ShopSite, type Sku } from '@settee/domain';
import { findProductsWithOffers, type Product } from '../../catalog/products/product-with-offers.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { resolveConfiguredItem, type ConfiguredItem } from '../../catalog/options/resolve-configured-item.ts';
import { designImage, workPrice } from '../../catalog/personalization/line-design.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CartLineItemRow } from './cart.queries.ts';
import { type Installation, getInstallation } from '../../catalog/availability/installation.ts';
import { hasPickupStock, pickupStore } from '../../catalog/stores/pickup-stores.ts';

/** A line with today's price and stock; prices in cents. */
export interface PricedLine {
  line: CartLineItemRow;
  /** `null` when its product is no longer sold. */
  item: ConfiguredItem | null;
  product: Product | null;
  unitPrice: Cents;
  regularUnitPrice: Cents;
  /** Available quantity, at most that of the line. */
  available: number;
  /** Pickup store; `null` when the line is shipped. CART-17 */
  store: CatalogStore | null;
  /** `null` without. CART-18 */
  installation: Installation | null;
}

/** The store of a line as long as it has enough of it. */
function storeOfLine(line: CartLineItemRow, earlier: readonly CartLineItemRow[], site: ShopSite): CatalogStore | null {
  const store = line.shipMethod === 'pickup' ? pickupStore(site, line.pickupStoreId) : null;
  return store && hasPickupStock(store, line.isSaved ? [] : earlier, line) ? store : null;
}

/** Products with their offers, by sku. */
export type Catalog = Awaited<ReturnType<typeof findProductsWithOffers>>;

/** Prices lines from the catalog; lines of one sku share its stock in order, saved lines take none. */
export function priceLines(lines: readonly CartLineItemRow[], catalog: Catalog, site: ShopSite): PricedLine[] {
  const left = new Map<Sku, number>();
  return lines.map((line, index) => {
    const sellable = catalog.get(line.sku);
    const resolved = resolveConfiguredItem(sellable, site.siteCulture, line.sku, line.optionChoiceParameter);
    const item = resolved.ok ? resolved.value : null;
    const stock = left.get(line.sku) ?? item?.inStock ?? 0;
    const available = Math.min(line.quantity, stock);
    if (!line.isSaved) left.set(line.sku, stock - available);
    const work = item ? workPrice(item.sellable.product, line, site.siteCulture) : 0;
    const amount = line.giftCard?.amount;
    const unitPrice = amount ?? (item ? item.currentPrice + work : line.lastSeenPriceCents);
    return {
      line,
      item,
      product: sellable?.product ?? null,
      unitPrice,
      regularUnitPrice: item && amount === undefined ? item.regularPrice + work : unitPrice,
      available,
      store: storeOfLine(line, lines.slice(0, index), site),
      installation: getInstallation(line.installationType, site.siteCulture),
    };
  });
}

type Wanted = Pick<CartLineItemRow, 'sku' | 'optionChoiceParameter'>;

/** Reads products, offers and pictures of items in their choices; one query. */
export function findGoods(db: Database, items: readonly Wanted[], site: ShopSite): Promise<Catalog> {
  const skus = [...new Set(items.map(({ sku }) => sku))].sort((one, other) => one - other);
  const choices = items.flatMap(({ optionChoiceParameter }) =>
    Object.values(parseOptionChoiceParameter(optionChoiceParameter) ?? {}).map(String),
  );
  return findProductsWithOffers(db, site, skus, [...new Set(choices)]);
}

/** Reads the catalog for lines and prices them; one query. */
export async function readPricedLines(
  db: Database,
  lines: readonly CartLineItemRow[],
  site: ShopSite,
): Promise<PricedLine[]> {
  return priceLines(lines, await findGoods(db, lines, site), site);
}

/** The picture of each line in its choices. */
export async function lineImages(
  db: Database,
  lines: readonly PricedLine[],
): Promise<(line: PricedLine) => ResponsiveImage | null> {
  const imageOf = await getImages(
    db,
    lines.flatMap(({ item }) => item ?? []),
  );
  return ({ item, product, line }) => {
    const image = item ? imageOf(item) : (product?.picture ?? null);
    return image && product ? designImage(product, image, line.design) : image;
  };
}

/** Lines that count: not saved for later. */
export function inCart(lines: readonly PricedLine[]): PricedLine[] {
  return lines.filter(({ line }) => !line.isSaved);
}

import { newLine, type ReorderedLine, type ShopSite } from '@settee/domain';
import { getPartialUrl } from '../../catalog/options/partial-configuration.ts';
import { resolveConfiguredItem } from '../../catalog/options/resolve-configured-item.ts';
import { workPrice } from '../../catalog/personalization/line-design.ts';
import {
  findProductsWithOffers,
  type Product,
  type ProductWithOffers,
} from '../../catalog/products/product-with-offers.ts';
import type { Database } from '../../platform/database/database.ts';
import { type AddRequest, parseAddRequest } from '../add-to-cart/add-line-items.ts';
import { type CartLineItemRow, readLines } from '../cart/cart-lines.queries.ts';
import { cartMessages } from '../cart/messages.ts';
import type { Catalog } from '../cart/priced-lines.ts';
import type { OrderLine } from '../placed-orders/order-lines.queries.ts';

/** An ordered line with what to add for it, or why it can't be added. `price` is that of a piece now, in cents. */
export interface Reorderable {
  line: Pick<ReorderedLine, 'lineId' | 'name' | 'url' | 'was'>;
  wanted: AddRequest | null;
  price: number;
  problem: { outcome: 'gone' | 'choose'; message: string } | null;
}

const gone = { outcome: 'gone', message: cartMessages.noneLeft } as const;
const choose = (message: string) => ({ outcome: 'choose', message }) as const;

/** Whether a product still offers the kind of personalization that a design has. */
const hasDesign = ({ content }: Product, design: CartLineItemRow['design']) =>
  design === null || content.personalization?.type === design.type;

/** Returns the reason that an ordered line can't be bought as it is; `null` if it can. */
function getProblem(sellable: ProductWithOffers | undefined, site: ShopSite, row: CartLineItemRow) {
  const item = resolveConfiguredItem(sellable, site.siteCulture, row.sku, row.optionChoiceParameter);
  if (!item.ok) {
    if (item.error.code === 'unknown') return gone;
    return choose(
      item.error.code === 'unchosen' ? cartMessages.unchosen(item.error.title) : cartMessages.unknownChoice,
    );
  }
  if (item.value.inStock === 0) return gone;
  return hasDesign(item.value.sellable.product, row.design) ? null : choose(cartMessages.noPersonalization);
}

async function toReorderable(
  db: Database,
  site: ShopSite,
  { item: ordered, unitPrice: was }: OrderLine,
  row: CartLineItemRow | undefined,
  catalog: Catalog,
): Promise<Reorderable> {
  const sellable = row && catalog.get(row.sku);
  const url = sellable && row ? getPartialUrl(sellable, site.siteCulture, row.optionChoiceParameter) : '';
  const line = { lineId: ordered.id, name: ordered.itemInfo.name, url, was };
  const fail = (problem: Reorderable['problem']) => ({ line, wanted: null, price: 0, problem });
  const problem = row ? getProblem(sellable, site, row) : gone;
  if (!row || problem) return fail(problem);
  const request = newLine(row.sku, {
    OptionChoiceParameter: row.optionChoiceParameter,
    Quantity: row.quantity,
    PersonalizationText: row.personalizationText,
    IsInstallationServiceRequired: row.installationType !== '',
    ...(row.giftCard && { GiftCard: row.giftCard }),
  });
  const parsed = await parseAddRequest(db, [request], { site, session: null, catalog });
  const [found] = parsed.ok ? parsed.value : [];
  if (!found) return fail(choose(parsed.ok ? cartMessages.unknownItem : parsed.error));
  const { designKey, design } = row.design ? row : found;
  const wanted = { ...found, designKey, design };
  const price =
    row.giftCard?.amount ?? found.item.currentPrice + workPrice(found.item.sellable.product, wanted, site.siteCulture);
  return { line, wanted, price, problem: null };
}

/** Finds what ordered lines are today. The closed cart of the order has what the shopper chose for each. */
export async function findReorderable(
  db: Database,
  site: ShopSite,
  cartId: string,
  bought: readonly OrderLine[],
): Promise<Reorderable[]> {
  const rows = await readLines(db, [cartId]);
  const catalog = await findProductsWithOffers(db, site, [...new Set(rows.map(({ sku }) => sku))]);
  const found: Reorderable[] = [];
  for (const one of bought) {
    const row = rows.find(({ id }) => id === one.item.id);
    found.push(await toReorderable(db, site, one, row, catalog));
  }
  return found;
}

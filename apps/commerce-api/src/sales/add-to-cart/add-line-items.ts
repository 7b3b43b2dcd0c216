import type { CatalogStore } from '@settee/catalog';
import {
  isSameItem,
  quantityLimits,
  err,
  ok,
  graphemes,
  type AddToCartLineItem,
  type GiftCardRequest,
  type Result,
  type ShopSite,
  type SiteCulture,
} from '@settee/domain';
import type { Session } from '../../platform/session/session.ts';
import type { Product } from '../../catalog/products/product-with-offers.ts';
import type { CartLineItemRow, CartWithLines } from '../cart/cart.queries.ts';
import { installationOffered } from '../../catalog/availability/installation.ts';
import { giftCardLineKey, parseGiftCard } from '../../catalog/gift-cards/gift-card.ts';
import { type Catalog, findGoods } from '../cart/priced-lines.ts';
import { cartMessages } from '../cart/messages.ts';
import { hasPickupStock, getSelectedPickupStore } from '../../catalog/stores/pickup-stores.ts';
import { countInOtherLines, getStockLimitMessage } from '../cart/stock-limit.ts';
import { findTakenLineIds, saveLines } from '../cart/cart-lines.queries.ts';
import {
  resolveConfiguredItem,
  type ConfiguredItem,
  type ItemProblem,
} from '../../catalog/options/resolve-configured-item.ts';
import { getDestination } from '../cart/destination.ts';
import { findDesigns, workPrice } from '../../catalog/personalization/line-design.ts';
import { personalizationMessages } from '../../catalog/personalization/messages.ts';
import type { LineDesign } from '../../catalog/personalization/design.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';

/** Something to put in, known to be sold here. */
export interface AddRequest {
  item: ConfiguredItem;
  quantity: number;
  /** Written by hand, without a design; empty without. */
  personalizationText: string;
  /** Code of the service; empty without. */
  installationType: string;
  /** Key shared by equal designs; empty without one. */
  designKey: string;
  design: LineDesign | null;
  giftCard: GiftCardRequest | null;
  /** To be fetched from the cart's store. */
  isPickup: boolean;
  /** Of a removed line that is added back; empty for a new one. */
  lineId: string;
}

function getMessage(problem: ItemProblem): string {
  if (problem.code === 'unchosen') return cartMessages.unchosen(problem.title);
  return problem.code === 'unknown' ? cartMessages.unknownItem : cartMessages.unknownChoice;
}

const giftCardErrors = { 'not-offered': cartMessages.unknownItem, incomplete: cartMessages.incompleteGiftCard };

type Services = Pick<AddRequest, 'personalizationText' | 'installationType' | 'isPickup'>;

/**
 * Returns the services of an item, or an error for one that is not offered; the installation type is optional.
 * CONF-07
 */
function toServices(requested: AddToCartLineItem, product: Product, site: ShopSite): Result<Services, string> {
  const isPickup = requested.IsPickupSelected || requested.ShipMethod === 'pickup';
  if (product.content.buyLabel === 2) return err(cartMessages.soldByQuote);
  const personalizationText = requested.PersonalizationText.trim();
  const isWritten = personalizationText !== '' || (requested.IsPersonalized && requested.PersonalizationId === '');
  const { personalization, textPersonalization } = product.content;
  if (isWritten && !personalization && !textPersonalization) return err(cartMessages.noPersonalization);
  if (textPersonalization && graphemes(personalizationText) > textPersonalization.maxLength)
    return err(cartMessages.longText(textPersonalization.maxLength));
  if (isWritten && personalizationText === '') return err(cartMessages.noText);
  if (!requested.IsInstallationServiceRequired) return ok({ personalizationText, installationType: '', isPickup });
  const offered = installationOffered(product, site.siteCulture);
  const isMeant = offered !== null && ['', offered.code, offered.title].includes(requested.InstallationServiceType);
  return isMeant
    ? ok({ personalizationText, installationType: offered.code, isPickup })
    : err(cartMessages.noInstallation);
}

/** Reads the goods that are requested, and those of lines that are there; one query. */
export function readGoods(
  db: Database,
  requested: readonly AddToCartLineItem[],
  lines: readonly CartLineItemRow[],
  site: ShopSite,
): Promise<Catalog> {
  const items = requested.map(({ Sku: sku, OptionChoiceParameter: optionChoiceParameter }) => ({
    sku,
    optionChoiceParameter,
  }));
  return findGoods(db, [...items, ...lines], site);
}

/** Resolves the requested items; errors are messages for the shopper. One query, only for what is personalized. */
export async function parseAddRequest(
  db: Database,
  requested: readonly AddToCartLineItem[],
  { site, session, catalog }: { site: ShopSite; session: Session | null; catalog: Catalog },
): Promise<Result<AddRequest[], string>> {
  const personalized = requested.flatMap((line) => (line.IsPersonalized ? line.PersonalizationId : []));
  const designs = await findDesigns(db, session, site, personalized);
  const wanted: AddRequest[] = [];
  for (const line of requested) {
    const item = resolveConfiguredItem(catalog.get(line.Sku), site.siteCulture, line.Sku, line.OptionChoiceParameter);
    if (!item.ok) return err(getMessage(item.error));
    const services = toServices(line, item.value.sellable.product, site);
    if (!services.ok) return services;
    const isDesigned = line.IsPersonalized && line.PersonalizationId !== '';
    const found = isDesigned ? designs.get(line.PersonalizationId) : undefined;
    const isOfItem = found?.productSku === item.value.sellable.product.sku;
    if (isDesigned && !isOfItem) return err(personalizationMessages.gone);
    const giftCard = parseGiftCard(line.GiftCard, item.value.sellable.product, site.siteCulture);
    if (!giftCard.ok) return err(giftCardErrors[giftCard.error]);
    const { designKey = giftCardLineKey(giftCard.value), design = null } = found ?? {};
    wanted.push({
      item: item.value,
      quantity: line.Quantity,
      ...services.value,
      designKey,
      design,
      giftCard: giftCard.value,
      lineId: line.LineId?.toLowerCase() ?? '',
    });
  }
  return ok(wanted);
}

const getIdentity = ({ item, personalizationText, installationType, designKey }: AddRequest) => ({
  sku: item.sku,
  optionChoiceParameter: item.optionChoiceParameter,
  personalizationText,
  installationType,
  designKey,
});

/** The cart that receives the lines, and its pickup store. */
interface TargetCart {
  cartId: string;
  siteCulture: SiteCulture;
  store: CatalogStore | null;
}

/** Returns the quantity of a line after an add, or why the cart can't have that many. */
function getNewQuantity(
  lines: readonly CartLineItemRow[],
  { item, quantity }: AddRequest,
  matchingLine: CartLineItemRow | undefined,
): Result<number, string> {
  const before = matchingLine?.quantity ?? 0;
  const after = Math.min(quantityLimits.max, before + quantity);
  if (after === before) return err(cartMessages.maxInCart);
  const inOtherLines = countInOtherLines(lines, item.sku, matchingLine?.id ?? null);
  const message = getStockLimitMessage(after, inOtherLines, item.inStock);
  if (message === null) return ok(after);
  const hasSome = before > 0 && item.inStock > 0;
  return err(hasSome ? cartMessages.someInCart(item.inStock, before + inOtherLines) : message);
}

/** Fields that an add to an existing line does not change, for a new line. */
const newLineFields = ({ lineId, giftCard }: AddRequest, ctx: Context) => ({
  id: lineId || ctx.ids.row(),
  giftCard,
  shipMethod: 'standard' as const,
  pickupStoreId: null,
  recipientId: null,
  splitNumber: 0,
});

/** Returns the new or changed cart line and the number of added items; equal items share a line of at most 99. */
function addToLine(
  lines: readonly CartLineItemRow[],
  request: AddRequest,
  { cartId, siteCulture, store }: TargetCart,
  ctx: Context,
): Result<{ line: CartLineItemRow; addedItemCount: number }, string> {
  const { item, isPickup } = request;
  const matchingLine = lines.find((line) => !line.isSaved && isSameItem(line, getIdentity(request)));
  const quantity = getNewQuantity(lines, request, matchingLine);
  if (!quantity.ok) return quantity;
  const existing = matchingLine ?? newLineFields(request, ctx);
  const { product } = item.sellable;
  const line: CartLineItemRow = {
    id: existing.id,
    cartId,
    ...getIdentity(request),
    design: request.design,
    giftCard: existing.giftCard ?? request.giftCard,
    productSku: product.sku,
    quantity: quantity.value,
    shipMethod: isPickup ? 'pickup' : existing.shipMethod,
    pickupStoreId: isPickup ? (store?.id ?? null) : existing.pickupStoreId,
    recipientId: existing.recipientId,
    splitNumber: existing.splitNumber,
    isSaved: false,
    lastSeenPriceCents: request.giftCard?.amount ?? item.currentPrice + workPrice(product, request, siteCulture),
    addedAt: ctx.clock.now(),
    lastSeenStock: null,
  };
  if (isPickup && !(store && hasPickupStock(store, lines, line))) return err(cartMessages.noPickup);
  return ok({ line, addedItemCount: line.quantity - (matchingLine?.quantity ?? 0) });
}

/** Leaves out ids of lines that are in a cart: only a removed line gets its id back. At most one query. */
async function withFreeIds(tx: Database, wanted: readonly AddRequest[]): Promise<AddRequest[]> {
  const ids = wanted.map(({ lineId }) => lineId).filter(Boolean);
  if (ids.length === 0) return [...wanted];
  const taken = await findTakenLineIds(tx, ids);
  return wanted.map((one, index) => {
    const isFree = !taken.has(one.lineId) && ids.indexOf(one.lineId) === index;
    return isFree ? one : { ...one, lineId: '' };
  });
}

/** Adds all requested items, or none and returns the reason. The cart must be locked. */
export async function addLineItems(
  tx: Database,
  { cart, lines }: CartWithLines,
  wanted: readonly AddRequest[],
  ctx: Context,
  site: ShopSite,
): Promise<Result<{ lines: CartLineItemRow[]; addedItemCount: number }, string>> {
  const { pickupStoreId } = cart;
  const zipCode = getDestination(cart, site, ctx).postalCode;
  const store = getSelectedPickupStore(site, { pickupStoreId, zipCode }, ctx);
  const target = { cartId: cart.id, siteCulture: site.siteCulture, store };
  let next: CartLineItemRow[] = [...lines];
  let addedItemCount = 0;
  const changedIds = new Set<string>();
  for (const one of await withFreeIds(tx, wanted)) {
    const result = addToLine(next, one, target, ctx);
    if (!result.ok) return result;
    const { line } = result.value;
    next = [...next.filter(({ id }) => id !== line.id), line];
    addedItemCount += result.value.addedItemCount;
    changedIds.add(line.id);
  }
  await saveLines(
    tx,
    cart.id,
    next.filter(({ id }) => changedIds.has(id)),
  );
  return ok({ lines: next, addedItemCount });
}

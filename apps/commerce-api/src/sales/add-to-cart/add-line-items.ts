import type { CatalogStore } from '@settee/catalog';
import {
  isSameItem,
  quantityLimits,
  err,
  ok,
  type AddToCartLineItem,
  type Result,
  type Site,
  type SiteCulture,
} from '@settee/domain';
import { sql } from 'drizzle-orm';
import type { Session } from '../../platform/session/session.ts';
import { findProductsWithOffers, type Product } from '../../catalog/products/product-with-offers.ts';
import type { CartLineItemRow, CartWithLines } from '../cart/cart.ts';
import { installationOffered } from '../../catalog/availability/installation.ts';
import { cartMessages } from '../cart/messages.ts';
import { hasPickupStock, getSelectedPickupStore } from '../../catalog/stores/pickup-stores.ts';
import { countInOtherLines, getStockLimitMessage } from '../cart/stock-limit.ts';
import { cartLineItems } from '../cart/tables.ts';
import {
  resolveConfiguredItem,
  type ConfiguredItem,
  type ItemProblem,
} from '../../catalog/options/resolve-configured-item.ts';
import { getDestination } from '../order/order-totals.ts';
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
  /** To be fetched from the cart's store. */
  isPickup: boolean;
}

function getMessage(problem: ItemProblem): string {
  if (problem.code === 'unchosen') return cartMessages.unchosen(problem.title);
  return problem.code === 'unknown' ? cartMessages.unknownItem : cartMessages.unknownChoice;
}

type Services = Pick<AddRequest, 'personalizationText' | 'installationType' | 'isPickup'>;

/**
 * Returns the services of an item, or an error for one that is not offered; the installation type is optional.
 * CONF-07
 */
function toServices(requested: AddToCartLineItem, product: Product, site: Site): Result<Services, string> {
  const isPickup = requested.IsPickupSelected || requested.ShipMethod === 'pickup';
  const personalizationText = requested.PersonalizationText.trim();
  const isWritten = personalizationText !== '' || (requested.IsPersonalized && requested.PersonalizationId === '');
  if (isWritten && !product.content.personalization) return err(cartMessages.noPersonalization);
  if (isWritten && personalizationText === '') return err(cartMessages.noText);
  if (!requested.IsInstallationServiceRequired) return ok({ personalizationText, installationType: '', isPickup });
  const offered = installationOffered(product, site.siteCulture);
  const isMeant = offered !== null && ['', offered.code, offered.title].includes(requested.InstallationServiceType);
  return isMeant
    ? ok({ personalizationText, installationType: offered.code, isPickup })
    : err(cartMessages.noInstallation);
}

/** Resolves the requested items with one query; errors are messages for the shopper. */
export async function parseAddRequest(
  db: Database,
  requested: readonly AddToCartLineItem[],
  { site, session }: { site: Site; session: Session | null },
): Promise<Result<AddRequest[], string>> {
  const catalog = await findProductsWithOffers(db, site, [...new Set(requested.map(({ Sku }) => Sku))]);
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
    const { designKey = '', design = null } = found ?? {};
    wanted.push({ item: item.value, quantity: line.Quantity, ...services.value, designKey, design });
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

/** The basket and where its lines go. */
interface Going {
  basketId: string;
  siteCulture: SiteCulture;
  store: CatalogStore | null;
}

/** Returns the changed cart lines and the number of added pieces; equal items share a line of at most 99. */
function combine(
  lines: readonly CartLineItemRow[],
  wanted: AddRequest,
  { basketId, siteCulture, store }: Going,
  ctx: Context,
): Result<{ line: CartLineItemRow; added: number }, string> {
  const { item, quantity, isPickup } = wanted;
  const matchingLine = lines.find((line) => !line.isSaved && isSameItem(line, getIdentity(wanted)));
  const before = matchingLine?.quantity ?? 0;
  const after = Math.min(quantityLimits.max, before + quantity);
  if (after === before) return err(cartMessages.maxInCart);
  const held = countInOtherLines(lines, item.sku, matchingLine?.id ?? null);
  const message = getStockLimitMessage(after, held, item.inStock);
  if (message !== null)
    return err(before > 0 && item.inStock > 0 ? cartMessages.someInCart(item.inStock, before + held) : message);
  const line: CartLineItemRow = {
    id: matchingLine?.id ?? ctx.ids.row(),
    basketId,
    ...getIdentity(wanted),
    design: wanted.design,
    productSku: item.sellable.product.sku,
    quantity: after,
    shipMethod: isPickup ? 'pickup' : (matchingLine?.shipMethod ?? 'standard'),
    pickupStoreId: isPickup ? (store?.id ?? null) : (matchingLine?.pickupStoreId ?? null),
    isSaved: false,
    lastSeenPriceCents: item.currentPrice + workPrice(item.sellable.product, wanted, siteCulture),
    addedAt: ctx.clock.now(),
    lastSeenStock: null,
  };
  if (isPickup && !(store && hasPickupStock(store, lines, line))) return err(cartMessages.noPickup);
  return ok({ line, added: after - before });
}

/** Puts everything in, or nothing with the reason. The basket must be held. */
export async function addLineItems(
  tx: Database,
  { cart, lines }: CartWithLines,
  wanted: readonly AddRequest[],
  ctx: Context,
  site: Site,
): Promise<Result<{ lines: CartLineItemRow[]; added: number }, string>> {
  const { pickupStoreId } = cart;
  const zipCode = getDestination(cart, site, ctx).postalCode;
  const store = getSelectedPickupStore(site, { pickupStoreId, zipCode }, ctx);
  const going = { basketId: cart.id, siteCulture: site.siteCulture, store };
  let next: CartLineItemRow[] = [...lines];
  let added = 0;
  const touched = new Set<string>();
  for (const one of wanted) {
    const combined = combine(next, one, going, ctx);
    if (!combined.ok) return combined;
    const { line } = combined.value;
    next = [...next.filter(({ id }) => id !== line.id), line];
    added += combined.value.added;
    touched.add(line.id);
  }
  const rows = next.filter(({ id }) => touched.has(id));
  await tx
    .insert(cartLineItems)
    .values(rows)
    .onConflictDoUpdate({
      target: cartLineItems.id,
      set: {
        quantity: sql`excluded.quantity`,
        shipMethod: sql`excluded.ship_method`,
        pickupStoreId: sql`excluded.pickup_store_id`,
        lastSeenPriceCents: sql`excluded.price_when_added`,
        addedAt: sql`excluded.added_at`,
        lastSeenStock: sql`excluded.seen_available`,
      },
    });
  return ok({ lines: next, added });
}

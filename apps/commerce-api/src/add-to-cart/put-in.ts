import type { CatalogStore } from '@settee/catalog';
import { quantityLimits, refuse, ok, type AddToCartLineItem, type Result, type Site } from '@settee/domain';
import { sql } from 'drizzle-orm';
import { findSellables } from '../browse/sellable.ts';
import type { BasketLine, FullBasket } from '../cart/basket.ts';
import { type Installation, installationOffered } from '../cart/installation.ts';
import { cartMessages } from '../cart/messages.ts';
import { inStore, storeInForce } from '../cart/pickup-stores.ts';
import { heldElsewhere, noRoomMessage } from '../cart/room-for.ts';
import { basketLines } from '../cart/tables.ts';
import { resolveItem, type Item, type ItemProblem } from '../options/resolve-item.ts';
import { destinationOf } from '../order/quote.ts';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';

/** Something to put in, known to be sold here. */
export interface Wanted {
  item: Item;
  quantity: number;
  /** Work to be done with it; `null` when none was asked for. */
  installation: Installation | null;
  /** To be fetched from the cart's store. */
  isPickup: boolean;
}

function messageOf(problem: ItemProblem): string {
  if (problem.code === 'unchosen') return cartMessages.unchosen(problem.title);
  return problem.code === 'unknown' ? cartMessages.unknownItem : cartMessages.unknownChoice;
}

function unofferedService(asked: AddToCartLineItem): string | null {
  return asked.IsPersonalized || asked.PersonalizationText !== '' ? cartMessages.noPersonalization : null;
}

/** The work that is asked for; its type may be left out. CONF-07 */
function installationAsked(
  asked: AddToCartLineItem,
  item: Item,
  { siteCulture }: Site,
): Result<Installation | null, string> {
  if (!asked.IsInstallationServiceRequired) return ok(null);
  const offered = installationOffered(item.sellable.product.sku, siteCulture);
  const type = asked.InstallationServiceType;
  const isMeant = offered && (type === '' || type === offered.title || type === offered.code);
  return isMeant ? ok(offered) : refuse(cartMessages.noInstallation);
}

/** Looks up what is asked for; one query. Refuses with words for the shopper. */
export async function readWanted(
  db: Database,
  asked: readonly AddToCartLineItem[],
  site: Site,
): Promise<Result<Wanted[], string>> {
  const catalog = await findSellables(db, site, [...new Set(asked.map(({ Sku }) => Sku))]);
  const wanted: Wanted[] = [];
  for (const line of asked) {
    const unoffered = unofferedService(line);
    if (unoffered !== null) return refuse(unoffered);
    const item = resolveItem(catalog.get(line.Sku), site.siteCulture, line.Sku, line.OptionChoiceParameter);
    if (!item.ok) return refuse(messageOf(item.problem));
    const installation = installationAsked(line, item.value, site);
    if (!installation.ok) return installation;
    const isPickup = line.IsPickupSelected || line.ShipMethod === 'pickup';
    wanted.push({ item: item.value, quantity: line.Quantity, installation: installation.value, isPickup });
  }
  return ok(wanted);
}

const twinOf = (lines: readonly BasketLine[], { sku, optionChoiceParameter }: Item) =>
  lines.find((line) => !line.isSaved && line.sku === sku && line.optionChoiceParameter === optionChoiceParameter);

/** The basket's lines as they will be, and how many pieces come in; equal items share a line of at most 99. */
function combine(
  lines: readonly BasketLine[],
  { item, quantity, installation, isPickup }: Wanted,
  basketId: string,
  store: CatalogStore | null,
  world: World,
): Result<{ line: BasketLine; added: number }, string> {
  const twin = twinOf(lines, item);
  const before = twin?.quantity ?? 0;
  const after = Math.min(quantityLimits.max, before + quantity);
  if (after === before) return refuse(cartMessages.mostInCart);
  const held = heldElsewhere(lines, item.sku, twin?.id ?? null);
  const message = noRoomMessage(after, held, item.inStock);
  if (message !== null)
    return refuse(before > 0 && item.inStock > 0 ? cartMessages.someInCart(item.inStock, before + held) : message);
  if (isPickup && (!store || inStore(store, item.sellable.product.sku) < after)) return refuse(cartMessages.noPickup);
  const line: BasketLine = {
    id: twin?.id ?? world.ids.row(),
    basketId,
    sku: item.sku,
    productSku: item.sellable.product.sku,
    optionChoiceParameter: item.optionChoiceParameter,
    quantity: after,
    shipMethod: isPickup ? 'pickup' : (twin?.shipMethod ?? 'standard'),
    pickupStoreId: isPickup ? (store?.id ?? null) : (twin?.pickupStoreId ?? null),
    installation: installation?.code ?? twin?.installation ?? '',
    isSaved: false,
    priceWhenAdded: item.currentPrice,
    addedAt: world.clock.now(),
  };
  return ok({ line, added: after - before });
}

/** Puts everything in, or nothing with the reason. The basket must be held. */
export async function putIn(
  tx: Database,
  { basket, lines }: FullBasket,
  wanted: readonly Wanted[],
  world: World,
  site: Site,
): Promise<Result<{ lines: BasketLine[]; added: number }, string>> {
  const { pickupStoreId } = basket;
  const zipCode = destinationOf(basket, site, world).postalCode;
  const store = storeInForce(site, { pickupStoreId, zipCode }, world);
  let next: BasketLine[] = [...lines];
  let added = 0;
  const touched = new Set<string>();
  for (const one of wanted) {
    const combined = combine(next, one, basket.id, store, world);
    if (!combined.ok) return combined;
    const { line } = combined.value;
    next = [...next.filter(({ id }) => id !== line.id), line];
    added += combined.value.added;
    touched.add(line.id);
  }
  const rows = next.filter(({ id }) => touched.has(id));
  await tx
    .insert(basketLines)
    .values(rows)
    .onConflictDoUpdate({
      target: basketLines.id,
      set: {
        quantity: sql`excluded.quantity`,
        shipMethod: sql`excluded.ship_method`,
        pickupStoreId: sql`excluded.pickup_store_id`,
        installation: sql`excluded.installation`,
        priceWhenAdded: sql`excluded.price_when_added`,
        addedAt: sql`excluded.added_at`,
      },
    });
  return ok({ lines: next, added });
}

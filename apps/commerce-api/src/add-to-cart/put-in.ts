import { quantityLimits, refuse, ok, type AddToCartLineItem, type Result, type Site } from '@settee/domain';
import { sql } from 'drizzle-orm';
import type { Session } from '../account/session.ts';
import { findSellables } from '../browse/sellable.ts';
import type { Basket, BasketLine, FullBasket } from '../cart/basket.ts';
import { cartMessages } from '../cart/messages.ts';
import { heldElsewhere, noRoomMessage } from '../cart/room-for.ts';
import { basketLines } from '../cart/tables.ts';
import { resolveItem, type Item, type ItemProblem } from '../options/resolve-item.ts';
import { designPrice, findDesigns } from '../personalization/line-design.ts';
import { personalizationMessages } from '../personalization/messages.ts';
import type { LineDesign } from '../personalization/tables.ts';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';

/** Something to put in, known to be sold here. */
export interface Wanted {
  item: Item;
  quantity: number;
  designKey: string;
  design: LineDesign | null;
}

function messageOf(problem: ItemProblem): string {
  if (problem.code === 'unchosen') return cartMessages.unchosen(problem.title);
  return problem.code === 'unknown' ? cartMessages.unknownItem : cartMessages.unknownChoice;
}

function unofferedService(asked: AddToCartLineItem): string | null {
  if (asked.IsPickupSelected || asked.ShipMethod === 'pickup') return cartMessages.noPickup;
  const isInHouse = asked.IsPersonalized && asked.PersonalizationId !== '';
  if (asked.PersonalizationText !== '' || (asked.IsPersonalized && !isInHouse)) return cartMessages.noPersonalization;
  return asked.IsInstallationServiceRequired ? cartMessages.noInstallation : null;
}

/** Looks up what is asked for; one query. Refuses with words for the shopper. */
export async function readWanted(
  db: Database,
  asked: readonly AddToCartLineItem[],
  { site, session }: { site: Site; session: Session | null },
): Promise<Result<Wanted[], string>> {
  const catalog = await findSellables(db, site, [...new Set(asked.map(({ Sku }) => Sku))]);
  const personalized = asked.flatMap((line) => (line.IsPersonalized ? line.PersonalizationId : []));
  const designs = await findDesigns(db, session, site, personalized);
  const wanted: Wanted[] = [];
  for (const line of asked) {
    const unoffered = unofferedService(line);
    if (unoffered !== null) return refuse(unoffered);
    const item = resolveItem(catalog.get(line.Sku), site.siteCulture, line.Sku, line.OptionChoiceParameter);
    if (!item.ok) return refuse(messageOf(item.problem));
    const found = line.IsPersonalized ? designs.get(line.PersonalizationId) : undefined;
    const isOfItem = found?.productSku === item.value.sellable.product.sku;
    if (line.IsPersonalized && !isOfItem) return refuse(personalizationMessages.gone);
    const { designKey = '', design = null } = found ?? {};
    wanted.push({ item: item.value, quantity: line.Quantity, designKey, design });
  }
  return ok(wanted);
}

const twinOf = (lines: readonly BasketLine[], { item, designKey }: Wanted) =>
  lines.find(
    (line) =>
      !line.isSaved &&
      line.sku === item.sku &&
      line.optionChoiceParameter === item.optionChoiceParameter &&
      line.designKey === designKey,
  );

/** The basket's lines as they will be, and how many pieces come in; equal items share a line of at most 99. */
function combine(
  lines: readonly BasketLine[],
  wanted: Wanted,
  basket: Basket,
  world: World,
): Result<{ line: BasketLine; added: number }, string> {
  const { item, quantity, designKey, design } = wanted;
  const twin = twinOf(lines, wanted);
  const before = twin?.quantity ?? 0;
  const after = Math.min(quantityLimits.max, before + quantity);
  if (after === before) return refuse(cartMessages.mostInCart);
  const held = heldElsewhere(lines, item.sku, twin?.id ?? null);
  const message = noRoomMessage(after, held, item.inStock);
  if (message !== null)
    return refuse(before > 0 && item.inStock > 0 ? cartMessages.someInCart(item.inStock, before + held) : message);
  const line: BasketLine = {
    id: twin?.id ?? world.ids.row(),
    basketId: basket.id,
    sku: item.sku,
    productSku: item.sellable.product.sku,
    optionChoiceParameter: item.optionChoiceParameter,
    designKey,
    design,
    quantity: after,
    shipMethod: 'standard',
    isSaved: false,
    priceWhenAdded: item.currentPrice + designPrice(item.sellable.product, design, basket.siteCulture),
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
): Promise<Result<{ lines: BasketLine[]; added: number }, string>> {
  let next: BasketLine[] = [...lines];
  let added = 0;
  const touched = new Set<string>();
  for (const one of wanted) {
    const combined = combine(next, one, basket, world);
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
        priceWhenAdded: sql`excluded.price_when_added`,
        addedAt: sql`excluded.added_at`,
      },
    });
  return ok({ lines: next, added });
}

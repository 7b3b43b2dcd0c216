import { ok, err, type RegistryLine, type Result, type ShopSite } from '@settee/domain';
import type { Session } from '../../platform/session/session.ts';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import {
  type ConfiguredItem,
  type ItemProblem,
  resolveConfiguredItem,
} from '../../catalog/options/resolve-configured-item.ts';
import { findDesigns } from '../../catalog/personalization/line-design.ts';
import { personalizationMessages } from '../../catalog/personalization/messages.ts';
import type { LineDesign } from '../../catalog/personalization/design.ts';
import type { Database } from '../../platform/database/database.ts';
import { isMadeWithoutChoices } from '../../catalog/products/made-to-order.ts';
import { registryMessages as words } from './messages.ts';

/** Requested item that is sold on this site. */
export interface WantedItem {
  grId: number;
  item: ConfiguredItem;
  quantity: number;
  designKey: string;
  design: LineDesign | null;
}

function getMessage(problem: ItemProblem): string {
  if (problem.code === 'unchosen') return words.unchosen(problem.title);
  return problem.code === 'unknown' ? words.unknownItem : words.unknownChoice;
}

/** Returns the message for an item that cannot be added to a registry; `null` when it can. REG-26, REG-27 */
function getBlocker({ inStock, sellable: { product } }: ConfiguredItem): string | null {
  if (inStock === 0) return words.outOfStock(product.name);
  return isMadeWithoutChoices(product) ? words.madeToOrder(product.name) : null;
}

/** Resolves the requested items; errors are messages for the shopper. */
export async function readWantedItems(
  db: Database,
  lines: readonly Required<RegistryLine>[],
  { site, session }: { site: ShopSite; session: Session },
): Promise<Result<WantedItem[], string>> {
  const sellables = await findProductsWithOffers(db, site, [...new Set(lines.map(({ Sku }) => Sku))]);
  const designs = await findDesigns(
    db,
    session,
    site,
    lines.map(({ PersonalizationId }) => PersonalizationId),
  );
  const wanted: WantedItem[] = [];
  for (const { Sku, Quantity, GrId, OptionChoiceParameter, PersonalizationId } of lines) {
    const found = resolveConfiguredItem(sellables.get(Sku), site.siteCulture, Sku, OptionChoiceParameter);
    if (!found.ok) return err(getMessage(found.error));
    const item = found.value;
    const blocker = getBlocker(item);
    if (blocker !== null) return err(blocker);
    const savedDesign = PersonalizationId === '' ? undefined : designs.get(PersonalizationId);
    if (PersonalizationId !== '' && savedDesign?.productSku !== item.sellable.product.sku)
      return err(personalizationMessages.gone);
    wanted.push({
      grId: GrId,
      item,
      quantity: Quantity,
      designKey: savedDesign?.designKey ?? '',
      design: savedDesign?.design ?? null,
    });
  }
  return ok(wanted);
}

import { isMaterial, type Choice, type ShopSite } from '@settee/domain';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import { findFirstWithSwatch } from '../products/products.queries.ts';
import type { Context } from '../../platform/context.ts';
import { optionsOf } from './options-of.ts';

/** The materials of the first product of a site that has one of these codes, by code; none when no product has. */
async function materialsWith({ db }: Context, site: ShopSite, codes: readonly number[]): Promise<Map<number, Choice>> {
  const sku = await findFirstWithSwatch(db, site.brand, codes);
  const sellable = sku !== null && (await findProductsWithOffers(db, site, [sku])).get(sku);
  const options = sellable ? optionsOf(sellable, site.siteCulture) : [];
  const choices = options
    .filter(isMaterial)
    .flatMap(({ choiceGroups }) => choiceGroups.flatMap((group) => group.choices));
  return new Map(choices.map((choice) => [choice.code, choice]));
}

/** The fabrics and leathers behind some codes, whatever product offers them; unknown ones are left out. One product after the other, since most offer all. */
export async function findChoices(
  ctx: Context,
  site: ShopSite,
  codes: readonly number[],
): Promise<ReadonlyMap<number, Choice>> {
  const found = new Map<number, Choice>();
  let open = [...new Set(codes)];
  while (open.length > 0) {
    const materials = await materialsWith(ctx, site, open);
    const met = open.filter((code) => materials.has(code));
    for (const code of met) {
      const choice = materials.get(code);
      if (choice) found.set(code, choice);
    }
    if (met.length === 0) break;
    open = open.filter((code) => !met.includes(code));
  }
  return found;
}

/** Codes as a query joins them, each once. */
export const readCodes = (joined: string): number[] => [...new Set(joined.split(',').filter(Boolean).map(Number))];

import {
  isTrackedAsViewed,
  validConfiguration,
  type Configuration,
  type Option,
  type Site,
  type Sku,
} from '@settee/domain';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import type { Context } from '../../platform/context.ts';
import { groupsWithAttributes } from './material-attributes.ts';
import { optionsOf } from './options-of.ts';

/** A fabric or leather option of a product, each choice with what it is filtered by; `null` when there is none. One query. */
export async function findMaterial(
  { db }: Context,
  site: Site,
  wanted: { sku: Sku; optionCode: number; configuration?: Configuration },
): Promise<Option | null> {
  const sellable = (await findProductsWithOffers(db, site, [wanted.sku])).get(wanted.sku);
  const found = sellable?.product.content.options.find(({ optionCode }) => optionCode === wanted.optionCode);
  if (!sellable || !found || !isTrackedAsViewed(found.optionType)) return null;
  const chosen = validConfiguration(optionsOf(sellable, site.siteCulture), wanted.configuration ?? {});
  const option = optionsOf(sellable, site.siteCulture, chosen).find(
    ({ optionCode }) => optionCode === found.optionCode,
  );
  return option ? { ...option, choiceGroups: groupsWithAttributes(option, found) } : null;
}

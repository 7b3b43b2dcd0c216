import {
  isMaterial,
  validConfiguration,
  type Configuration,
  type Option,
  type ShopSite,
  type Sku,
  parseSortType,
  sortGroups,
  facetsOfChoices,
  groupsOfBits,
  indexFacets,
  matchingBits,
  parseFilterQuery,
  selectedFacets,
  valueCounts,
} from '@settee/domain';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import type { Context } from '../../platform/context.ts';
import { groupsWithAttributes } from './material-attributes.ts';
import { optionsOf } from './options-of.ts';
import { notFound, validationError } from '../../platform/http/error-response.ts';
import { configurationIn } from './configuration-in.ts';
import { getFacets } from './material-filters.ts';
import { findChoices, readCodes } from './find-choices.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Returns a fabric or leather option with the filter values of each choice; `null` if there is none. One query. */
async function findMaterial(
  { db }: Context,
  site: ShopSite,
  wanted: { sku: Sku; optionCode: number; configuration?: Configuration },
): Promise<Option | null> {
  const sellable = (await findProductsWithOffers(db, site, [wanted.sku])).get(wanted.sku);
  const found = sellable?.product.content.options.find(({ optionCode }) => optionCode === wanted.optionCode);
  if (!sellable || !found || !isMaterial(found)) return null;
  const chosen = validConfiguration(optionsOf(sellable, site.siteCulture), wanted.configuration ?? {});
  const option = optionsOf(sellable, site.siteCulture, chosen).find(
    ({ optionCode }) => optionCode === found.optionCode,
  );
  return option ? { ...option, choiceGroups: groupsWithAttributes(option, found) } : null;
}

const unreadable = validationError([{ field: 'choices', message: 'Must be a JSON list of choices.' }]);

/** Handlers of choices and swatches. */
export const optionsHandlers = {
  /** The materials of an option in an order. FILTER-20, FILTER-26 */
  getChoiceGroups: async ({ input, ctx, site }) => {
    const configuration = configurationIn(input.choices);
    if (!configuration) return unreadable;
    const option = await findMaterial(ctx, site, { sku: input.sku, optionCode: input.optionCode, configuration });
    return option ? { fabricChoiceGroups: sortGroups(option.choiceGroups, parseSortType(input.sortType)) } : notFound;
  },

  /** The materials that facets leave, in order; unknown facets and values of the query are ignored. FILTER-24, FILTER-25 */
  getFilteredChoiceGroups: async ({ input, ctx, site }) => {
    const option = await findMaterial(ctx, site, { sku: input.sku, optionCode: input.optioncode });
    if (option?.optionType !== input.optiontype) return notFound;
    const offered = getFacets(option.choiceGroups);
    const facets = facetsOfChoices(offered, option.choiceGroups);
    const selected = parseFilterQuery(input, facets);
    const index = indexFacets(option.choiceGroups, facets);
    const left = groupsOfBits(index, option.choiceGroups, matchingBits(index, selected));
    const counts = valueCounts(index, selected);
    return {
      choiceGroups: sortGroups(left, parseSortType(input.sort)),
      facets: offered.map((facet) => ({
        ...facet,
        attributes: facet.attributes.map((attribute) => ({
          ...attribute,
          isDisabled: counts.get(facet.key)?.get(attribute.key) === 0,
          isSelected: selected[facet.key]?.includes(attribute.key) ?? false,
        })),
      })),
      selectedFacets: selectedFacets(facets, selected),
    };
  },

  /** The choices behind codes, in their order; unknown ones are left out. RECENT-09 */
  getRecentSwatches: async ({ input, ctx, site }) => {
    const wanted = readCodes(input.choiceCodes);
    const found = await findChoices(ctx, site, wanted);
    const choices = wanted.flatMap((code) => found.get(code) ?? []);
    return { choices: choices.map((choice) => ({ ...choice, recentlyViewedImages: choice.images })) };
  },
} satisfies Partial<Handlers<'options'>>;

import type { CatalogOption } from '@settee/catalog';
import type { ParsedInput } from '@settee/contract';
import type { endpoints } from '@settee/contract/endpoints';
import {
  getChoice,
  isMaterial,
  sortGroups,
  type Option,
  type SortType,
  parseOptionChoiceParameter,
  configuredSku,
  isAllOptionsSelected,
  parseSortType,
} from '@settee/domain';
import { groupsWithAttributes } from '../options/material-attributes.ts';
import { getFacets, getFilters } from '../options/material-filters.ts';
import { notFound, validationError, type ErrorResponse } from '../../platform/http/error-response.ts';
import { toProductPage } from './product-page.ts';
import { loadProductPageData } from './load-product-page-data.ts';
import type { HandlerArgs, Handlers } from '../../platform/handler.ts';
import type { SkuOffer } from '../products/product-with-offers.ts';
import { configurationIn } from '../options/configuration-in.ts';
import type { ProductPageData } from './product-page-data.ts';
import { toSpecialOrderSku } from './special-order-sku.ts';
import { toProductBrowse } from './product-browse.ts';

/** An option as the browse-all popup wants it: its materials in order, with what they are filtered by. BROWSE-16, CHOICE-06 */
function browseOption(option: Option, found: CatalogOption | undefined, sort: SortType): Option {
  if (!found || !isMaterial(option)) return option;
  const groups = groupsWithAttributes(option, found);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return {
    ...option,
    choiceGroups: sortGroups(groups, sort),
    code: option.optionCode,
    selectedChoice: getChoice(option, option.choiceCode ?? undefined),
    totalChoiceCountV2: count,
    totalChoiceCountV2All: count,
    filters: getFilters(groups),
    filtersV2: getFacets(groups),
  };
}

const unreadable = validationError([{ field: 'choices', message: 'Must be a JSON list of choices.' }]);
const incomplete = validationError([{ field: 'choices', message: 'Must hold an offered choice for every option.' }]);

type BrowseCall = HandlerArgs<ParsedInput<(typeof endpoints)['options']['getBrowseData']>>;

/**
 * Returns the offer of a complete selection; for a material toggle, which has no selection, the first offer.
 * PDP-22
 */
function findOffer({ sellable, options, configuration }: ProductPageData, isToggle: boolean): SkuOffer | undefined {
  if (isToggle || options.length === 0) return sellable.offers[0];
  const sku = isAllOptionsSelected(options, configuration) ? configuredSku(options, configuration) : null;
  return sellable.offers.find((candidate) => candidate.sku === sku);
}

/** The page's options, their materials with filters and in an order. BROWSE-16 */
function browsedOptions({ sellable, options }: ProductPageData, sortType: string) {
  const sort = parseSortType(sortType);
  return options.map((option) => {
    const found = sellable.product.content.options.find(({ optionCode }) => optionCode === option.optionCode);
    return browseOption(option, found, sort);
  });
}

/**
 * Resolves a selection to its page data and offer, or returns an error; the popup of all fabrics accepts an
 * incomplete one.
 */
async function selected({
  input,
  ctx,
  site,
  shopper,
}: BrowseCall): Promise<{ parts: ProductPageData; offer: SkuOffer } | ErrorResponse> {
  const configuration = input.isMaterialToggle ? {} : configurationIn(input.choices);
  if (!configuration) return unreadable;
  const parts = await loadProductPageData({ ctx, site, shopper }, input.sku, configuration);
  if (!parts) return notFound;
  const offer =
    findOffer(parts, input.isMaterialToggle) ?? (input.isFabricPopup ? parts.sellable.offers[0] : undefined);
  return offer ? { parts, offer } : incomplete;
}

/** Handlers of the product page. */
export const productPageHandlers = {
  /** The product page; choices that are not offered are left out. PDP-15 */
  getProduct: async ({ input, ctx, site, shopper }) => {
    const parts = await loadProductPageData(
      { ctx, site, shopper },
      input.sku,
      parseOptionChoiceParameter(input.oc) ?? {},
    );
    return parts ? toProductPage(parts) : notFound;
  },

  /** The product of a complete selection; of any for the popup of all fabrics. PDP-20, BROWSE-16 */
  getBrowseData: async (call) => {
    const found = await selected(call);
    if (!('parts' in found)) return found;
    const { parts, offer } = found;
    const page = toProductPage(parts);
    const options = call.input.isFabricPopup ? browsedOptions(parts, call.input.sortType) : page.options;
    return { browseDto: { ...page, options }, superSpecialOrder: toSpecialOrderSku(parts, offer) };
  },

  /** Returns the SKU of a complete selection and its product browse data, for the debug tools. PDP-16, PDP-21 */
  getDebugBrowseData: async (call) => {
    const found = await selected(call);
    if (!('parts' in found)) return found;
    return { sku: found.offer.sku, productBrowse: toProductBrowse(found.parts, found.offer) };
  },
} satisfies Partial<Handlers<'options'>>;

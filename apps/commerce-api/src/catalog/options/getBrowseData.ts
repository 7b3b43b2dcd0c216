import type { getBrowseData as endpoint } from '@settee/contract';
import type { ParsedInput } from '@settee/contract';
import { configuredSku, isAllOptionsSelected, parseSortType } from '@settee/domain';
import type { HandlerArgs, Handler } from '../../platform/handler.ts';
import { notFound, validationError, type ErrorResponse } from '../../platform/http/error-response.ts';
import type { SkuOffer } from '../products/product-with-offers.ts';
import { browseOption } from './browse-option.ts';
import { configurationIn } from './configuration-in.ts';
import type { ProductPageData } from './product-page-data.ts';
import { toProductPage } from './product-page.ts';
import { loadProductPageData } from './load-product-page-data.ts';
import { toSpecialOrderSku } from './special-order-sku.ts';

const unreadable = validationError([{ field: 'choices', message: 'Must be a JSON list of choices.' }]);
const incomplete = validationError([{ field: 'choices', message: 'Must hold an offered choice for every option.' }]);

type BrowseCall = HandlerArgs<ParsedInput<typeof endpoint>>;

/**
 * Returns the offer of a complete selection; for a material toggle, which has no selection, the first offer.
 * PDP-22
 */
function toOffer({ sellable, options, configuration }: ProductPageData, isToggle: boolean): SkuOffer | undefined {
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
export async function selected({
  input,
  ctx,
  site,
}: BrowseCall): Promise<{ parts: ProductPageData; offer: SkuOffer } | ErrorResponse> {
  const configuration = input.isMaterialToggle ? {} : configurationIn(input.choices);
  if (!configuration) return unreadable;
  const parts = await loadProductPageData(ctx, site, input.sku, configuration);
  if (!parts) return notFound;
  const offer = toOffer(parts, input.isMaterialToggle) ?? (input.isFabricPopup ? parts.sellable.offers[0] : undefined);
  return offer ? { parts, offer } : incomplete;
}

/** The product of a complete selection; of any for the popup of all fabrics. PDP-20, BROWSE-16 */
export const getBrowseData: Handler<typeof endpoint> = async (call) => {
  const found = await selected(call);
  if (!('parts' in found)) return found;
  const { parts, offer } = found;
  const page = toProductPage(parts);
  const options = call.input.isFabricPopup ? browsedOptions(parts, call.input.sortType) : page.options;
  return { browseDto: { ...page, options }, superSpecialOrder: toSpecialOrderSku(parts, offer) };
};

import type { getBrowseData as endpoint } from '@settee/contract';
import { configuredSku, isAllOptionsSelected, readSortType } from '@settee/domain';
import type { Handler } from '../handler.ts';
import { notFound, refuseFields } from '../http/refused.ts';
import { browseOption } from './browse-option.ts';
import { configurationIn } from './configuration-in.ts';
import type { PageParts } from './page-parts.ts';
import { productPageOf } from './product-page.ts';
import { readPageParts } from './read-page-parts.ts';
import { specialOrderSkuOf } from './special-order-sku.ts';

const unreadable = refuseFields([{ field: 'choices', message: 'Must be a JSON list of choices.' }]);
const incomplete = refuseFields([{ field: 'choices', message: 'Must hold an offered choice for every option.' }]);

/** The product of any selection, its materials as the browse-all popup wants them. BROWSE-16 */
function popupDataOf(parts: PageParts, sortType: string) {
  const { sellable, options } = parts;
  const sku = configuredSku(options, parts.configuration);
  const offer = sellable.offers.find((candidate) => candidate.sku === sku) ?? sellable.offers[0];
  if (!offer) return notFound;
  const page = productPageOf(parts);
  const sort = readSortType(sortType);
  const browsed = options.map((option) => {
    const found = sellable.product.content.options.find(({ optionCode }) => optionCode === option.optionCode);
    return browseOption(option, found, sort);
  });
  return { browseDto: { ...page, options: browsed }, superSpecialOrder: specialOrderSkuOf(parts, offer) };
}

/** The product of a complete selection. PDP-20 */
export const getBrowseData: Handler<typeof endpoint> = async ({ input, world, site }) => {
  const configuration = configurationIn(input.choices);
  if (!configuration) return unreadable;
  const parts = await readPageParts(world, site, input.sku, configuration);
  if (!parts) return notFound;
  if (input.isFabricPopup) return popupDataOf(parts, input.sortType);
  const { sellable, options, configuration: chosen } = parts;
  const sku = options.length === 0 ? sellable.offers[0]?.sku : configuredSku(options, chosen);
  const offer = sellable.offers.find((candidate) => candidate.sku === sku);
  if (!offer || !isAllOptionsSelected(options, chosen)) return incomplete;
  return { browseDto: productPageOf(parts), superSpecialOrder: specialOrderSkuOf(parts, offer) };
};

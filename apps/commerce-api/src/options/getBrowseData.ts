import type { getBrowseData as endpoint } from '@settee/contract';
import type { CallOf } from '@settee/contract';
import { configuredSku, isAllOptionsSelected } from '@settee/domain';
import type { Call, Handler } from '../handler.ts';
import { notFound, refuseFields, type Refused } from '../http/refused.ts';
import type { Offer } from '../browse/sellable.ts';
import { configurationIn } from './configuration-in.ts';
import type { PageParts } from './page-parts.ts';
import { productPageOf } from './product-page.ts';
import { readPageParts } from './read-page-parts.ts';
import { specialOrderSkuOf } from './special-order-sku.ts';

const unreadable = refuseFields([{ field: 'choices', message: 'Must be a JSON list of choices.' }]);
const incomplete = refuseFields([{ field: 'choices', message: 'Must hold an offered choice for every option.' }]);

type Asked = Call<CallOf<typeof endpoint>>;

/** The offer a complete selection comes to; of a material toggle, which has none, the first. PDP-22 */
function offerOf({ sellable, options, configuration }: PageParts, isToggle: boolean): Offer | undefined {
  if (isToggle || options.length === 0) return sellable.offers[0];
  const sku = isAllOptionsSelected(options, configuration) ? configuredSku(options, configuration) : null;
  return sellable.offers.find((candidate) => candidate.sku === sku);
}

/** What a selection leads to, or why it leads nowhere. */
export async function selected({ input, world, site }: Asked): Promise<{ parts: PageParts; offer: Offer } | Refused> {
  const configuration = input.isMaterialToggle ? {} : configurationIn(input.choices);
  if (!configuration) return unreadable;
  const parts = await readPageParts(world, site, input.sku, configuration);
  if (!parts) return notFound;
  const offer = offerOf(parts, input.isMaterialToggle);
  return offer ? { parts, offer } : incomplete;
}

/** The product of a complete selection. PDP-20 */
export const getBrowseData: Handler<typeof endpoint> = async (call) => {
  const found = await selected(call);
  if (!('parts' in found)) return found;
  return { browseDto: productPageOf(found.parts), superSpecialOrder: specialOrderSkuOf(found.parts, found.offer) };
};

import type { getBrowseData as endpoint } from '@settee/contract';
import { configuredSku, isAllOptionsSelected, type Configuration } from '@settee/domain';
import * as v from 'valibot';
import type { Handler } from '../handler.ts';
import { notFound, refuseFields } from '../http/refused.ts';
import { productPageOf } from './product-page.ts';
import { readPageParts } from './read-page-parts.ts';
import { specialOrderSkuOf } from './special-order-sku.ts';

const code = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));
const choicesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ optionCode: code, choiceCode: code })),
  v.maxLength(20),
);
const unreadable = refuseFields([{ field: 'choices', message: 'Must be a JSON list of choices.' }]);
const incomplete = refuseFields([{ field: 'choices', message: 'Must hold an offered choice for every option.' }]);

function configurationIn(choices: string): Configuration | null {
  const parsed = v.safeParse(choicesSchema, choices);
  if (!parsed.success) return null;
  return Object.fromEntries(parsed.output.map(({ optionCode, choiceCode }) => [optionCode, choiceCode]));
}

/** The product of a complete selection. PDP-20 */
export const getBrowseData: Handler<typeof endpoint> = async ({ input, world, site }) => {
  const configuration = configurationIn(input.choices);
  if (!configuration) return unreadable;
  const parts = await readPageParts(world, site, input.sku, configuration);
  if (!parts) return notFound;
  const { sellable, options, configuration: chosen } = parts;
  const sku = options.length === 0 ? sellable.offers[0]?.sku : configuredSku(options, chosen);
  const offer = sellable.offers.find((candidate) => candidate.sku === sku);
  if (!offer || !isAllOptionsSelected(options, chosen)) return incomplete;
  return { browseDto: productPageOf(parts), superSpecialOrder: specialOrderSkuOf(parts, offer) };
};

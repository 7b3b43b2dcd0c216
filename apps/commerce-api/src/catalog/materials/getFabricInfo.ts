import type { getFabricInfo as endpoint } from '@settee/contract';
import { parseOptionChoiceParameter, type Choice, type Option, type ProductSummary, type Site } from '@settee/domain';
import { and, ne, sql } from 'drizzle-orm';
import { findProductsWithOffers, type Product } from '../products/product-with-offers.ts';
import { findSummaries } from '../products/summaries.ts';
import { products } from '../products/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound, validationError } from '../../platform/http/error-response.ts';
import { optionsOf } from '../options/options-of.ts';
import type { Context } from '../../platform/context.ts';

/** Maximum number of products of a collection. */
const maxRelated = 12;
const noMaterial = validationError([
  { field: 'optionChoiceParameter', message: 'Must name a material of the product.' },
]);

const isMaterial = ({ optionType }: Option) => optionType === 'fabric' || optionType === 'leather';

/** The pieces that belong with a product: of its collection, else what can be had in the same material. */
async function getRelatedProducts(
  { db }: Context,
  site: Site,
  product: Product,
  choice: Choice,
  inMaterial: ProductSummary[],
) {
  const { collection } = product.content;
  if (collection === '') return { header: `Also made in ${choice.swatchName}`, items: inMaterial };
  const isCompanion = and(sql`${products.content}->>'collection' = ${collection}`, ne(products.sku, product.sku));
  const pieces = (await findSummaries(db, site, isCompanion)).map(({ summary }) => summary);
  return { header: `Part of the ${collection} collection`, items: pieces };
}

const holds = (choice: Choice) =>
  sql`jsonb_path_exists(${products.content}, '$.options[*].groups[*].choices[*] ? (@.code == $code)', jsonb_build_object('code', ${choice.code}::int))`;

/**
 * Returns a material of a product: its swatch, its collection and other products in the same material. FLY-14,
 * FLY-15
 */
export const getFabricInfo: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const sellable = (await findProductsWithOffers(ctx.db, site, [input.sku])).get(input.sku);
  if (!sellable) return notFound;
  const requested = parseOptionChoiceParameter(input.optionChoiceParameter) ?? {};
  const choice = optionsOf(sellable, site.siteCulture)
    .filter(isMaterial)
    .flatMap(({ optionCode, choiceGroups }) =>
      choiceGroups.flatMap(({ choices }) => choices.filter(({ code }) => code === requested[optionCode])),
    )[0];
  if (!choice) return noMaterial;
  const { product } = sellable;
  const isOther = and(ne(products.sku, product.sku), holds(choice));
  const others = (await findSummaries(ctx.db, site, isOther)).map(({ summary }) => summary);
  const { header, items } = await getRelatedProducts(ctx, site, product, choice, others);
  return {
    squareImage: choice.images.desktop,
    squareImageHiRes: choice.images.desktopHiRes || choice.images.desktop,
    partOfACollection: { header, items: items.slice(0, maxRelated) },
    fabricPlpURL: others.length > 0 ? `/search?q=${encodeURIComponent(choice.swatchName)}` : '',
  };
};

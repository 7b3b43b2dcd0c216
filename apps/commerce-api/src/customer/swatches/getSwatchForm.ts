import { swatchModalMessage } from '@settee/catalog';
import type { getSwatchForm as endpoint } from '@settee/contract';
import { recentFamily, recentLimits, type Site, type SwatchData } from '@settee/domain';
import { toUserAccount } from '../account/profile-of.ts';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { readCodes } from '../../catalog/options/find-choices.ts';
import type { Context } from '../../platform/context.ts';
import { cartFamilies } from './cart-families.ts';
import { swatchFamilies } from './swatch-families.ts';

type Families = ReadonlyMap<string, readonly SwatchData[]>;

/** Those of some codes that the product has, in the order of the codes. */
function pick(families: Families, codes: readonly number[]): readonly SwatchData[] {
  const all = new Map([...families.values()].flat().map((swatch) => [swatch.ChoiceCode, swatch]));
  return codes.flatMap((code) => all.get(code) ?? []);
}

function only(families: Families, { ChoiceCode }: SwatchData): Families {
  const isIt = (swatch: SwatchData) => swatch.ChoiceCode === ChoiceCode;
  return new Map([...families].map(([name, swatches]) => [name, swatches.filter(isIt)]));
}

/**
 * Returns the swatch families of a product, or of the requested swatches when no SKU is given; `null` for an
 * unknown product.
 */
async function familiesFor(
  ctx: Context,
  site: Site,
  { sku, choiceCode, selected, recent }: Parameters<Handler<typeof endpoint>>[0]['input'],
): Promise<Families | null> {
  if (sku === 0) return cartFamilies(ctx, site, [choiceCode, ...readCodes(selected), ...readCodes(recent)]);
  const sellable = (await findProductsWithOffers(ctx.db, site, [sku])).get(sku);
  return sellable ? swatchFamilies(sellable, site) : null;
}

/** The swatches of a product by family with those recently viewed in front, and what is known of the shopper. SWATCH-13, SWATCH-15, SWATCH-16, SWATCH-92 */
export const getSwatchForm: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  const families = await familiesFor(ctx, site, input);
  if (!families) return notFound;
  const [DefaultSwatch = null] = pick(families, [input.choiceCode, ...readCodes(input.selected)]);
  const recent = pick(families, readCodes(input.recent)).slice(0, recentLimits.shown);
  const all: Families = new Map([[recentFamily, recent], ...families]);
  const none: Families = new Map();
  const alone = DefaultSwatch ? only(families, DefaultSwatch) : none;
  const shown = [...(input.suppressColorBar ? alone : all)].filter(([, swatches]) => swatches.length > 0);
  const { firstName, lastName, emailAddress } = toUserAccount((await shopper.session())?.account ?? null);
  return {
    Sku: input.sku,
    FabricsByName: Object.fromEntries(shown.map(([name, swatches]) => [name, [...swatches]])),
    DefaultSwatch,
    SwatchModalMessage: swatchModalMessage,
    FirstName: firstName,
    LastName: lastName,
    EmailAddress: emailAddress,
  };
};

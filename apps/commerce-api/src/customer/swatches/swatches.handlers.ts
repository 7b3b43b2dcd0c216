import { swatchModalMessage } from '@settee/catalog';
import type { ParsedInput } from '@settee/contract';
import type { endpoints } from '@settee/contract/endpoints';
import {
  emailKey,
  validateEmail,
  validatePhone,
  normalizePhone,
  isSwatchAvailable,
  type SwatchData,
  recentFamily,
  recentLimits,
  type ShopSite,
} from '@settee/domain';
import { createHash } from 'node:crypto';
import type { Handlers } from '../../platform/handler.ts';
import { unknownFabric } from '../../catalog/fabrics/messages.ts';
import { fabricsWith, swatchOfFabric } from '../../catalog/fabrics/load-fabrics.ts';
import { readCodes } from '../../catalog/options/find-choices.ts';
import { toUserAccount } from '../../platform/session/session.ts';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import { notFound } from '../../platform/http/error-response.ts';
import type { Context } from '../../platform/context.ts';
import { cartFamilies, swatchFamilies } from './swatch-families.ts';
import { handleSwatchOrder } from './handle-swatch-order.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** SHA-256 in hex of an email address, trimmed and in lower case; empty for invalid input. SWATCH-90 */
function hashOfEmail(typed: string): string {
  return validateEmail(typed, 'any') === null ? sha256(emailKey(typed)) : '';
}

/** SHA-256 in hex of a phone number as +1 and ten digits; empty for invalid input. SWATCH-93 */
function hashOfPhone(typed: string): string {
  return validatePhone(typed) === null ? sha256(`+1${normalizePhone(typed)}`) : '';
}

/** A fabric that the site has no more. */
const goneSwatch = (ChoiceCode: number): SwatchData => ({
  ChoiceCode,
  Description: unknownFabric(ChoiceCode),
  ImagePath: '',
  Attributes: [],
  IsStock: false,
  PriceGroupCode: '',
});

type Families = ReadonlyMap<string, readonly SwatchData[]>;

/** Those of some codes that the product has, in the order of the codes. */
function findSwatches(families: Families, codes: readonly number[]): readonly SwatchData[] {
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
  site: ShopSite,
  { sku, choiceCode, selected, recent }: ParsedInput<(typeof endpoints)['swatches']['getSwatchForm']>,
): Promise<Families | null> {
  if (sku === 0) return cartFamilies(ctx, site, [choiceCode, ...readCodes(selected), ...readCodes(recent)]);
  const sellable = (await findProductsWithOffers(ctx.db, site, [sku])).get(sku);
  return sellable ? swatchFamilies(sellable, site) : null;
}

/** Handlers of swatch orders. */
export const swatchesHandlers = {
  /** Returns the SHA-256 hash in hex of an email address; empty for an invalid one. SWATCH-90 */
  getEmailHash: async ({ input }) => ({ emailHash: hashOfEmail(input.email) }),

  /** Returns the SHA-256 hashes in hex of an email address and a phone number; empty for invalid ones. SWATCH-93 */
  getHashedContact: async ({ input }) => ({
    emailHash: hashOfEmail(input.email),
    phoneNumberHash: hashOfPhone(input.phone),
  }),

  /** Those that are out of stock, and those that the site does not know. SWATCH-09, SWATCH-10, SWATCH-19, SWATCH-91 */
  getSwatchAvailability: async ({ input, ctx, site }) => {
    const codes = readCodes(input.choiceCodes);
    const found = await fabricsWith(ctx, site, codes);
    const swatches = codes.map((code) => {
      const fabric = found.get(code);
      return fabric ? swatchOfFabric(fabric) : goneSwatch(code);
    });
    const nlaFabrics = swatches.filter((swatch) => !isSwatchAvailable(swatch));
    return { hasNla: nlaFabrics.length > 0, nlaFabrics };
  },

  /** The swatches of a product by family with those recently viewed in front, and what is known of the shopper. SWATCH-13, SWATCH-15, SWATCH-16, SWATCH-92 */
  getSwatchForm: async ({ input, shopper, ctx, site }) => {
    const families = await familiesFor(ctx, site, input);
    if (!families) return notFound;
    const [DefaultSwatch = null] = findSwatches(families, [input.choiceCode, ...readCodes(input.selected)]);
    const recent = findSwatches(families, readCodes(input.recent)).slice(0, recentLimits.shown);
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
  },

  /** An order of any swatches that the site has. SWATCH-94 */
  orderFreeFormSwatches: (call) =>
    handleSwatchOrder(call, async (codes) => {
      const found = await fabricsWith(call.ctx, call.site, codes);
      return new Map([...found].map(([code, fabric]) => [code, swatchOfFabric(fabric)]));
    }),

  /** An order of swatches that a product has. SWATCH-81 */
  orderSwatches: (call) =>
    handleSwatchOrder(call, async () => {
      const { input, ctx, site } = call;
      const sellable = (await findProductsWithOffers(ctx.db, site, [input.Sku])).get(input.Sku);
      if (!sellable) return null;
      const swatches = [...swatchFamilies(sellable, site).values()].flat();
      return new Map(swatches.map((swatch) => [swatch.ChoiceCode, swatch]));
    }),
} satisfies Handlers<'swatches'>;

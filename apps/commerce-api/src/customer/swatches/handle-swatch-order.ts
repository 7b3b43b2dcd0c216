import {
  type Address,
  type AddressValidationResult,
  emailKey,
  type ShopSite,
  isSwatchAvailable,
  type SwatchData,
  type SwatchOrderResponse,
  type SwatchOrderRequest,
} from '@settee/domain';
import type { AddressVerifier } from '../../platform/ports/address-verifier.ts';
import { swatchMessages } from './messages.ts';
import { unknownFabric } from '../../catalog/fabrics/messages.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import type { ErrorResponse } from '../../platform/http/error-response.ts';
import { subscribeLimit } from '../newsletter/newsletter.queries.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { placeSwatchOrder } from './place-order.ts';
import { parseSwatchOrder } from './parse-swatch-order.ts';

/**
 * Validates the delivery address; `null` when it is valid. A shopper can confirm an unknown street, but not a state
 * that does not match the postal code. SWATCH-74 to SWATCH-80
 */
async function validateAddress(
  addresses: AddressVerifier,
  address: Address,
  { siteCulture }: Pick<ShopSite, 'siteCulture'>,
  isAsEntered: boolean,
): Promise<AddressValidationResult | { message: string } | null> {
  if (addresses.regionOf(address.postalCode, siteCulture) === null)
    return { message: swatchMessages.unknownPlace[siteCulture] };
  const result = await addresses.check(address, siteCulture);
  if (result.Suggestions.length > 0) return result;
  return isAsEntered || addresses.isStreetKnown(address) ? null : { Suggestions: [] };
}

const rule = { name: 'swatches', seconds: 600, perSession: 30, perAddress: 120, perSubject: 30 };

/** Swatches that can be ordered, by code; `null` for an unknown product. */
type OfferedSwatches = ReadonlyMap<number, SwatchData> | null;

const toRejection = (Message: string): SwatchOrderResponse => ({
  Succeeded: false,
  AddressValidationResult: null,
  Message,
});

/** Returns the message for swatches that cannot be ordered; `null` when all can. SWATCH-09, SWATCH-10 */
function getBlocker(codes: readonly number[], offered: OfferedSwatches): string | null {
  if (!offered) return swatchMessages.noProduct;
  const out = codes.filter((code) => {
    const swatch = offered.get(code);
    return !swatch || !isSwatchAvailable(swatch);
  });
  const nameOf = (code: number) => offered.get(code)?.Description ?? unknownFabric(code);
  return out.length > 0 ? swatchMessages.unavailable(out.map(nameOf)) : null;
}

/** Whether to subscribe the shopper to the newsletter; limits the emails to one address. */
async function isNewsWanted({ input, shopper, ctx, site }: HandlerArgs<SwatchOrderRequest>): Promise<boolean> {
  const isChosen = site.siteCulture === 'CANADA' ? input.CanadaEmailSignup : input.SignUp;
  return isChosen && consumeRateLimit(ctx, shopper, subscribeLimit, emailKey(input.EmailAddress));
}

/** Validates the fields, swatches and address of an order, in this order, and places it. SWATCH-81 */
export async function handleSwatchOrder(
  call: HandlerArgs<SwatchOrderRequest>,
  findOffered: (codes: readonly number[]) => Promise<OfferedSwatches>,
): Promise<SwatchOrderResponse | ErrorResponse> {
  const { input, shopper, ctx, site, origin } = call;
  if (!(await consumeRateLimit(ctx, shopper, rule, emailKey(input.EmailAddress)))) return tooManyRequests;
  const read = parseSwatchOrder(input, site);
  if ('message' in read) return toRejection(read.message);
  const { address, codes } = read;
  const offered = await findOffered(codes);
  const blocker = getBlocker(codes, offered);
  if (blocker !== null) return toRejection(blocker);
  const addressResult = await validateAddress(ctx.addresses, address, site, input.UseAddressAsEntered);
  if (addressResult && 'message' in addressResult) return toRejection(addressResult.message);
  if (addressResult) return { ...toRejection(''), AddressValidationResult: addressResult };
  const placed = await placeSwatchOrder(
    { ctx, site, origin },
    {
      ...read,
      sku: input.Sku,
      names: codes.map((code) => offered?.get(code)?.Description ?? ''),
      account: (await shopper.session())?.account ?? null,
      isAddressAsEntered: input.UseAddressAsEntered,
      isNewsWanted: await isNewsWanted(call),
    },
  );
  return {
    Succeeded: true,
    AddressValidationResult: null,
    Message: '',
    OrderNumber: placed.orderNumber,
    OrderDate: placed.placedAt.toISOString(),
  };
}

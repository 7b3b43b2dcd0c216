import { isSwatchAvailable, type SwatchData, type SwatchOrderResponse, type SwatchOrderRequest } from '@settee/domain';
import { unknownFabric } from '../../catalog/fabrics/messages.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import type { ErrorResponse } from '../../platform/http/error-response.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { validateAddress } from './validate-address.ts';
import { swatchMessages } from './messages.ts';
import { placeSwatchOrder } from './place-order.ts';
import { parseSwatchOrder } from './parse-swatch-order.ts';

const rule = { name: 'swatches', seconds: 600, perSession: 30, perAddress: 120, perSubject: 30 };

/** The swatches that an order may hold, by code; `null` when there is no such product. */
export type OfferedSwatches = ReadonlyMap<number, SwatchData> | null;

const refused = (Message: string): SwatchOrderResponse => ({
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

/** Validates the fields, swatches and address of an order, in this order, and places it. SWATCH-81 */
export async function handleSwatchOrder(
  { input, shopper, ctx, site }: HandlerArgs<SwatchOrderRequest>,
  findOffered: (codes: readonly number[]) => Promise<OfferedSwatches>,
): Promise<SwatchOrderResponse | ErrorResponse> {
  if (!(await consumeRateLimit(ctx, shopper, rule, input.EmailAddress.trim().toLowerCase()))) return tooManyRequests;
  const read = parseSwatchOrder(input, site);
  if ('message' in read) return refused(read.message);
  const { address, codes } = read;
  const offered = await findOffered(codes);
  const blocker = getBlocker(codes, offered);
  if (blocker !== null) return refused(blocker);
  const addressResult = await validateAddress(ctx.addresses, address, site, input.UseAddressAsEntered);
  if (addressResult && 'message' in addressResult) return refused(addressResult.message);
  if (addressResult) return { ...refused(''), AddressValidationResult: addressResult };
  const placed = await placeSwatchOrder(ctx, site, {
    ...read,
    sku: input.Sku,
    names: codes.map((code) => offered?.get(code)?.Description ?? ''),
    account: (await shopper.session())?.account ?? null,
    isAddressAsEntered: input.UseAddressAsEntered,
    isNewsWanted: site.siteCulture === 'CANADA' ? input.CanadaEmailSignup : input.SignUp,
  });
  return {
    Succeeded: true,
    AddressValidationResult: null,
    Message: '',
    OrderNumber: placed.orderNumber,
    OrderDate: placed.placedAt.toISOString(),
  };
}

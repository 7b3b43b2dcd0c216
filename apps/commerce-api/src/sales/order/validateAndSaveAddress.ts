import type { ResponseOf, validateAndSaveAddress as endpoint } from '@settee/contract';
import { readAddress } from '../delivery/read-address.ts';
import type { Handler } from '../../platform/handler.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { updateCheckout } from './update-checkout.ts';
import { saveShipping } from './save-shipping.ts';

/** Saves a valid address; returns suggestions otherwise. SHIP-20 */
export const validateAndSaveAddress: Handler<typeof endpoint> = async (call) => {
  const { ctx, site } = call;
  const address = readAddress(call.input, site, 'shipping');
  if (address instanceof ErrorResponse) return address;
  const { Suggestions } = await ctx.addresses.check(address, site.siteCulture);
  return updateCheckout<ResponseOf<typeof endpoint>>(call, async (given) => {
    if (Suggestions.length > 0) return { validation: { Suggestions: [...Suggestions] }, savedAddress: null };
    return { validation: null, savedAddress: await saveShipping(given, address, ctx) };
  });
};

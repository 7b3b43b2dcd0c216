import type { saveShippingAddress as endpoint } from '@settee/contract';
import { readAddress } from '../delivery/read-address.ts';
import type { Handler } from '../../platform/handler.ts';
import { validationError, ErrorResponse } from '../../platform/http/error-response.ts';
import { changeCheckout } from './update-checkout.ts';
import { saveShipping } from './save-shipping.ts';

const otherState = validationError([{ field: 'postalCode', message: 'Does not belong to this state or province.' }]);

/**
 * Saves an address with a possibly unknown street; a postal code of another state is an error, because tax
 * depends on it. SHIP-21
 */
export const saveShippingAddress: Handler<typeof endpoint> = async (call) => {
  const address = readAddress(call.input, call.site, 'shipping');
  if (address instanceof ErrorResponse) return address;
  const { Suggestions } = await call.ctx.addresses.check(address, call.site.siteCulture);
  if (Suggestions.length > 0) return otherState;
  return changeCheckout(call, async (given) => {
    await saveShipping(given, address, call.ctx);
    return undefined;
  });
};

import type { saveShippingAddress as endpoint } from '@settee/contract';
import { readAddress } from '../delivery/read-address.ts';
import type { Handler } from '../handler.ts';
import { Refused } from '../http/refused.ts';
import { changeCheckout } from './change-checkout.ts';
import { saveShipping } from './save-shipping.ts';

/** Saves an address that may be unknown to the address check. SHIP-21 */
export const saveShippingAddress: Handler<typeof endpoint> = async (call) => {
  const address = readAddress(call.input, call.site);
  if (address instanceof Refused) return address;
  return changeCheckout(call, async (given) => {
    await saveShipping(given, address, call.world);
    return undefined;
  });
};

import type { setTymPreferences as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import { readAddress } from '../delivery/read-address.ts';
import type { Handler } from '../../platform/handler.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { changeCheckout } from './update-checkout.ts';

/** Saves whether thank-you mail is sent to the shipping or billing address of the order. PAY-08, PAY-09 */
export const setTymPreferences: Handler<typeof endpoint> = async (call) => {
  const { isOptIn, isBilling, address } = call.input;
  const read = readAddress(address, call.site, isBilling ? 'billing' : 'shipping');
  if (read instanceof ErrorResponse) return read;
  const change = isBilling ? { isTymBilling: isOptIn } : { isTymShipping: isOptIn };
  return changeCheckout(call, async ({ tx, cart }) => {
    await tx.update(carts).set(change).where(eq(carts.id, cart.id));
    return undefined;
  });
};

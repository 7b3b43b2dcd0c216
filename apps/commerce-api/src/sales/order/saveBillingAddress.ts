import type { saveBillingAddress as endpoint } from '@settee/contract';
import { isSameAddress } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import { readAddress } from '../delivery/read-address.ts';
import type { Handler } from '../../platform/handler.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { changeCheckout } from './update-checkout.ts';

/** Saves the billing address; one equal to the shipping address follows later changes of it. PAY-05 */
export const saveBillingAddress: Handler<typeof endpoint> = async (call) => {
  const address = readAddress(call.input, call.site, 'billing');
  if (address instanceof ErrorResponse) return address;
  return changeCheckout(call, async ({ tx, cart }) => {
    const addressId = cart.billingAddress?.addressId ?? call.ctx.ids.row();
    const billingAddress = isSameAddress(address, cart.shippingAddress) ? null : { ...address, addressId };
    await tx.update(carts).set({ billingAddress }).where(eq(carts.id, cart.id));
    return undefined;
  });
};

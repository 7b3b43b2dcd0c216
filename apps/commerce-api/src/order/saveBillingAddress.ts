import type { saveBillingAddress as endpoint } from '@settee/contract';
import { isSameAddress } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { baskets } from '../cart/tables.ts';
import { readAddress } from '../delivery/read-address.ts';
import type { Handler } from '../handler.ts';
import { Refused } from '../http/refused.ts';
import { changeCheckout } from './change-checkout.ts';

/** The shipping address as billing address keeps following it. PAY-05 */
export const saveBillingAddress: Handler<typeof endpoint> = async (call) => {
  const address = readAddress(call.input, call.site, 'billing');
  if (address instanceof Refused) return address;
  return changeCheckout(call, async ({ tx, basket }) => {
    const addressId = basket.billingAddress?.addressId ?? call.world.ids.row();
    const billingAddress = isSameAddress(address, basket.shippingAddress) ? null : { ...address, addressId };
    await tx.update(baskets).set({ billingAddress }).where(eq(baskets.id, basket.id));
    return undefined;
  });
};

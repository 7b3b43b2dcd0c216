import type { Address } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { baskets } from '../cart/tables.ts';
import type { World } from '../world/world.ts';
import type { CheckoutChange } from './change-checkout.ts';

/** Keeps where a basket goes; it keeps its id while it is corrected. */
export async function saveShipping({ tx, basket }: CheckoutChange, address: Address, world: World): Promise<Address> {
  const shippingAddress = { ...address, addressId: basket.shippingAddress?.addressId ?? world.ids.row() };
  await tx.update(baskets).set({ shippingAddress, zipCode: address.postalCode }).where(eq(baskets.id, basket.id));
  return shippingAddress;
}

import type { Address } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { carts } from '../cart/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { CheckoutChange } from './update-checkout.ts';

/** Saves the shipping address of a cart; its id remains when it is corrected. */
export async function saveShipping({ tx, cart }: CheckoutChange, address: Address, ctx: Context): Promise<Address> {
  const shippingAddress = { ...address, addressId: cart.shippingAddress?.addressId ?? ctx.ids.row() };
  await tx.update(carts).set({ shippingAddress, zipCode: address.postalCode }).where(eq(carts.id, cart.id));
  return shippingAddress;
}

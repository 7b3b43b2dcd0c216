import type { Address, CheckoutState, Recipient } from '@settee/domain';

/** Returns the address of a recipient; `null` until it is entered, and for a pickup. */
export function getRecipientAddress(
  { accountInfo }: Pick<CheckoutState, 'accountInfo'>,
  { addressId }: Pick<Recipient, 'addressId'>,
): Address | null {
  return accountInfo.shippingAddresses.find((address) => address.addressId === addressId) ?? null;
}

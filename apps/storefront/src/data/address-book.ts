import { saveAddress } from '@settee/contract';
import type { Address } from '@settee/domain';
import type { Send } from './port-result.ts';

/** Adds an address to the shopper's address book; loaded by the few who do so from the checkout. */
export const addAddress = (send: Send, address: Address) =>
  send(saveAddress, { address: { ...address, addressId: '' }, isDefault: false });

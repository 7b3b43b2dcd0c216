import type { Address, AddressValidationResult, CheckoutState } from '@settee/domain';
import type { PortResult } from '../errors/request-failure.ts';

/** Port for orders with several recipients. Functions return the updated checkout state by default. API-03 */
export interface RecipientPorts {
  /** Validates an address without saving it; returns no suggestions for a valid one. SHIP-19 */
  validateAddress(address: Address): Promise<PortResult<AddressValidationResult>>;
  /** Adds or changes an address of the order and ships an item to it; no item for an empty id. SHIP-22 */
  saveAddress(address: Address, basketItemId: string): Promise<PortResult<CheckoutState>>;
  /** Starts or ends shipping to several addresses. SHIP-23 */
  setMultiShipping(isMultiple: boolean): Promise<PortResult<CheckoutState>>;
  /** Ships an item to another recipient of the order, or has it picked up. SHIP-24 */
  selectRecipient(recipientId: string, basketItemId: string): Promise<PortResult<CheckoutState>>;
  /** Moves all items of a recipient to another. SHIP-25 */
  moveItems(oldRecipientId: string, newRecipientId: string): Promise<PortResult<CheckoutState>>;
  /** Splits one piece off an item. SHIP-26 */
  splitItem(basketItemId: string): Promise<PortResult<CheckoutState>>;
  /** Ships the store pickup to an address of the order; to the first recipient for an empty id. SHIP-27 */
  shipPickup(recipientId: string, newAddressId: string): Promise<PortResult<CheckoutState>>;
}

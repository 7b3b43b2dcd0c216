import { getMainRecipient, isSameAddress, maxRecipients, type Address } from '@settee/domain';
import { newRecipient } from '../cart/new-recipients.ts';
import type { CartRecipient } from '../cart/types.ts';
import type { Context } from '../../platform/context.ts';
import type { CheckoutChange } from './update-checkout.ts';

/** The recipients of a cart after a change, and the one that was added, changed or found. */
export interface RecipientChange {
  recipients: readonly CartRecipient[];
  target: CartRecipient;
  /** Recipient that the target replaces; its lines belong to the target. */
  replaced: CartRecipient | null;
}

/** Drops recipients without lines when there are too many. */
function withRoom({ cart, recipients: groups }: CheckoutChange): readonly CartRecipient[] {
  if (cart.recipients.length <= maxRecipients) return cart.recipients;
  const main = getMainRecipient(cart.recipients);
  return cart.recipients.filter(
    ({ id, kind }) => kind === 'pickup' || id === main.id || groups.some(({ recipient }) => recipient.id === id),
  );
}

/** Changes the address of a recipient; one that then equals another recipient is replaced by it. */
function changeAddress(
  recipients: readonly CartRecipient[],
  edited: CartRecipient,
  address: Address,
  same: CartRecipient | undefined,
): RecipientChange {
  if (!same) {
    const target = { ...edited, address: { ...address, addressId: edited.address?.addressId ?? '' } };
    return { recipients: recipients.map((each) => (each.id === edited.id ? target : each)), target, replaced: null };
  }
  const isMain = getMainRecipient(recipients).id === edited.id;
  const others = recipients.filter(({ id }) => id !== edited.id && id !== same.id);
  const remaining = recipients.filter(({ id }) => id !== edited.id);
  return { recipients: isMain ? [same, ...others] : remaining, target: same, replaced: edited };
}

/**
 * Adds an address to the recipients of a cart; the id of one of them changes its address, an equal address is found, and
 * the first address is that of all lines. `null` when there are too many. SHIP-22
 */
export function addRecipient(given: CheckoutChange, address: Address, { ids }: Context): RecipientChange | null {
  const recipients = withRoom(given);
  const shipped = recipients.filter(({ kind }) => kind === 'shipping');
  const edited = shipped.find((each) => each.address !== null && each.address.addressId === address.addressId);
  const same = shipped.find((each) => each !== edited && each.address && isSameAddress(each.address, address));
  if (edited) return changeAddress(recipients, edited, address, same);
  if (same) return { recipients, target: same, replaced: null };
  const added = { ...address, addressId: ids.row() };
  const main = getMainRecipient(recipients);
  if (main.address === null) {
    const target = { ...main, address: added };
    return { recipients: recipients.map((each) => (each.id === main.id ? target : each)), target, replaced: null };
  }
  if (shipped.length >= maxRecipients) return null;
  const target = newRecipient(ids.row(), 'shipping', added);
  return { recipients: [...recipients, target], target, replaced: null };
}

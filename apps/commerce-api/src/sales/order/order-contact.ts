import type { Address, OrderContact } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Cart } from '../cart/cart.queries.ts';
import { getMainAddress, type RecipientLines } from '../cart/recipients.ts';

function toOrderContact(address: Address | null): OrderContact | null {
  if (!address) return null;
  const { firstName, lastName, dayPhone, emailAddress } = address;
  return { firstName, lastName, dayPhone, emailAddress };
}

/**
 * Returns the contact for updates of an order: its one recipient, or the contact of the pickup. With several addresses it
 * is the buyer, who may be none of the recipients: the account, for a guest the billing address. The phone number of an
 * account is the one entered for it, else that of the billing address. `null` until it is known.
 */
export async function findOrderContact(
  db: Database,
  { billingAddress, shopperKey }: Pick<Cart, 'billingAddress' | 'shopperKey'>,
  groups: readonly RecipientLines[],
  { customers }: Pick<Context, 'customers'>,
): Promise<OrderContact | null> {
  const ofRecipient = toOrderContact(getMainAddress(groups) ?? groups[0]?.recipient.address ?? null);
  if (groups.filter(({ recipient }) => recipient.kind === 'shipping').length < 2) return ofRecipient;
  const ofBill = toOrderContact(billingAddress);
  const account = await customers.findContact(db, shopperKey);
  if (!account) return ofBill ?? ofRecipient;
  const { addressPhone, dayPhone, ...names } = account;
  return { ...names, dayPhone: dayPhone || ofBill?.dayPhone || addressPhone || (ofRecipient?.dayPhone ?? '') };
}

import { getMainRecipient, getPickupRecipient, isSameItem, quantityLimits, type Address } from '@settee/domain';
import { updateCart } from '../cart/cart.queries.ts';
import {
  type CartLineItemRow,
  clearLineRecipients,
  deleteLines,
  updateLine,
  updateLines,
} from '../cart/cart-lines.queries.ts';
import type { CartRecipient } from '../cart/types.ts';
import type { Context } from '../../platform/context.ts';
import type { CheckoutChange } from './update-checkout.ts';

type Change = Pick<CheckoutChange, 'tx' | 'cart' | 'lines'>;

/** Saves the recipients of a cart; estimates follow the first address. */
export async function saveRecipients(
  { tx, cart }: Change,
  recipients: readonly CartRecipient[],
  isMultiShipping = cart.isMultiShipping,
): Promise<void> {
  const zipCode = getMainRecipient(recipients).address?.postalCode ?? cart.zipCode;
  const saved = { recipients: [...recipients], isMultiShipping, zipCode };
  await updateCart(tx, cart, saved);
}

/** Joins the lines that one item was split into; each one holds 99 at most. */
export async function joinSplitLines({ tx, cart, lines }: Change): Promise<void> {
  const joined: CartLineItemRow[] = [];
  const spent: string[] = [];
  for (const line of lines.filter(({ isSaved }) => !isSaved)) {
    const index = joined.findIndex(
      (other) =>
        isSameItem(other, line) &&
        other.shipMethod === line.shipMethod &&
        other.quantity + line.quantity <= quantityLimits.max,
    );
    const counterpart = joined[index];
    if (!counterpart) {
      joined.push(line);
      continue;
    }
    joined[index] = { ...counterpart, quantity: counterpart.quantity + line.quantity };
    spent.push(line.id);
  }
  if (spent.length > 0) await deleteLines(tx, cart.id, spent);
  for (const line of joined.filter((each) => !lines.includes(each)))
    await updateLine(tx, line, { quantity: line.quantity });
}

/** Ships everything that is not picked up to one recipient; the others are removed. */
export async function shipAllTo(given: Change, address: Address | null, isMultiShipping: boolean): Promise<void> {
  const { tx, cart, lines } = given;
  const main = getMainRecipient(cart.recipients);
  await saveRecipients(given, [{ ...main, address }, getPickupRecipient(cart.recipients)], isMultiShipping);
  if (lines.every(({ recipientId }) => recipientId === null)) return;
  await clearLineRecipients(tx, cart.id);
}

/** Ships lines to a recipient. */
export async function shipLines({ tx, cart }: Change, lineIds: readonly string[], recipientId: string): Promise<void> {
  if (lineIds.length === 0) return;
  const shipped = { recipientId, shipMethod: 'standard' as const };
  await updateLines(tx, cart.id, lineIds, shipped);
}

/** Saves the only shipping address, and returns it; its id remains when it is corrected. */
export async function saveSingleAddress(given: Change, address: Address, ctx: Context): Promise<Address> {
  const main = getMainRecipient(given.cart.recipients);
  const saved = { ...address, addressId: main.address?.addressId ?? ctx.ids.row() };
  await shipAllTo(given, saved, false);
  await joinSplitLines(given);
  return saved;
}

/** Saves who picks up an order of which nothing is shipped. */
export async function saveContact(given: Change, contact: Address, ctx: Context): Promise<Address> {
  const pickup = getPickupRecipient(given.cart.recipients);
  const address = { ...contact, addressId: pickup.address?.addressId ?? ctx.ids.row() };
  const recipients = given.cart.recipients.map((each) => (each.id === pickup.id ? { ...pickup, address } : each));
  await saveRecipients(given, recipients);
  return address;
}

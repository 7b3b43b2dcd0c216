/** An address that items are shipped to, or the store of a pickup, which emailed gift cards join when nothing is shipped. */
export type RecipientKind = 'shipping' | 'pickup';

interface KnownRecipient {
  id: string;
  kind: RecipientKind;
}

/** Destination of a line; `recipientId` is `null` until the shopper chose a recipient. */
export interface LineDestination {
  recipientId: string | null;
  isPickup: boolean;
}

/** A recipient with its lines. */
export interface RecipientGroup<R, L> {
  recipient: R;
  lines: readonly L[];
}

/** Recipient of the lines without a choice: the first one that items are shipped to. */
export function getMainRecipient<R extends KnownRecipient>(recipients: readonly R[]): R {
  const main = recipients.find(({ kind }) => kind === 'shipping');
  if (!main) throw new Error('A checkout has at least one recipient');
  return main;
}

/** The recipient of the store pickup. */
export function getPickupRecipient<R extends KnownRecipient>(recipients: readonly R[]): R {
  const pickup = recipients.find(({ kind }) => kind === 'pickup');
  if (!pickup) throw new Error('A checkout has a recipient for what is picked up');
  return pickup;
}

/** Returns the recipient of a line; one that no longer exists is replaced by the main recipient. SHIP-24 */
export function findRecipient<R extends KnownRecipient>(
  recipients: readonly R[],
  { recipientId, isPickup }: LineDestination,
): R {
  if (isPickup) return getPickupRecipient(recipients);
  const chosen = recipients.find(({ id, kind }) => kind === 'shipping' && id === recipientId);
  return chosen ?? getMainRecipient(recipients);
}

/**
 * Groups lines by their recipient, in the order of the recipients and with the store pickup last; recipients without
 * lines are left out. Without any line the main recipient is returned alone. SHIP-01
 */
export function groupByRecipient<R extends KnownRecipient, L>(
  recipients: readonly R[],
  lines: readonly L[],
  destinationOf: (line: L) => LineDestination,
): RecipientGroup<R, L>[] {
  if (lines.length === 0) return [{ recipient: getMainRecipient(recipients), lines }];
  const owners = lines.map((line) => findRecipient(recipients, destinationOf(line)).id);
  return recipients
    .toSorted((one, other) => Number(one.kind === 'pickup') - Number(other.kind === 'pickup'))
    .map((recipient) => ({ recipient, lines: lines.filter((_, index) => owners[index] === recipient.id) }))
    .filter((group) => group.lines.length > 0);
}

/** Quantities of a line after one piece is split off; `null` for a single piece. SHIP-26 */
export function splitQuantity(quantity: number): { left: number; splitOff: number } | null {
  return quantity > 1 ? { left: quantity - 1, splitOff: 1 } : null;
}

/** Most addresses of one order. */
export const maxRecipients = 20;

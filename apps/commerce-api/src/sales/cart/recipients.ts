import { isElectronicCard } from '../../catalog/gift-cards/gift-card.ts';
import { findRecipient, getMainRecipient, groupByRecipient, type Address } from '@settee/domain';
import type { Cart } from './cart.queries.ts';
import type { PricedLine } from './priced-lines.ts';
import type { CartRecipient } from './types.ts';

/** A recipient of a cart with its lines. */
export interface RecipientLines {
  recipient: CartRecipient;
  lines: readonly PricedLine[];
}

const destinationOf = ({ line, store }: PricedLine) => ({ recipientId: line.recipientId, isPickup: store !== null });

const isShipped = ({ store, product }: PricedLine) => store === null && !isElectronicCard(product);

/**
 * Lines by recipient; recipients without lines are left out. Emailed gift cards belong to the first address that
 * something is shipped to; when nothing is shipped, to the recipient that needs no address. SHIP-01, SHIP-24
 */
export function groupLines({ recipients }: Pick<Cart, 'recipients'>, lines: readonly PricedLine[]): RecipientLines[] {
  const shipped = lines.filter(isShipped);
  const [first] = groupByRecipient(recipients, shipped, destinationOf);
  const emailed = { recipientId: first?.recipient.id ?? null, isPickup: shipped.length === 0 };
  return groupByRecipient(recipients, lines, (line) =>
    isElectronicCard(line.product) ? emailed : destinationOf(line),
  );
}

/** The recipient of one line. */
export function recipientOfLine({ recipients }: Pick<Cart, 'recipients'>, line: PricedLine): CartRecipient {
  return findRecipient(recipients, destinationOf(line));
}

/** The first address that something is shipped to; `null` until it is entered, and when nothing is shipped. */
export function getMainAddress(groups: readonly RecipientLines[]): Address | null {
  return groups.find(({ recipient }) => recipient.kind === 'shipping')?.recipient.address ?? null;
}

/** Whether nothing is shipped, so that no shipping address is needed. */
export function isNothingShipped(groups: readonly RecipientLines[]): boolean {
  return groups.every(({ recipient }) => recipient.kind === 'pickup');
}

/**
 * Whether the shopper has to enter a billing address. It is the shipping address only of an order with one: with several,
 * the buyer may be none of the recipients.
 */
export function isBillingNeeded(groups: readonly RecipientLines[]): boolean {
  return groups.filter(({ recipient }) => recipient.kind === 'shipping').length !== 1;
}

/** Replaces the address of the main recipient, who gets all lines without another recipient. */
export function withMainAddress(recipients: readonly CartRecipient[], address: Address | null): CartRecipient[] {
  const { id } = getMainRecipient(recipients);
  return recipients.map((each) => (each.id === id ? { ...each, address } : each));
}

import type { OrderRecipient, Recipient } from '@settee/domain';
import type { OrderMessages } from './messages.ts';

type Place = Pick<Recipient | OrderRecipient, 'pickupStore'>;

/** Returns how many of the recipients are delivered to. */
export const countDelivered = (recipients: readonly Place[]): number =>
  recipients.filter(({ pickupStore }) => pickupStore === null).length;

/** Title of one of several recipients; `number` is its place among the `count` that are delivered to. SHIP-01 */
export function getRecipientTitle(
  { pickupStore }: { pickupStore: object | null },
  { number, count }: { number: number; count: number },
  labels: Pick<OrderMessages, 'delivery' | 'recipientOf' | 'storePickup'>,
): string {
  if (pickupStore) return labels.storePickup;
  return count > 1 ? labels.recipientOf({ number, count }) : labels.delivery;
}

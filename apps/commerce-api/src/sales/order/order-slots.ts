import { checkoutRoutes, type DeliveryMode, type PlaceOrderResponse, type ShopSite } from '@settee/domain';
import type { Database } from '../../platform/database/database.ts';
import { isSlotTaken } from '../delivery/shipment-options.ts';
import { bookSlot, releaseSlot, type FullSlots } from '../delivery/delivery-slots.ts';
import type { RecipientBill } from '../totals/order-totals.ts';
import { getDeliveryMode } from '../totals/service-levels.ts';

interface Booked {
  recipients: readonly RecipientBill[];
  fullSlots: FullSlots;
  now: Date;
}

interface SelectedSlot {
  bill: RecipientBill;
  mode: DeliveryMode;
  slot: string;
}

/** A slot that was chosen can no longer be booked; nothing is charged. ORDER-08 */
export const slotTaken: PlaceOrderResponse = {
  isSuccess: false,
  message: 'TripBookingFailed',
  redirectUrl: checkoutRoutes.shipping,
};

/** The slots that recipients chose for lines that are delivered into a home. SHIP-09 */
export function getSelectedSlots(recipients: readonly RecipientBill[]): SelectedSlot[] {
  return recipients.flatMap((bill) => {
    const mode: DeliveryMode = 'inHome';
    const choice = bill.recipient.shipmentChoices[mode];
    const isDelivered = bill.lines.some((line) => getDeliveryMode(line) === mode);
    const isBooked = choice && isDelivered && !choice.isContactMeSelected && choice.selectedTrip !== '';
    return isBooked ? [{ bill, mode, slot: choice.selectedTrip }] : [];
  });
}

/** Whether a slot that was chosen is booked up or over. ORDER-08 */
export function hasTakenSlot({ recipients, fullSlots, now }: Booked, { siteCulture }: ShopSite): boolean {
  return getSelectedSlots(recipients).some(({ bill, mode, slot }) => {
    const lines = bill.lines.filter((line) => getDeliveryMode(line) === mode);
    const { postalCode } = bill.destination;
    const input = { now, siteCulture, postalCode };
    return isSlotTaken(mode, lines, { selectedTrip: slot }, input, fullSlots);
  });
}

/** Makes room for others on the slots of an order that is not placed. */
export async function releaseSlots(
  tx: Database,
  selected: readonly SelectedSlot[],
  { siteCulture }: ShopSite,
): Promise<void> {
  for (const { bill, slot } of selected)
    await releaseSlot(tx, slot, { postalCode: bill.destination.postalCode, siteCulture });
}

/** Books the slots of an order, sorted so that two orders cannot block each other; false if one is taken. ORDER-08 */
export async function bookSlots(tx: Database, selected: readonly SelectedSlot[], site: ShopSite): Promise<boolean> {
  const { siteCulture } = site;
  const sorted = selected.toSorted((one, other) => one.slot.localeCompare(other.slot));
  for (const [index, { bill, slot }] of sorted.entries()) {
    if (await bookSlot(tx, slot, { postalCode: bill.destination.postalCode, siteCulture })) continue;
    await releaseSlots(tx, sorted.slice(0, index), site);
    return false;
  }
  return true;
}

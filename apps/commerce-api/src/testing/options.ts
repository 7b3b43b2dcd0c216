import { refreshCheckout, saveShippingAndGiftOptions } from '@settee/contract';
import type { CheckoutState, Recipient } from '@settee/domain';
import { giftRequest } from './checkout.ts';
import type { TestShopper } from './shopper.ts';

type Request = ReturnType<typeof giftRequest>;

/** The first recipient of a checkout. */
export async function recipientOf(shopper: TestShopper): Promise<Recipient> {
  const [recipient] = (await shopper.call(refreshCheckout, {})).shippingOptions.recipients;
  if (!recipient) throw new Error('no recipient');
  return recipient;
}

/** Saves the options of the first recipient with changes to each of its shipments, and to the recipient. */
export async function saveOptions(
  shopper: TestShopper,
  shipment: Partial<Request['shipments'][number]>,
  recipient: Partial<Request> = {},
): Promise<CheckoutState> {
  const request = giftRequest(await recipientOf(shopper));
  const shipments = request.shipments.map((each) => ({ ...each, ...shipment }));
  return shopper.call(saveShippingAndGiftOptions, { recipients: [{ ...request, shipments, ...recipient }] });
}

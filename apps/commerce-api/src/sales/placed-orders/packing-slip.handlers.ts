import { type PackingSlip, type PackingSlipRecipient, toPackingSlip } from '@settee/domain';
import type { Handlers } from '../../platform/handler.ts';
import { loadOrderDetails } from './order-details.ts';
import { findOrderOfPackingSlip } from './orders.queries.ts';

/** Omits the phone and email address, which may be those of the shopper, from the address of a gift. SHIP-30 */
function withoutContact(recipient: PackingSlipRecipient): PackingSlipRecipient {
  const { totals, address } = recipient;
  if (totals !== null || !address) return recipient;
  return { ...recipient, address: { ...address, dayPhone: '', emailAddress: '' } };
}

const toPublicSlip = (slip: PackingSlip): PackingSlip => ({ ...slip, recipients: slip.recipients.map(withoutContact) });

/** Handlers of the packing slip. */
export const packingSlipHandlers = {
  /** The packing slip of an order of this brand, for who has its key; `null` otherwise. SHIP-30 */
  getPackingSlip: async ({ input: { key }, ctx, site }) => {
    if (!/^[\w-]{43}$/.test(key)) return null;
    const order = await findOrderOfPackingSlip(ctx.db, key);
    const isHere = order?.brand === site.brand && order.siteCulture === site.siteCulture;
    return order && isHere ? toPublicSlip(toPackingSlip(await loadOrderDetails(ctx, order))) : null;
  },
} satisfies Partial<Handlers<'order'>>;

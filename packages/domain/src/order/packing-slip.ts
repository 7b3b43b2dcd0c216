import type { Cents } from '../site/brand.ts';
import type { OrderDetails, OrderRecipient, OrderShipment } from './order.ts';

/** The page of a packing slip by its secret key. */
export function packingSlipUrl(key: string): string {
  return `/packing-slip/${key}`;
}

/** An item as the warehouse packs it. */
export interface PackingSlipItem {
  id: string;
  sku: number;
  name: string;
  options: readonly { label: string; text: string }[];
  quantity: number;
  /** In cents; `null` when prices are left out. */
  lineTotal: Cents | null;
}

export interface PackingSlipShipment extends Omit<OrderShipment, 'itemIds' | 'charge'> {
  items: readonly PackingSlipItem[];
}

/** Items for one address or one store. */
export interface PackingSlipRecipient extends Omit<OrderRecipient, 'shipments' | 'totals'> {
  shipments: readonly PackingSlipShipment[];
  /** In cents; `null` when prices are left out. */
  totals: OrderRecipient['totals'] | null;
}

/** An order for the warehouse. `placedAt` is an ISO 8601 instant. */
export interface PackingSlip {
  orderNumber: string;
  placedAt: string;
  /** First and last name of the shopper. */
  orderedBy: string;
  recipients: readonly PackingSlipRecipient[];
}

/** Whether a recipient must not see prices: it gets a gift or a gift receipt. SHIP-28, SHIP-30 */
function hidesPrices({ giftOptions, bopsOptions }: Pick<OrderRecipient, 'giftOptions' | 'bopsOptions'>): boolean {
  return giftOptions.isGift || bopsOptions.giftReceiptOption !== '';
}

/** The packing slip of an order, without any price of a gift. SHIP-30 */
export function toPackingSlip(order: OrderDetails): PackingSlip {
  const items = new Map(order.lineItems.map((line) => [line.id, line]));
  const { firstName, lastName } = order.contact;
  return {
    orderNumber: order.orderNumber,
    placedAt: order.placedAt,
    orderedBy: `${firstName} ${lastName}`.trim(),
    recipients: order.recipients.map((recipient) => {
      const isHidden = hidesPrices(recipient);
      return {
        ...recipient,
        totals: isHidden ? null : recipient.totals,
        shipments: recipient.shipments.map((shipment) => {
          const { itemIds, charge: _charge, ...details } = shipment;
          const packed = itemIds.flatMap((id) => {
            const line = items.get(id);
            if (!line) return [];
            const { sku, name, options } = line.itemInfo;
            const { quantity, lineTotal } = line.priceQuantityTotals;
            return [{ id, sku, name, options, quantity, lineTotal: isHidden ? null : lineTotal }];
          });
          return { ...details, items: packed };
        }),
      };
    }),
  };
}

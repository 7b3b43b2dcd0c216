import type { CartLineItem, CheckoutPickupStore } from '../cart/cart.ts';
import type { Cents } from '../site/brand.ts';
import type { BaggingOption, GiftReceiptOption, NotificationOption } from './recipient-options.ts';
import type { RecipientKind } from './recipients.ts';

/** Transport of a shipment: by parcel, by a carrier into the home, or store pickup; a gift card is mailed or emailed. DELIV-07 */
export type DeliveryMode = 'parcel' | 'inHome' | 'pickup' | 'giftCard' | 'email';

/** SHIP-03; 8 is basic freight, 9 is for gift cards. DELIV-07 */
export type ServiceLevel = 1 | 2 | 3 | 6 | 7 | 8 | 9;

export interface ShipmentItem {
  id: string;
  isParcelShipping: boolean;
  edd: string;
  isRemoved: boolean;
  line: CartLineItem;
}

/** Items of a recipient that are delivered together, with the delivery options to select from. SHIP-02 */
export interface Shipment {
  deliveryMode: DeliveryMode;
  holidayHold: {
    selectedShippingDate: string;
    selectedShippingRange: string;
    holidays: readonly { name: string; shippingDate: string; shippingRange: string }[];
  };
  tripBooking: {
    isContactMeSelected: boolean;
    selectedTrip: string;
    drivingDirections: string;
    /** Slots that can be chosen, soonest first; none where no truck runs. SHIP-09 */
    slots: readonly { slot: string; label: string }[];
    /** The slot that was chosen was booked by others, so another is to be chosen. ORDER-08 */
    isSlotTaken: boolean;
  };
  availableServiceLevels: readonly { serviceLevel: ServiceLevel; label: string; charge: number; edd: string }[];
  selectedServiceLevel: ServiceLevel;
  isShipCompleteVisible: boolean;
  isShipCompleteSelected: boolean;
  items: readonly ShipmentItem[];
}

/** Part of the order's money of one recipient, in cents; with the donation the parts add up to the total. */
export interface RecipientTotals {
  merchandise: Cents;
  /** Zero or negative. */
  discount: Cents;
  shipping: Cents;
  /** Contained in `shipping`. DELIV-09 */
  shippingSurcharge: Cents;
  installation: Cents;
  tax: Cents;
}

/** Shipping address or store pickup of an order, with its shipments and gift options. SHIP-01 */
export interface Recipient {
  id: string;
  kind: RecipientKind;
  /** Empty until the address is entered, and for a store pickup. */
  addressId: string;
  /** `null` when it is shipped, and when everything is emailed. */
  pickupStore: CheckoutPickupStore | null;
  totals: RecipientTotals;
  giftOptions: { isGift: boolean; giftMessage: string };
  bopsOptions: { giftReceiptOption: GiftReceiptOption; baggingOption: BaggingOption; pickupContact: string };
  /** Channel for the updates of its delivery or pickup. */
  notificationOption: NotificationOption;
  shipments: readonly Shipment[];
}

/** Choices of a shopper for a shipment. SHIP-32 */
export interface SentShipment {
  holidayHold: Pick<Shipment['holidayHold'], 'selectedShippingDate' | 'selectedShippingRange'>;
  tripBooking: Pick<Shipment['tripBooking'], 'isContactMeSelected' | 'selectedTrip' | 'drivingDirections'>;
  selectedServiceLevel: ServiceLevel;
  isShipCompleteSelected: boolean;
}

/** Request of 'Next: Payment' per recipient. SHIP-32 */
export interface ShippingAndGiftOptionsRequest {
  recipients: readonly {
    recipientId: string;
    giftOptions: Recipient['giftOptions'];
    bopsOptions: Recipient['bopsOptions'];
    notificationOption: NotificationOption;
    shipments: readonly SentShipment[];
  }[];
}

import type { CartLineItem } from '../cart/cart.ts';

/** SHIP-03 */
export type ServiceLevel = 1 | 2 | 3 | 6 | 7;

export interface ShipmentItem {
  id: string;
  isParcelShipping: boolean;
  edd: string;
  isRemoved: boolean;
  line: CartLineItem;
}

/** SHIP-02 */
export interface Shipment {
  holidayHold: {
    selectedShippingDate: string;
    selectedShippingRange: string;
    holidays: readonly { shippingDate: string; shippingRange: string }[];
  };
  tripBooking: { isContactMeSelected: boolean; selectedTrip: string; drivingDirections: string };
  availableServiceLevels: readonly { serviceLevel: ServiceLevel; label: string; charge: number; edd: string }[];
  selectedServiceLevel: ServiceLevel;
  isShipCompleteVisible: boolean;
  isShipCompleteSelected: boolean;
  items: readonly ShipmentItem[];
}

/** SHIP-01 */
export interface Recipient {
  id: string;
  addressId: string;
  giftOptions: { isGift: boolean; giftMessage: string };
  bopsOptions: { giftReceiptOption: string; baggingOption: string; pickupContact: string };
  shipments: readonly Shipment[];
}

/** Request of 'Next: Payment' per recipient. SHIP-32 */
export interface ShippingAndGiftOptionsRequest {
  recipients: readonly {
    recipientId: string;
    giftOptions: Recipient['giftOptions'];
    bopsOptions: Recipient['bopsOptions'];
    shipments: readonly Pick<
      Shipment,
      'holidayHold' | 'tripBooking' | 'selectedServiceLevel' | 'isShipCompleteSelected'
    >[];
  }[];
}

import type {
  Address,
  Cents,
  DeliveryMode,
  Recipient,
  RecipientKind,
  ServiceLevel,
  Sku,
  TaxQuote,
} from '@settee/domain';

/** Delivery choices of a shopper for the items of one delivery mode. */
export interface ShipmentChoice {
  selectedServiceLevel: ServiceLevel;
  selectedShippingDate: string;
  selectedTrip: string;
  isContactMeSelected: boolean;
  drivingDirections: string;
  isShipCompleteSelected: boolean;
}

/** Choices by how the items travel. */
export type ShipmentChoices = Partial<Record<DeliveryMode, ShipmentChoice>>;

/** A recipient of a cart with what the shopper chose for it. SHIP-01 */
export interface CartRecipient extends Pick<Recipient, 'id' | 'giftOptions' | 'bopsOptions' | 'notificationOption'> {
  kind: RecipientKind;
  /** `null` until it is entered. Of a pickup only the contact, when nothing is shipped. */
  address: Address | null;
  shipmentChoices: ShipmentChoices;
}

/** Number of pieces from another cart, and whether a line was capped at 99. */
export interface MergeNotice {
  pieces: number;
  isCut: boolean;
  /** ISO 8601. */
  at: string;
}

/** Donation of the order, in cents. CART-19 */
export interface Donated {
  sku: Sku;
  amount: Cents;
}

/** Last quote of a tax service for a cart. */
export interface StoredTaxQuote {
  /** Equal for equal requests. */
  key: string;
  /** ISO 8601. */
  quotedAt: string;
  quote: TaxQuote;
}

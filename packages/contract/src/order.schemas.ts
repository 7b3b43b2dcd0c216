import {
  orderPaymentStatuses,
  tenderTypes,
  type CheckoutState,
  type OrderDetails,
  type OrderRecipient,
  type PlaceOrderResponse,
} from '@settee/domain';
import * as v from 'valibot';
import { lineItemSchema, orderSummarySchema } from './cart.schemas.ts';
import {
  addressSchema,
  bopsOptions,
  deliveryModeSchema,
  giftOptions,
  notificationOption,
  pickupStoreSchema,
  recipientSchema,
  recipientTotalsSchema,
  serviceLevel,
} from './delivery.schemas.ts';
import { cents, booleanSchema, integerSchema, shortText, textSchema, texts } from './fields.ts';
import { cardTypeSchema, paidWalletFields, paymentDataSchema } from './payment.schemas.ts';

const contactSchema = v.object({
  firstName: textSchema,
  lastName: textSchema,
  dayPhone: textSchema,
  emailAddress: textSchema,
});

export const checkoutSchema: v.GenericSchema<CheckoutState> = v.object({
  basketId: textSchema,
  step: v.picklist([1, 2, 3, 4, 5]),
  shippingOptions: v.object({
    recipients: v.array(recipientSchema),
    isMultiShipping: booleanSchema,
    pickup: v.object({
      recipientId: textSchema,
      store: v.nullable(pickupStoreSchema),
      contact: v.nullable(addressSchema),
    }),
    pickupNotificationOptions: texts,
    notificationOptions: texts,
  }),
  accountInfo: v.object({
    isLoggedIn: booleanSchema,
    taxCertificateNumber: textSchema,
    shippingAddresses: v.array(addressSchema),
  }),
  contact: v.nullable(contactSchema),
  billingAddress: v.nullable(addressSchema),
  isBillingSameAsShipping: booleanSchema,
  siteCultureInfo: v.object({ siteCulture: v.picklist(['USA', 'CANADA']), locale: textSchema }),
  orderSummary: orderSummarySchema,
  paymentData: paymentDataSchema,
  promoCode: textSchema,
  promoErrorMessage: textSchema,
  isTaxExempt: booleanSchema,
  taxCertificateNumber: textSchema,
  tymPreferences: v.object({ isShippingOptIn: booleanSchema, isBillingOptIn: booleanSchema }),
  reviewFingerprint: textSchema,
  cartPostalCode: textSchema,
  requestVerificationToken: textSchema,
  errorType: v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  errorMessage: textSchema,
});

/** On an error the shopper is redirected to the cart. VALID-16 */
export const removalSchema = v.object({ isSuccess: booleanSchema });

/** Defaults missing strings to empty ones: ORDER-06 and ORDER-11 define the redirect. */
const emptyWhenMissing = v.nullish(textSchema, '');

export const placeOrderSchema: v.GenericSchema<unknown, PlaceOrderResponse> = v.object({
  isSuccess: booleanSchema,
  message: emptyWhenMissing,
  redirectUrl: emptyWhenMissing,
});

/** Choices for a shipment, as ordered. */
export const deliveryDetails = {
  deliveryMode: deliveryModeSchema,
  serviceLevel,
  label: textSchema,
  edd: textSchema,
  holidayRange: textSchema,
  isShipComplete: booleanSchema,
  slot: textSchema,
  isContactMe: booleanSchema,
  drivingDirections: textSchema,
};

/** A recipient as ordered, without its shipments and money. */
export const orderRecipientFields = {
  id: textSchema,
  address: v.nullable(addressSchema),
  pickupStore: v.nullable(
    v.object({
      locationId: integerSchema,
      name: textSchema,
      address1: textSchema,
      city: textSchema,
      state: textSchema,
      postalCode: textSchema,
      phone: textSchema,
    }),
  ),
  giftOptions,
  bopsOptions,
  notificationOption,
};

const orderRecipientSchema: v.GenericSchema<OrderRecipient> = v.object({
  ...orderRecipientFields,
  shipments: v.array(v.object({ ...deliveryDetails, charge: cents, itemIds: texts })),
  totals: recipientTotalsSchema,
});

export const orderDetailsSchema: v.GenericSchema<OrderDetails> = v.object({
  orderNumber: textSchema,
  placedAt: textSchema,
  lineItems: v.array(lineItemSchema),
  orderSummary: orderSummarySchema,
  recipients: v.array(orderRecipientSchema),
  packingSlipUrl: textSchema,
  contact: contactSchema,
  billingAddress: addressSchema,
  cards: v.array(v.object({ type: cardTypeSchema, lastFour: textSchema, appliedAmount: cents })),
  wallet: v.nullable(v.object(paidWalletFields)),
  payment: v.object({
    status: v.picklist(orderPaymentStatuses),
    authorized: cents,
    captured: cents,
    refunded: cents,
    storedValue: v.object({ captured: cents, refunded: cents }),
    onGiftCard: cents,
  }),
  readyOn: textSchema,
  parcels: v.array(
    v.object({
      carrier: textSchema,
      trackingNumber: textSchema,
      trackingUrl: textSchema,
      lines: v.array(v.object({ lineId: textSchema, quantity: integerSchema })),
      shippedOn: textSchema,
      deliveredOn: textSchema,
    }),
  ),
  plccOption: v.nullable(v.picklist([1, 2])),
  tenders: v.array(v.object({ kind: v.picklist(tenderTypes), number: textSchema, appliedAmount: cents })),
  taxCertificateNumber: textSchema,
});

export const validateAndSaveAddressResponse = v.object({
  /** `null` if the address is valid. */
  validation: v.nullable(
    v.object({ Suggestions: v.array(v.object({ City: textSchema, State: textSchema, ZipCode: textSchema })) }),
  ),
  savedAddress: v.nullable(addressSchema),
});

/** Optional for an account with a certificate on file. README decision 19 */
export const certificateNumber = v.optional(shortText, '');

export const verifyCreditCardResponse = v.object({
  isSuccess: booleanSchema,
  errors: v.array(textSchema),
});

export const orderDetailsResponse = v.nullable(orderDetailsSchema);

import {
  baggingOptions,
  giftReceiptOptions,
  notificationOptions,
  validateDrivingDirections,
  validateGiftMessage,
  validatePickupContact,
  type Address,
  type CheckoutPickupStore,
  type DeliveryInfo,
  type Recipient,
  type ShippingAndGiftOptionsRequest,
} from '@settee/domain';
import * as v from 'valibot';
import { lineItemSchema } from './cart.schemas.ts';
import { cents, booleanSchema, longText, noCardNumber, shortText, textSchema, integerSchema } from './fields.ts';
import { hoursSchema } from './stores.schemas.ts';

/**
 * Address with the maximum lengths of the form, SWATCH-35 to SWATCH-63; its content is checked by
 * `validateAddress`.
 */
export const addressField: v.GenericSchema<Partial<Address>, Address> = v.object({
  addressId: v.optional(shortText, ''),
  firstName: v.optional(shortText, ''),
  lastName: v.optional(shortText, ''),
  address1: v.optional(shortText, ''),
  address2: v.optional(shortText, ''),
  address3: v.optional(shortText, ''),
  country: v.optional(shortText, ''),
  city: v.optional(shortText, ''),
  state: v.optional(shortText, ''),
  postalCode: v.optional(shortText, ''),
  dayPhone: v.optional(shortText, ''),
  emailAddress: v.optional(shortText, ''),
});

export const addressSchema: v.GenericSchema<Address> = v.object({
  addressId: textSchema,
  firstName: textSchema,
  lastName: textSchema,
  address1: textSchema,
  address2: textSchema,
  address3: textSchema,
  country: textSchema,
  city: textSchema,
  state: textSchema,
  postalCode: textSchema,
  dayPhone: textSchema,
  emailAddress: textSchema,
});

export const serviceLevel = v.picklist([1, 2, 3, 6, 7, 8, 9]);
export const giftOptions = v.object({ isGift: booleanSchema, giftMessage: textSchema });
/** Gift message as the rules of the domain take it. SHIP-31 */
export const giftMessageField = v.pipe(
  v.string(),
  v.maxLength(2000),
  noCardNumber,
  v.check((message) => validateGiftMessage(message) === null, 'Is too long.'),
);
const sentGiftOptions = v.object({ isGift: booleanSchema, giftMessage: giftMessageField });
const giftReceiptOption = v.picklist(giftReceiptOptions);
const baggingOption = v.picklist(baggingOptions);
export const notificationOption = v.picklist(notificationOptions);
export const bopsOptions = v.object({ giftReceiptOption, baggingOption, pickupContact: textSchema });
const sentBopsOptions = v.object({
  giftReceiptOption,
  baggingOption,
  pickupContact: v.pipe(
    shortText,
    noCardNumber,
    v.check((name) => validatePickupContact(name) === null, 'Is no name.'),
  ),
});
const holidayHold = v.object({
  selectedShippingDate: textSchema,
  selectedShippingRange: textSchema,
  holidays: v.array(v.object({ name: textSchema, shippingDate: textSchema, shippingRange: textSchema })),
});
const sentHolidayHold = v.object({ selectedShippingDate: shortText, selectedShippingRange: shortText });
const tripBooking = v.object({
  isContactMeSelected: booleanSchema,
  selectedTrip: textSchema,
  drivingDirections: textSchema,
  slots: v.array(v.object({ slot: textSchema, label: textSchema })),
  isSlotTaken: booleanSchema,
});

const sentTripBooking = v.object({
  isContactMeSelected: booleanSchema,
  selectedTrip: shortText,
  drivingDirections: v.pipe(
    longText,
    noCardNumber,
    v.check((directions) => validateDrivingDirections(directions) === null, 'Is too long.'),
  ),
});

export const pickupStoreSchema: v.GenericSchema<CheckoutPickupStore> = v.object({
  locationId: integerSchema,
  name: textSchema,
  place: textSchema,
  address1: textSchema,
  postalCode: textSchema,
  phone: textSchema,
  hours: hoursSchema,
});

export const deliveryModeSchema = v.picklist(['parcel', 'inHome', 'pickup', 'giftCard', 'email']);

/** Parts of the order's money of one recipient. */
export const recipientTotalsSchema = v.object({
  merchandise: cents,
  discount: integerSchema,
  shipping: cents,
  shippingSurcharge: cents,
  installation: cents,
  tax: cents,
});

export const recipientSchema: v.GenericSchema<Recipient> = v.object({
  id: textSchema,
  kind: v.picklist(['shipping', 'pickup']),
  addressId: textSchema,
  pickupStore: v.nullable(pickupStoreSchema),
  totals: recipientTotalsSchema,
  giftOptions,
  bopsOptions,
  notificationOption,
  shipments: v.array(
    v.object({
      deliveryMode: deliveryModeSchema,
      holidayHold,
      tripBooking,
      availableServiceLevels: v.array(v.object({ serviceLevel, label: textSchema, charge: cents, edd: textSchema })),
      selectedServiceLevel: serviceLevel,
      isShipCompleteVisible: booleanSchema,
      isShipCompleteSelected: booleanSchema,
      items: v.array(
        v.object({
          id: textSchema,
          isParcelShipping: booleanSchema,
          edd: textSchema,
          isRemoved: booleanSchema,
          line: lineItemSchema,
        }),
      ),
    }),
  ),
});

const giftOptionsRequest: v.GenericSchema<ShippingAndGiftOptionsRequest> = v.object({
  recipients: v.pipe(
    v.array(
      v.object({
        recipientId: shortText,
        giftOptions: sentGiftOptions,
        bopsOptions: sentBopsOptions,
        notificationOption: notificationOption,
        shipments: v.pipe(
          v.array(
            v.object({
              holidayHold: sentHolidayHold,
              tripBooking: sentTripBooking,
              selectedServiceLevel: serviceLevel,
              isShipCompleteSelected: booleanSchema,
            }),
          ),
          v.maxLength(50),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
});
export { giftOptionsRequest };

/** Result of an address validation; no suggestions for a valid address. SHIP-19, SWATCH-17 */
export const suggestionsSchema = v.object({
  Suggestions: v.array(v.object({ City: textSchema, State: textSchema, ZipCode: textSchema })),
});

export const deliveryInfoSchema: v.GenericSchema<DeliveryInfo> = v.object({
  deliveryCharge: cents,
  freeShippingThreshold: v.nullable(cents),
  isFreeShipping: booleanSchema,
  zipCode: textSchema,
  isCanada: booleanSchema,
  isLowRate: booleanSchema,
  addCharge: cents,
  shipThisItemCalculatedShipMethod: integerSchema,
  deliveryDays: v.object({
    standard: textSchema,
    poBox: textSchema,
    fpoApo: textSchema,
    twoDay: textSchema,
    nextDay: textSchema,
    nonContinental: textSchema,
    rush: textSchema,
    longDistance: textSchema,
    basicFreight: textSchema,
    giftCards: textSchema,
  }),
});

export const validateZipResponse = v.object({ isValid: booleanSchema, message: textSchema });

export const findPlaceResponse = v.object({
  place: v.nullable(v.object({ city: textSchema, state: textSchema })),
});

export const suggestStreetsResponse = v.object({
  suggestions: v.array(v.object({ address1: textSchema, city: textSchema, state: textSchema, postalCode: textSchema })),
});

import type { Address, DeliveryInfo, Recipient, ShippingAndGiftOptionsRequest } from '@settee/domain';
import * as v from 'valibot';
import { lineItemSchema } from './cart.schemas.ts';
import { schemas } from './endpoint.ts';
import {
  cents,
  booleanSchema,
  noCardNumber,
  shortText,
  skuQuery,
  textSchema,
  integerSchema,
  writtenText,
} from './fields.ts';

/**
 * Address with the maximum lengths of the form, SWATCH-35 to SWATCH-63; its content is checked by
 * `validateAddress`.
 */
export const addressField: v.GenericSchema<Partial<Address>, Address> = /* @__PURE__ */ v.object({
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

export const addressSchema: v.GenericSchema<Address> = /* @__PURE__ */ v.object({
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

const serviceLevel = /* @__PURE__ */ v.picklist([1, 2, 3, 6, 7]);
const giftOptions = /* @__PURE__ */ v.object({
  isGift: booleanSchema,
  giftMessage: /* @__PURE__ */ v.pipe(v.string(), v.maxLength(400)),
});
const sentGiftOptions = /* @__PURE__ */ v.object({
  isGift: booleanSchema,
  giftMessage: /* @__PURE__ */ v.pipe(v.string(), v.maxLength(400), noCardNumber),
});
const bopsOptions = /* @__PURE__ */ v.object({
  giftReceiptOption: shortText,
  baggingOption: shortText,
  pickupContact: shortText,
});
const sentBopsOptions = /* @__PURE__ */ v.object({
  giftReceiptOption: shortText,
  baggingOption: shortText,
  pickupContact: writtenText,
});
const holidayHold = {
  selectedShippingDate: shortText,
  selectedShippingRange: shortText,
  holidays: /* @__PURE__ */ v.array(v.object({ shippingDate: shortText, shippingRange: shortText })),
};
const tripBooking = /* @__PURE__ */ v.object({
  isContactMeSelected: booleanSchema,
  selectedTrip: shortText,
  drivingDirections: shortText,
});

const sentTripBooking = /* @__PURE__ */ v.object({
  isContactMeSelected: booleanSchema,
  selectedTrip: shortText,
  drivingDirections: writtenText,
});

export const recipientSchema: v.GenericSchema<Recipient> = /* @__PURE__ */ v.object({
  id: textSchema,
  addressId: textSchema,
  giftOptions,
  bopsOptions,
  shipments: v.array(
    v.object({
      holidayHold: v.object(holidayHold),
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

const giftOptionsRequest: v.GenericSchema<ShippingAndGiftOptionsRequest> = /* @__PURE__ */ v.object({
  recipients: v.pipe(
    v.array(
      v.object({
        recipientId: shortText,
        giftOptions: sentGiftOptions,
        bopsOptions: sentBopsOptions,
        shipments: v.pipe(
          v.array(
            v.object({
              holidayHold: v.object(holidayHold),
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

/** SHIP-19, SWATCH-17 */
export const suggestionsSchema = /* @__PURE__ */ v.object({
  Suggestions: v.array(v.object({ City: textSchema, State: textSchema, ZipCode: textSchema })),
});

const deliveryInfoSchema: v.GenericSchema<DeliveryInfo> = /* @__PURE__ */ v.object({
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

export const getDeliveryInfo = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ sku: /* @__PURE__ */ v.optional(skuQuery) }),
  deliveryInfoSchema,
);
export const validateZip = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ zipCode: /* @__PURE__ */ v.pipe(v.string(), v.maxLength(20)) }),
  /* @__PURE__ */ v.object({ isValid: booleanSchema, message: textSchema }),
);
export const validateAddress = /* @__PURE__ */ schemas(addressField, suggestionsSchema);

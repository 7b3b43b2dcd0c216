import type { Address, DeliveryInfo, Recipient, ShippingAndGiftOptionsRequest } from '@settee/domain';
import * as v from 'valibot';
import { lineItemSchema } from './cart.schemas.ts';
import { schemas } from './endpoint.ts';
import { cents, flag, noCardNumber, shortText, skuQuery, text, whole, writtenText } from './fields.ts';

/** Lengths are those of the form, SWATCH-35 to SWATCH-63; what is allowed inside is judged by `checkAddress`. */
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
  addressId: text,
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  address3: text,
  country: text,
  city: text,
  state: text,
  postalCode: text,
  dayPhone: text,
  emailAddress: text,
});

const serviceLevel = /* @__PURE__ */ v.picklist([1, 2, 3, 6, 7]);
const giftOptions = /* @__PURE__ */ v.object({
  isGift: flag,
  giftMessage: /* @__PURE__ */ v.pipe(v.string(), v.maxLength(400)),
});
const sentGiftOptions = /* @__PURE__ */ v.object({
  isGift: flag,
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
  isContactMeSelected: flag,
  selectedTrip: shortText,
  drivingDirections: shortText,
});

const sentTripBooking = /* @__PURE__ */ v.object({
  isContactMeSelected: flag,
  selectedTrip: shortText,
  drivingDirections: writtenText,
});

export const recipientSchema: v.GenericSchema<Recipient> = /* @__PURE__ */ v.object({
  id: text,
  addressId: text,
  giftOptions,
  bopsOptions,
  shipments: v.array(
    v.object({
      holidayHold: v.object(holidayHold),
      tripBooking,
      availableServiceLevels: v.array(v.object({ serviceLevel, label: text, charge: cents, edd: text })),
      selectedServiceLevel: serviceLevel,
      isShipCompleteVisible: flag,
      isShipCompleteSelected: flag,
      items: v.array(v.object({ id: text, isParcelShipping: flag, edd: text, isRemoved: flag, line: lineItemSchema })),
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
              isShipCompleteSelected: flag,
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
  Suggestions: v.array(v.object({ City: text, State: text, ZipCode: text })),
});

const deliveryInfoSchema: v.GenericSchema<DeliveryInfo> = /* @__PURE__ */ v.object({
  deliveryCharge: cents,
  freeShippingThreshold: v.nullable(cents),
  isFreeShipping: flag,
  zipCode: text,
  isCanada: flag,
  isLowRate: flag,
  addCharge: cents,
  shipThisItemCalculatedShipMethod: whole,
  deliveryDays: v.object({
    standard: text,
    poBox: text,
    fpoApo: text,
    twoDay: text,
    nextDay: text,
    nonContinental: text,
    rush: text,
    longDistance: text,
    basicFreight: text,
    giftCards: text,
  }),
});

export const getDeliveryInfo = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ sku: /* @__PURE__ */ v.optional(skuQuery) }),
  deliveryInfoSchema,
);
export const validateZip = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ zipCode: /* @__PURE__ */ v.pipe(v.string(), v.maxLength(20)) }),
  /* @__PURE__ */ v.object({ isValid: flag, message: text }),
);
export const validateAddress = /* @__PURE__ */ schemas(addressField, suggestionsSchema);

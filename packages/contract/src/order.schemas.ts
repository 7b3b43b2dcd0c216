import { tenderTypes, type CheckoutState, type OrderDetails, type PlaceOrderResponse } from '@settee/domain';
import * as v from 'valibot';
import { cartValidationSchema, lineItemSchema, orderSummarySchema } from './cart.schemas.ts';
import { addressField, addressSchema, giftOptionsRequest, recipientSchema } from './delivery.schemas.ts';
import { schemas } from './endpoint.ts';
import { cents, booleanSchema, noCardNumber, emptySchema, queryFlag, shortText, textSchema, texts } from './fields.ts';
import {
  cardPaymentField,
  cardTypeSchema,
  paymentDataSchema,
  savePaymentField,
  encryptedField,
} from './payment.schemas.ts';

export const checkoutSchema: v.GenericSchema<CheckoutState> = /* @__PURE__ */ v.object({
  basketId: textSchema,
  step: v.picklist([1, 2, 3, 4, 5]),
  shippingOptions: v.object({
    recipients: v.array(recipientSchema),
    pickupNotificationOptions: texts,
    notificationOptions: texts,
  }),
  accountInfo: v.object({
    isLoggedIn: booleanSchema,
    taxCertificateNumber: textSchema,
    shippingAddresses: v.array(addressSchema),
  }),
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
  requestVerificationToken: textSchema,
  errorType: v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  errorMessage: textSchema,
});

/** Result of the removal; on an error the shopper is redirected to the cart. VALID-16 */
const removalSchema = /* @__PURE__ */ v.object({ isSuccess: booleanSchema });

/** Converts a missing text to an empty one: ORDER-06 and ORDER-11 define the redirect. */
const emptyWhenMissing = /* @__PURE__ */ v.nullish(textSchema, '');

const placeOrderSchema: v.GenericSchema<unknown, PlaceOrderResponse> = /* @__PURE__ */ v.object({
  isSuccess: booleanSchema,
  message: emptyWhenMissing,
  redirectUrl: emptyWhenMissing,
});

export const orderDetailsSchema: v.GenericSchema<OrderDetails> = /* @__PURE__ */ v.object({
  orderNumber: textSchema,
  placedAt: textSchema,
  lineItems: v.array(lineItemSchema),
  orderSummary: orderSummarySchema,
  shippingAddress: addressSchema,
  billingAddress: addressSchema,
  cards: v.array(v.object({ type: cardTypeSchema, lastFour: textSchema, appliedAmount: cents })),
  plccOption: v.nullable(v.picklist([1, 2])),
  tenders: v.array(v.object({ kind: v.picklist(tenderTypes), number: textSchema, appliedAmount: cents })),
  taxCertificateNumber: textSchema,
  isGift: booleanSchema,
  giftMessage: textSchema,
  deliveryMessage: textSchema,
});

export const refreshCheckout = /* @__PURE__ */ schemas(emptySchema, checkoutSchema);
export const moveToShippingAndGiftOptions = /* @__PURE__ */ schemas(emptySchema, checkoutSchema);
export const moveToPaymentPage = /* @__PURE__ */ schemas(emptySchema, checkoutSchema);
export const moveToReviewPage = /* @__PURE__ */ schemas(emptySchema, checkoutSchema);
export const validateAndSaveAddress = /* @__PURE__ */ schemas(
  addressField,
  /* @__PURE__ */ v.object({
    /** `null` if the address is valid. */
    validation: v.nullable(
      v.object({ Suggestions: v.array(v.object({ City: textSchema, State: textSchema, ZipCode: textSchema })) }),
    ),
    savedAddress: v.nullable(addressSchema),
  }),
);
export const saveShippingAddress = /* @__PURE__ */ schemas(addressField, checkoutSchema);
export const saveShippingAndGiftOptions = /* @__PURE__ */ schemas(giftOptionsRequest, checkoutSchema);
export const updateGiftMessage = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    recipientId: shortText,
    message: /* @__PURE__ */ v.pipe(v.string(), v.maxLength(400), noCardNumber),
    isInitialTrigger: booleanSchema,
  }),
  checkoutSchema,
);
/** Not needed by an account that has one on file. README decision 19 */
const certificateNumber = /* @__PURE__ */ v.optional(shortText, '');

export const applyTaxExemption = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ taxExemption: queryFlag, certificateNumber }),
  checkoutSchema,
);
export const postTaxExemption = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ isTaxExemptionApplied: booleanSchema, certificateNumber }),
  checkoutSchema,
);
export const setTymPreferences = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ isOptIn: booleanSchema, isBilling: booleanSchema, address: addressField }),
  checkoutSchema,
);
export const saveBillingAddress = /* @__PURE__ */ schemas(addressField, checkoutSchema);
export const savePayment = /* @__PURE__ */ schemas(savePaymentField, checkoutSchema);
export const saveCreditCardToBasket = /* @__PURE__ */ schemas(cardPaymentField, checkoutSchema);
export const savePlccOfferSelection = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ selectedOption: v.picklist([1, 2]) }),
  checkoutSchema,
);
export const verifyCreditCard = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ cardData: v.object({ id: shortText, adyenCardData: encryptedField }) }),
  /* @__PURE__ */ v.object({ isSuccess: booleanSchema, errors: v.array(textSchema) }),
);
export const validateCart = /* @__PURE__ */ schemas(emptySchema, cartValidationSchema);
export const removeNlaItems = /* @__PURE__ */ schemas(emptySchema, removalSchema);
export const removeAllNlaItems = /* @__PURE__ */ schemas(emptySchema, removalSchema);
export const removePfasItems = /* @__PURE__ */ schemas(emptySchema, removalSchema);
export const removePersonalizedItems = /* @__PURE__ */ schemas(emptySchema, removalSchema);
export const removeInHousePersonalizedNlaItems = /* @__PURE__ */ schemas(emptySchema, removalSchema);
export const removeUnavailableInstallation = /* @__PURE__ */ schemas(emptySchema, booleanSchema);
export const placeOrder = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ adata: shortText, total: cents, reviewFingerprint: shortText }),
  placeOrderSchema,
);
export const getOrderDetails = /* @__PURE__ */ schemas(emptySchema, /* @__PURE__ */ v.nullable(orderDetailsSchema));

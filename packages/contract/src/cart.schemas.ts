import {
  type Cart,
  type CartLineItem,
  type CartValidation,
  type CheckoutStart,
  type DeliveryEstimates,
  donationLimits,
  type OrderSummary,
  type SharedCart,
} from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import {
  cents,
  booleanSchema,
  emptySchema,
  imageSchema,
  quantityField,
  shortText,
  skuField,
  skuQuery,
  textSchema,
  texts,
  integerSchema,
} from './fields.ts';

export const orderSummarySchema: v.GenericSchema<OrderSummary> = /* @__PURE__ */ v.object({
  merchandise: cents,
  discount: cents,
  shipping: cents,
  shippingSurcharge: cents,
  installation: cents,
  donation: cents,
  tax: cents,
  isEstimate: booleanSchema,
  total: cents,
  rewardsTotal: cents,
  rewardsExceedOrderTotalMessage: textSchema,
});

export const lineItemSchema: v.GenericSchema<CartLineItem> = /* @__PURE__ */ v.object({
  id: textSchema,
  isRemoved: booleanSchema,
  priceQuantityTotals: v.object({
    quantity: integerSchema,
    isQuantityDisabled: booleanSchema,
    unitPrice: cents,
    regularUnitPrice: cents,
    lineTotal: cents,
  }),
  shippingDeliveryOptions: v.object({
    isShipOptionVisible: booleanSchema,
    isStorePickupOptionVisible: booleanSchema,
    selectedShipOption: v.picklist(['standard', 'pickup']),
    shippingOption: v.object({ edd: textSchema, promoLinks: v.array(v.object({ text: textSchema, url: textSchema })) }),
    bopsOption: v.object({ edd: textSchema, pickupQuantityMessage: textSchema }),
    vendorDropShipUrl: textSchema,
  }),
  itemInfo: v.object({
    sku: integerSchema,
    name: textSchema,
    url: textSchema,
    picture: imageSchema,
    options: v.array(v.object({ label: textSchema, text: textSchema })),
    optionChoiceParameter: textSchema,
    availabilityMessage: textSchema,
    isDescriptionDisabled: booleanSchema,
    vendorDropShipMessage: textSchema,
    personalizationText: v.optional(textSchema),
    installationServiceType: v.optional(textSchema),
  }),
  installationService: v.nullable(v.object({ sku: integerSchema, title: textSchema, price: cents, total: cents })),
  isSaveForLaterEnabled: booleanSchema,
  priceChange: v.nullable(v.object({ was: cents, now: cents })),
  stockChange: v.optional(v.nullable(v.object({ was: integerSchema, now: integerSchema }))),
});

const pickupStoreSchema = /* @__PURE__ */ v.object({ locationId: integerSchema, name: textSchema, place: textSchema });

const cartSchema: v.GenericSchema<Cart> = /* @__PURE__ */ v.object({
  basketId: textSchema,
  lineItems: v.array(lineItemSchema),
  savedForLater: v.array(lineItemSchema),
  cartSummary: v.object({ discountCode: textSchema, taxZipCode: textSchema, itemCount: integerSchema }),
  orderSummary: orderSummarySchema,
  isGuest: booleanSchema,
  isInternational: booleanSchema,
  pickup: v.object({ store: v.nullable(pickupStoreSchema), stores: v.array(pickupStoreSchema) }),
  donation: v.nullable(
    v.object({
      id: textSchema,
      sku: integerSchema,
      name: textSchema,
      text: textSchema,
      amounts: v.array(cents),
      amount: cents,
    }),
  ),
  config: v.object({ isPromoEnabled: booleanSchema, isSaveForLaterEnabled: booleanSchema }),
  messages: texts,
  requestVerificationToken: textSchema,
});

/** Response of a cart mutation; an error has a message. CART-14, CART-15 */
const cartChangeSchema = /* @__PURE__ */ v.variant('isSuccess', [
  v.object({ isSuccess: v.literal(true) }),
  v.object({ isSuccess: v.literal(false), errorMessage: textSchema }),
]);
/** Response of a promo code mutation; `promoErrorMessage` has priority. CART-21, CART-22 */
const promoChangeSchema = /* @__PURE__ */ v.variant('isSuccess', [
  v.object({ isSuccess: v.literal(true) }),
  v.object({ isSuccess: v.literal(false), promoErrorMessage: textSchema, cartErrorMessage: textSchema }),
]);

const estimatesSchema: v.GenericSchema<DeliveryEstimates> = /* @__PURE__ */ v.object({
  lineItems: v.nullable(
    v.array(
      v.object({
        id: textSchema,
        isStorePickupOptionVisible: booleanSchema,
        shippingOption: v.object({ edd: textSchema }),
        bopsOption: v.object({ edd: textSchema, pickupQuantityMessage: textSchema }),
      }),
    ),
  ),
});

const lineId = /* @__PURE__ */ v.object({ id: shortText });

const startSchema: v.GenericSchema<CheckoutStart> = /* @__PURE__ */ v.object({
  isSuccess: booleanSchema,
  isGuest: booleanSchema,
  isInternational: booleanSchema,
  isLoggedIn: booleanSchema,
  redirectUrl: textSchema,
  popupUrl: textSchema,
  errorType: v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  errorMessage: textSchema,
  oversizedItems: v.array(
    v.object({
      title: textSchema,
      boxes: v.array(
        v.object({
          boxNumber: integerSchema,
          quantity: integerSchema,
          width: v.number(),
          depth: v.number(),
          height: v.number(),
        }),
      ),
    }),
  ),
});

const validationProblemSchema = /* @__PURE__ */ v.object({
  errorType: v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  errorMessage: textSchema,
  items: v.array(
    v.object({
      sku: integerSchema,
      title: textSchema,
      imagePath: textSchema,
      currentPrice: cents,
      quantity: integerSchema,
      availabilityMessage: textSchema,
      isCustomNla: booleanSchema,
      edd: textSchema,
    }),
  ),
});

export const cartValidationSchema: v.GenericSchema<CartValidation> = /* @__PURE__ */ v.object({
  ...validationProblemSchema.entries,
  problems: v.optional(v.array(validationProblemSchema)),
});

export const getCart = /* @__PURE__ */ schemas(emptySchema, cartSchema);
export const getCartItemCount = /* @__PURE__ */ schemas(
  emptySchema,
  /* @__PURE__ */ v.object({ cartItemCount: integerSchema }),
);
export const removeItem = /* @__PURE__ */ schemas(lineId, cartChangeSchema);
export const saveForLater = /* @__PURE__ */ schemas(lineId, cartChangeSchema);
export const moveToCart = /* @__PURE__ */ schemas(lineId, cartChangeSchema);
export const updateItem = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ id: shortText, quantity: quantityField }),
  cartChangeSchema,
);
export const applyZip = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ zipCode: /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(7)) }),
  cartChangeSchema,
);
export const acknowledgeChanges = /* @__PURE__ */ schemas(emptySchema, cartChangeSchema);

/** 43 random base64url characters. */
const shareId = /* @__PURE__ */ v.object({ shareId: /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });
const sharedCartSchema: v.GenericSchema<SharedCart> = /* @__PURE__ */ v.variant('state', [
  v.object({
    state: v.literal('here'),
    expiresAt: textSchema,
    items: v.array(
      v.object({
        sku: integerSchema,
        name: textSchema,
        url: textSchema,
        picture: imageSchema,
        options: v.array(v.object({ label: textSchema, text: textSchema })),
        quantity: integerSchema,
        unitPrice: cents,
        availabilityMessage: textSchema,
      }),
    ),
    goneNames: texts,
  }),
  v.object({
    state: v.literal('elsewhere'),
    brand: v.picklist(['main', 'cb2']),
    siteCulture: v.picklist(['USA', 'CANADA']),
  }),
  v.object({ state: v.literal('ended') }),
]);

export const shareCart = /* @__PURE__ */ schemas(
  emptySchema,
  /* @__PURE__ */ v.variant('isSuccess', [
    v.object({ isSuccess: v.literal(true), shareId: textSchema, expiresAt: textSchema }),
    v.object({ isSuccess: v.literal(false), errorMessage: textSchema }),
  ]),
);
export const getSharedCart = /* @__PURE__ */ schemas(shareId, sharedCartSchema);
export const addSharedCart = /* @__PURE__ */ schemas(
  shareId,
  /* @__PURE__ */ v.object({
    isSuccess: booleanSchema,
    addedItemCount: integerSchema,
    refused: v.array(v.object({ name: textSchema, reason: textSchema })),
  }),
);
export const updateShipMethod = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    id: shortText,
    shipMethod: v.picklist(['standard', 'pickup']),
    /** The store for pickup; without it the one of the cart. */
    locationId: v.optional(skuField),
  }),
  cartChangeSchema,
);
export const removeInstallationService = /* @__PURE__ */ schemas(lineId, cartChangeSchema);
export const addDonation = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    sku: skuField,
    amount: v.pipe(v.number(), v.integer(), v.minValue(donationLimits.min), v.maxValue(donationLimits.max)),
  }),
  cartChangeSchema,
);
export const applyPromo = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ promoCode: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
  promoChangeSchema,
);
export const removePromo = /* @__PURE__ */ schemas(emptySchema, promoChangeSchema);
export const getEstimatedDeliveryDate = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    locationId: /* @__PURE__ */ v.optional(skuQuery),
    zipCode: /* @__PURE__ */ v.optional(v.pipe(v.string(), v.maxLength(7)), ''),
  }),
  estimatesSchema,
);
export const startCheckout = /* @__PURE__ */ schemas(emptySchema, startSchema);

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
  flag,
  nothing,
  pictureSchema,
  quantityField,
  shortText,
  skuField,
  skuQuery,
  text,
  texts,
  whole,
} from './fields.ts';

export const orderSummarySchema: v.GenericSchema<OrderSummary> = /* @__PURE__ */ v.object({
  merchandise: cents,
  discount: cents,
  shipping: cents,
  shippingSurcharge: cents,
  installation: cents,
  donation: cents,
  tax: cents,
  isEstimate: flag,
  total: cents,
  rewardsTotal: cents,
  rewardsExceedOrderTotalMessage: text,
});

export const lineItemSchema: v.GenericSchema<CartLineItem> = /* @__PURE__ */ v.object({
  id: text,
  isRemoved: flag,
  priceQuantityTotals: v.object({
    quantity: whole,
    isQuantityDisabled: flag,
    unitPrice: cents,
    regularUnitPrice: cents,
    lineTotal: cents,
  }),
  shippingDeliveryOptions: v.object({
    isShipOptionVisible: flag,
    isStorePickupOptionVisible: flag,
    selectedShipOption: v.picklist(['standard', 'pickup']),
    shippingOption: v.object({ edd: text, promoLinks: v.array(v.object({ text, url: text })) }),
    bopsOption: v.object({ edd: text, pickupQuantityMessage: text }),
    vendorDropShipUrl: text,
  }),
  itemInfo: v.object({
    sku: whole,
    name: text,
    url: text,
    picture: pictureSchema,
    options: v.array(v.object({ label: text, text })),
    optionChoiceParameter: text,
    availabilityMessage: text,
    isDescriptionDisabled: flag,
    vendorDropShipMessage: text,
    personalizationText: v.optional(text),
    installationServiceType: v.optional(text),
  }),
  installationService: v.nullable(v.object({ sku: whole, title: text, price: cents, total: cents })),
  isSaveForLaterEnabled: flag,
  priceChange: v.nullable(v.object({ was: cents, now: cents })),
  stockChange: v.optional(v.nullable(v.object({ was: whole, now: whole }))),
});

const pickupStoreSchema = /* @__PURE__ */ v.object({ locationId: whole, name: text, place: text });

const cartSchema: v.GenericSchema<Cart> = /* @__PURE__ */ v.object({
  basketId: text,
  lineItems: v.array(lineItemSchema),
  savedForLater: v.array(lineItemSchema),
  cartSummary: v.object({ discountCode: text, taxZipCode: text, itemCount: whole }),
  orderSummary: orderSummarySchema,
  isGuest: flag,
  isInternational: flag,
  pickup: v.object({ store: v.nullable(pickupStoreSchema), stores: v.array(pickupStoreSchema) }),
  donation: v.nullable(v.object({ id: text, sku: whole, name: text, text, amounts: v.array(cents), amount: cents })),
  config: v.object({ isPromoEnabled: flag, isSaveForLaterEnabled: flag }),
  messages: texts,
  requestVerificationToken: text,
});

/** What a cart write answers; a refusal carries its message. CART-14, CART-15 */
const cartChangeSchema = /* @__PURE__ */ v.variant('isSuccess', [
  v.object({ isSuccess: v.literal(true) }),
  v.object({ isSuccess: v.literal(false), errorMessage: text }),
]);
/** What a promo write answers; `promoErrorMessage` is told first. CART-21, CART-22 */
const promoChangeSchema = /* @__PURE__ */ v.variant('isSuccess', [
  v.object({ isSuccess: v.literal(true) }),
  v.object({ isSuccess: v.literal(false), promoErrorMessage: text, cartErrorMessage: text }),
]);

const estimatesSchema: v.GenericSchema<DeliveryEstimates> = /* @__PURE__ */ v.object({
  lineItems: v.nullable(
    v.array(
      v.object({
        id: text,
        isStorePickupOptionVisible: flag,
        shippingOption: v.object({ edd: text }),
        bopsOption: v.object({ edd: text, pickupQuantityMessage: text }),
      }),
    ),
  ),
});

const lineId = /* @__PURE__ */ v.object({ id: shortText });

const startSchema: v.GenericSchema<CheckoutStart> = /* @__PURE__ */ v.object({
  isSuccess: flag,
  isGuest: flag,
  isInternational: flag,
  isLoggedIn: flag,
  redirectUrl: text,
  popupUrl: text,
  errorType: v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  errorMessage: text,
  oversizedItems: v.array(
    v.object({
      title: text,
      boxes: v.array(
        v.object({ boxNumber: whole, quantity: whole, width: v.number(), depth: v.number(), height: v.number() }),
      ),
    }),
  ),
});

const validationProblemSchema = /* @__PURE__ */ v.object({
  errorType: v.picklist([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  errorMessage: text,
  items: v.array(
    v.object({
      sku: whole,
      title: text,
      imagePath: text,
      currentPrice: cents,
      quantity: whole,
      availabilityMessage: text,
      isCustomNla: flag,
      edd: text,
    }),
  ),
});

export const cartValidationSchema: v.GenericSchema<CartValidation> = /* @__PURE__ */ v.object({
  ...validationProblemSchema.entries,
  problems: v.optional(v.array(validationProblemSchema)),
});

export const getCart = /* @__PURE__ */ schemas(nothing, cartSchema);
export const getCartItemCount = /* @__PURE__ */ schemas(nothing, /* @__PURE__ */ v.object({ cartItemCount: whole }));
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
export const acknowledgeChanges = /* @__PURE__ */ schemas(nothing, cartChangeSchema);

/** 43 letters of chance. */
const shareId = /* @__PURE__ */ v.object({ shareId: /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });
const sharedCartSchema: v.GenericSchema<SharedCart> = /* @__PURE__ */ v.variant('state', [
  v.object({
    state: v.literal('here'),
    expiresAt: text,
    items: v.array(
      v.object({
        sku: whole,
        name: text,
        url: text,
        picture: pictureSchema,
        options: v.array(v.object({ label: text, text })),
        quantity: whole,
        unitPrice: cents,
        availabilityMessage: text,
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
  nothing,
  /* @__PURE__ */ v.variant('isSuccess', [
    v.object({ isSuccess: v.literal(true), shareId: text, expiresAt: text }),
    v.object({ isSuccess: v.literal(false), errorMessage: text }),
  ]),
);
export const getSharedCart = /* @__PURE__ */ schemas(shareId, sharedCartSchema);
export const addSharedCart = /* @__PURE__ */ schemas(
  shareId,
  /* @__PURE__ */ v.object({
    isSuccess: flag,
    addedItemCount: whole,
    refused: v.array(v.object({ name: text, reason: text })),
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
    amount: v.pipe(v.number(), v.integer(), v.minValue(donationLimits.least), v.maxValue(donationLimits.most)),
  }),
  cartChangeSchema,
);
export const applyPromo = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ promoCode: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
  promoChangeSchema,
);
export const removePromo = /* @__PURE__ */ schemas(nothing, promoChangeSchema);
export const getEstimatedDeliveryDate = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    locationId: /* @__PURE__ */ v.optional(skuQuery),
    zipCode: /* @__PURE__ */ v.optional(v.pipe(v.string(), v.maxLength(7)), ''),
  }),
  estimatesSchema,
);
export const startCheckout = /* @__PURE__ */ schemas(nothing, startSchema);

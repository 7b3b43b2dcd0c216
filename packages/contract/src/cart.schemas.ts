import {
  type Cart,
  type CartLineItem,
  type CartValidation,
  type CheckoutStart,
  type DeliveryEstimates,
  type OrderSummary,
  type SharedCart,
} from '@settee/domain';
import * as v from 'valibot';
import { cents, booleanSchema, imageSchema, shortText, textSchema, texts, integerSchema } from './fields.ts';

export const orderSummarySchema: v.GenericSchema<OrderSummary> = v.object({
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

export const lineItemSchema: v.GenericSchema<CartLineItem> = v.object({
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
    giftCard: v.optional(
      v.object({ amount: cents, recipientEmail: textSchema, senderName: textSchema, message: textSchema }),
    ),
  }),
  installationService: v.nullable(v.object({ sku: integerSchema, title: textSchema, price: cents, total: cents })),
  isSaveForLaterEnabled: booleanSchema,
  priceChange: v.nullable(v.object({ was: cents, now: cents })),
  stockChange: v.optional(v.nullable(v.object({ was: integerSchema, now: integerSchema }))),
});

const pickupStoreSchema = v.object({ locationId: integerSchema, name: textSchema, place: textSchema });

export const cartSchema: v.GenericSchema<Cart> = v.object({
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
export const cartChangeSchema = v.variant('isSuccess', [
  v.object({ isSuccess: v.literal(true) }),
  v.object({ isSuccess: v.literal(false), errorMessage: textSchema }),
]);
/** Response of a promo code mutation; `promoErrorMessage` has priority. CART-21, CART-22 */
export const promoChangeSchema = v.variant('isSuccess', [
  v.object({ isSuccess: v.literal(true) }),
  v.object({ isSuccess: v.literal(false), promoErrorMessage: textSchema, cartErrorMessage: textSchema }),
]);

export const estimatesSchema: v.GenericSchema<DeliveryEstimates> = v.object({
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

export const lineId = v.object({ id: shortText });

export const startSchema: v.GenericSchema<CheckoutStart> = v.object({
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

const validationProblemSchema = v.object({
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

export const cartValidationSchema: v.GenericSchema<CartValidation> = v.object({
  ...validationProblemSchema.entries,
  problems: v.optional(v.array(validationProblemSchema)),
});

export const cartItemCountResponse = v.object({ cartItemCount: integerSchema });

/** 43 random base64url characters. */
export const shareId = v.object({
  shareId: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});
export const sharedCartSchema: v.GenericSchema<SharedCart> = v.variant('state', [
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

export const shareCartResponse = v.variant('isSuccess', [
  v.object({ isSuccess: v.literal(true), shareId: textSchema, expiresAt: textSchema }),
  v.object({ isSuccess: v.literal(false), errorMessage: textSchema }),
]);

export const addSharedCartResponse = v.object({
  isSuccess: booleanSchema,
  addedItemCount: integerSchema,
  notAdded: v.array(v.object({ name: textSchema, reason: textSchema })),
});

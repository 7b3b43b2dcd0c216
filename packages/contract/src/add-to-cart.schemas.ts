import type { AddToCartLineItem, CartConfirmation, ConfirmedItem, CustomConfirmation, FailedAdd } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import {
  cents,
  booleanSchema,
  longText,
  noCardNumber,
  imageSchema,
  quantityField,
  quantityQuery,
  shortText,
  skuField,
  skuQuery,
  textSchema,
  integerSchema,
} from './fields.ts';

export const confirmedItemSchema: v.GenericSchema<ConfirmedItem> = /* @__PURE__ */ v.object({
  sku: integerSchema,
  name: textSchema,
  isPersonalized: booleanSchema,
  formattedPrice: textSchema,
  quantity: integerSchema,
  imageUrl: textSchema,
  picture: imageSchema,
  options: v.array(v.object({ label: textSchema, text: textSchema })),
});

const confirmationSchema: v.GenericSchema<CartConfirmation> = /* @__PURE__ */ v.object({
  isSuccess: booleanSchema,
  isError: booleanSchema,
  items: v.array(confirmedItemSchema),
  addedItemCount: integerSchema,
  cartItemCount: integerSchema,
  subtotal: cents,
  shipping: cents,
  total: cents,
  isDiscountApplied: booleanSchema,
  isShowInstallationServiceLineItem: booleanSchema,
  installationServiceTotal: cents,
  isInstallationServiceSelectedForCurrentItems: booleanSchema,
  installationServiceType: textSchema,
  isShippingMessage: booleanSchema,
  shippingMessage: textSchema,
  isInHomeShippingMessage: booleanSchema,
  inHomeShippingMessage: textSchema,
  isThresholdShippingMessage: booleanSchema,
  thresholdShippingMessage: textSchema,
  cartIcon: textSchema,
  allCartItems: v.array(v.object({ sku: integerSchema })),
  crossSellUrl: textSchema,
  shipMethod: textSchema,
});

const failedAddSchema: v.GenericSchema<FailedAdd> = /* @__PURE__ */ v.object({
  isSuccess: v.literal(false),
  isError: booleanSchema,
  status: textSchema,
  errorMessage: textSchema,
});

/** ATC-01, ATC-02: what is left out is quantity 1, ship method standard. */
const newLineSchema: v.GenericSchema<Partial<AddToCartLineItem> & { Sku: number }, AddToCartLineItem> =
  /* @__PURE__ */ v.object({
    Sku: skuField,
    Quantity: v.optional(quantityField, 1),
    OptionChoiceParameter: v.optional(longText, ''),
    Location: v.optional(
      v.picklist(['', 'Carousel', 'plp', 'Furniture Add-On', 'material info flyout', 'Visualizer']),
      '',
    ),
    IsPickupSelected: v.optional(booleanSchema, false),
    GiftRegistryId: v.optional(shortText, ''),
    Position: v.optional(integerSchema, 0),
    TotalPositions: v.optional(integerSchema, 0),
    Url: v.optional(longText, ''),
    IsInstallationServiceRequired: v.optional(booleanSchema, false),
    InstallationServiceType: v.optional(shortText, ''),
    PersonalizationText: v.optional(/* @__PURE__ */ v.pipe(longText, noCardNumber), ''),
    IsPersonalized: v.optional(booleanSchema, false),
    PersonalizationId: v.optional(shortText, ''),
    ShipMethod: v.optional(v.picklist(['standard', 'pickup']), 'standard'),
  });

export const customConfirmationSchema: v.GenericSchema<CustomConfirmation> = /* @__PURE__ */ v.object({
  hasCustomOrderConfirmation: booleanSchema,
  message: textSchema,
  items: v.array(confirmedItemSchema),
});

const newLinesSchema = /* @__PURE__ */ v.pipe(v.array(newLineSchema), v.minLength(1), v.maxLength(50));
const addedSchema = /* @__PURE__ */ v.nullable(v.union([confirmationSchema, failedAddSchema]));

export const addToCart = /* @__PURE__ */ schemas(newLinesSchema, addedSchema);
export const addItems = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ items: newLinesSchema }), addedSchema);
export const getCustomConfirmation = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    sku: skuQuery,
    optionChoiceParameter: v.optional(longText, ''),
    quantity: v.optional(quantityQuery, 1),
  }),
  customConfirmationSchema,
);

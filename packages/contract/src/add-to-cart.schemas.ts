import type { AddToCartLineItem, CartConfirmation, ConfirmedItem, CustomConfirmation, FailedAdd } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import {
  cents,
  flag,
  longText,
  noCardNumber,
  pictureSchema,
  quantityField,
  quantityQuery,
  shortText,
  skuField,
  skuQuery,
  text,
  whole,
} from './fields.ts';

export const confirmedItemSchema: v.GenericSchema<ConfirmedItem> = /* @__PURE__ */ v.object({
  sku: whole,
  name: text,
  isPersonalized: flag,
  formattedPrice: text,
  quantity: whole,
  imageUrl: text,
  picture: pictureSchema,
  options: v.array(v.object({ label: text, text })),
});

const confirmationSchema: v.GenericSchema<CartConfirmation> = /* @__PURE__ */ v.object({
  isSuccess: flag,
  isError: flag,
  items: v.array(confirmedItemSchema),
  addedItemCount: whole,
  cartItemCount: whole,
  subtotal: cents,
  shipping: cents,
  total: cents,
  isDiscountApplied: flag,
  isShowInstallationServiceLineItem: flag,
  installationServiceTotal: cents,
  isInstallationServiceSelectedForCurrentItems: flag,
  installationServiceType: text,
  isShippingMessage: flag,
  shippingMessage: text,
  isInHomeShippingMessage: flag,
  inHomeShippingMessage: text,
  isThresholdShippingMessage: flag,
  thresholdShippingMessage: text,
  cartIcon: text,
  allCartItems: v.array(v.object({ sku: whole })),
  crossSellUrl: text,
  shipMethod: text,
});

const failedAddSchema: v.GenericSchema<FailedAdd> = /* @__PURE__ */ v.object({
  isSuccess: v.literal(false),
  isError: flag,
  status: text,
  errorMessage: text,
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
    IsPickupSelected: v.optional(flag, false),
    GiftRegistryId: v.optional(shortText, ''),
    Position: v.optional(whole, 0),
    TotalPositions: v.optional(whole, 0),
    Url: v.optional(longText, ''),
    IsInstallationServiceRequired: v.optional(flag, false),
    InstallationServiceType: v.optional(shortText, ''),
    PersonalizationText: v.optional(/* @__PURE__ */ v.pipe(longText, noCardNumber), ''),
    IsPersonalized: v.optional(flag, false),
    PersonalizationId: v.optional(shortText, ''),
    ShipMethod: v.optional(v.picklist(['standard', 'pickup']), 'standard'),
  });

export const customConfirmationSchema: v.GenericSchema<CustomConfirmation> = /* @__PURE__ */ v.object({
  hasCustomOrderConfirmation: flag,
  message: text,
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

import type { AddToCartLineItem, CartConfirmation, ConfirmedItem, CustomConfirmation, FailedAdd } from '@settee/domain';
import * as v from 'valibot';
import {
  cents,
  booleanSchema,
  longText,
  noCardNumber,
  imageSchema,
  quantityField,
  shortText,
  skuField,
  textSchema,
  integerSchema,
} from './fields.ts';

export const confirmedItemSchema: v.GenericSchema<ConfirmedItem> = v.object({
  sku: integerSchema,
  name: textSchema,
  isPersonalized: booleanSchema,
  formattedPrice: textSchema,
  quantity: integerSchema,
  imageUrl: textSchema,
  picture: imageSchema,
  options: v.array(v.object({ label: textSchema, text: textSchema })),
});

const confirmationSchema: v.GenericSchema<CartConfirmation> = v.object({
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

const failedAddSchema: v.GenericSchema<FailedAdd> = v.object({
  isSuccess: v.literal(false),
  isError: booleanSchema,
  status: textSchema,
  errorMessage: textSchema,
});

const giftCardRequestSchema = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  recipientEmail: shortText,
  senderName: v.pipe(shortText, noCardNumber),
  message: v.pipe(longText, noCardNumber),
});

/** Defaults: quantity 1, ship method standard. ATC-01, ATC-02 */
const newLineSchema: v.GenericSchema<Partial<AddToCartLineItem> & { Sku: number }, AddToCartLineItem> = v.object({
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
  PersonalizationText: v.optional(v.pipe(longText, noCardNumber), ''),
  IsPersonalized: v.optional(booleanSchema, false),
  PersonalizationId: v.optional(shortText, ''),
  ShipMethod: v.optional(v.picklist(['standard', 'pickup']), 'standard'),
  GiftCard: v.optional(giftCardRequestSchema),
  LineId: v.optional(v.pipe(shortText, v.uuid())),
});

export const customConfirmationSchema: v.GenericSchema<CustomConfirmation> = v.object({
  hasCustomOrderConfirmation: booleanSchema,
  message: textSchema,
  items: v.array(confirmedItemSchema),
});

export const newLinesSchema = v.pipe(v.array(newLineSchema), v.minLength(1), v.maxLength(50));
export const addedSchema = v.nullable(v.union([confirmationSchema, failedAddSchema]));

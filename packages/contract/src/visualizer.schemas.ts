import {
  type LineDimensions,
  parsedJson,
  type PricedProduct,
  maxPricedSkus,
  type RoomProduct,
  type RoomPieces,
  type SkuAvailability,
  type SkuPricing,
} from '@settee/domain';
import * as v from 'valibot';
import { customConfirmationSchema } from './add-to-cart.schemas.ts';
import {
  cents,
  booleanSchema,
  longText,
  imageSchema,
  quantityField,
  skuField,
  textSchema,
  integerSchema,
} from './fields.ts';

const status = v.picklist([0, 1, 2, 3, 4, 5, 6, 7]);
const skuAvailabilitySchema: v.GenericSchema<SkuAvailability> = v.object({
  isLocal: booleanSchema,
  isInternational: booleanSchema,
  isCanada: booleanSchema,
  isParcelShipping: booleanSchema,
  shopButtonGroup: v.picklist(['addToCart', 'none']),
  message: textSchema,
  selectedOption: v.picklist(['standard', 'pickup']),
  nlaCarouselDto: v.nullable(v.object({ sku: integerSchema })),
  availabilityOmsModel: v.object({
    pickupStatus: status,
    deliveryStatus: status,
    isVendorDropShip: booleanSchema,
    isAvailableOnline: booleanSchema,
    messages: v.object({
      deliveryEddMessage: textSchema,
      pickupEddMessage: textSchema,
      pickupQuantityMessage: textSchema,
    }),
  }),
  productPurchaseMessage: textSchema,
});

/** Length of a side, in the unit of the dimensions. */
const side = v.nullable(v.number());
const dimensionsSchema: v.GenericSchema<LineDimensions> = v.object({
  depth: side,
  height: side,
  width: side,
  diameter: side,
  systemOfMeasure: v.picklist([1, 2]),
});

/** Priced item in the room; unit prices in cents. VIZ-20 */
const productSchema: v.GenericSchema<PricedProduct> = v.object({
  sku: integerSchema,
  name: textSchema,
  productUrl: textSchema,
  imageUrl: textSchema,
  picture: v.nullable(imageSchema),
  dimensions: dimensionsSchema,
  quantity: integerSchema,
  unitFormattedPrice: textSchema,
  unitCurrentPrice: cents,
  unitRegularPrice: cents,
  priceTypeCode: v.picklist(['regular', 'sale']),
  availabilityMessage: textSchema,
  stockStatus: v.picklist(['inStock', 'backOrder', 'outOfStock']),
  isBackOrder: booleanSchema,
  backOrderMessage: textSchema,
  backOrderMessageDays: integerSchema,
  optionChoiceParameter: textSchema,
  chosen: v.array(v.object({ label: textSchema, text: textSchema })),
  isInvalid: booleanSchema,
  availability: skuAvailabilitySchema,
});

export const skuPricingSchema: v.GenericSchema<SkuPricing> = v.object({
  products: v.array(productSchema),
  totalFormattedPrice: textSchema,
  customOrderConfirmation: customConfirmationSchema,
  hasInvalidSkus: booleanSchema,
  invalidSkuMessage: textSchema,
});

/** `optionChoiceParameter` is an addition. */
const pricedSkus = v.pipe(
  v.array(v.object({ sku: skuField, quantity: quantityField, optionChoiceParameter: v.optional(longText, '') })),
  v.minLength(1),
  v.maxLength(maxPricedSkus),
);
/** A list in a query is JSON. */
export const skusQuery = v.union([
  pricedSkus,
  v.pipe(
    v.string(),
    v.maxLength(6000),
    v.transform((written) => parsedJson(written, Array.isArray)),
    pricedSkus,
  ),
]);

const pieceSchema: v.GenericSchema<RoomProduct> = v.object({
  sku: integerSchema,
  name: textSchema,
  modelUrl: textSchema,
  width: v.number(),
  depth: v.number(),
  height: v.number(),
  covers: v.record(v.string(), textSchema),
  kind: v.picklist(['floor', 'table', 'rug', 'wall', 'ceiling']),
});
export const piecesSchema: v.GenericSchema<RoomPieces> = v.object({
  primary: pieceSchema,
  others: v.array(pieceSchema),
});

import {
  type LineDimensions,
  type PricedProduct,
  pricedSkusLimit,
  type RoomPiece,
  type RoomPieces,
  type SkuAvailability,
  type SkuPricing,
} from '@settee/domain';
import * as v from 'valibot';
import { customConfirmationSchema } from './add-to-cart.schemas.ts';
import { schemas } from './endpoint.ts';
import { cents, flag, longText, pictureSchema, quantityField, skuField, skuQuery, text, whole } from './fields.ts';

const status = /* @__PURE__ */ v.picklist([0, 1, 2, 3, 4, 5, 6, 7]);
const skuAvailabilitySchema: v.GenericSchema<SkuAvailability> = /* @__PURE__ */ v.object({
  isLocal: flag,
  isInternational: flag,
  isCanada: flag,
  isParcelShipping: flag,
  shopButtonGroup: v.picklist(['addToCart', 'none']),
  message: text,
  selectedOption: v.picklist(['standard', 'pickup']),
  nlaCarouselDto: v.nullable(v.object({ sku: whole })),
  availabilityOmsModel: v.object({
    pickupStatus: status,
    deliveryStatus: status,
    isVendorDropShip: flag,
    isAvailableOnline: flag,
    messages: v.object({ deliveryEddMessage: text, pickupEddMessage: text, pickupQuantityMessage: text }),
  }),
  productPurchaseMessage: text,
});

/** A side in the unit that goes with it. */
const side = /* @__PURE__ */ v.nullable(v.number());
const dimensionsSchema: v.GenericSchema<LineDimensions> = /* @__PURE__ */ v.object({
  depth: side,
  height: side,
  width: side,
  diameter: side,
  systemOfMeasure: v.picklist([1, 2]),
});

/** VIZ-20 */
const productSchema: v.GenericSchema<PricedProduct> = /* @__PURE__ */ v.object({
  sku: whole,
  name: text,
  productUrl: text,
  imageUrl: text,
  picture: v.nullable(pictureSchema),
  dimensions: dimensionsSchema,
  quantity: whole,
  unitFormattedPrice: text,
  unitCurrentPrice: cents,
  unitRegularPrice: cents,
  priceTypeCode: v.picklist(['regular', 'sale']),
  availabilityMessage: text,
  stockStatus: v.picklist(['inStock', 'backOrder', 'outOfStock']),
  isBackOrder: flag,
  backOrderMessage: text,
  backOrderMessageDays: whole,
  optionChoiceParameter: text,
  chosen: v.array(v.object({ label: text, text })),
  isInvalid: flag,
  availability: skuAvailabilitySchema,
});

const skuPricingSchema: v.GenericSchema<SkuPricing> = /* @__PURE__ */ v.object({
  products: v.array(productSchema),
  totalFormattedPrice: text,
  customOrderConfirmation: customConfirmationSchema,
  hasInvalidSkus: flag,
  invalidSkuMessage: text,
});

/** `optionChoiceParameter` is ours. */
const pricedSkus = /* @__PURE__ */ v.pipe(
  v.array(v.object({ sku: skuField, quantity: quantityField, optionChoiceParameter: v.optional(longText, '') })),
  v.minLength(1),
  v.maxLength(pricedSkusLimit),
);
function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
/** A list in a query is written as JSON. */
const skusQuery = /* @__PURE__ */ v.union([
  pricedSkus,
  v.pipe(v.string(), v.maxLength(6000), v.transform(parsed), pricedSkus),
]);

const pieceSchema: v.GenericSchema<RoomPiece> = /* @__PURE__ */ v.object({
  sku: whole,
  name: text,
  modelUrl: text,
  width: v.number(),
  depth: v.number(),
  height: v.number(),
  covers: v.record(v.string(), text),
  kind: v.picklist(['floor', 'table', 'rug', 'wall', 'ceiling']),
});
const piecesSchema: v.GenericSchema<RoomPieces> = /* @__PURE__ */ v.object({
  primary: pieceSchema,
  others: v.array(pieceSchema),
});

export const getSkuData = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    skus: skusQuery,
    zipCode: v.optional(/* @__PURE__ */ v.pipe(v.string(), v.maxLength(7)), ''),
  }),
  skuPricingSchema,
);
export const getRoomPieces = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ sku: skuQuery }), piecesSchema);

import type { CarouselItem, CartRecommendations } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { booleanSchema, imageSchema, shortText, skuField, skuQuery, textSchema, integerSchema } from './fields.ts';

const itemSchema: v.GenericSchema<CarouselItem> = /* @__PURE__ */ v.object({
  sku: integerSchema,
  name: textSchema,
  navigateUrl: textSchema,
  imagePath: textSchema,
  imagePathHiRes: textSchema,
  formattedPrice: textSchema,
  isPriceFrom: booleanSchema,
  optionChoiceParameter: textSchema,
  customOrderConfirmation: v.object({ hasCustomOrderConfirmation: booleanSchema }),
  picture: v.nullable(imageSchema),
});
const itemsSchema = /* @__PURE__ */ v.array(itemSchema);

/** XSELL-09: what the callback's name cannot hold is replaced. */
const byItem = /* @__PURE__ */ v.object({ item: skuQuery, callback: v.optional(shortText, '') });

const forCartSchema: v.GenericSchema<CartRecommendations> = /* @__PURE__ */ v.object({
  youMayAlsoWant: itemsSchema,
  peopleAlsoBought: itemsSchema,
});

export const getAlsoViewed = /* @__PURE__ */ schemas(byItem, itemsSchema);
export const getAlsoBought = /* @__PURE__ */ schemas(byItem, itemsSchema);
export const getAddOns = /* @__PURE__ */ schemas(byItem, itemsSchema);
export const getRegistryAddOns = /* @__PURE__ */ schemas(byItem, itemsSchema);
export const getForCart = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ skus: v.pipe(v.array(skuField), v.maxLength(200)) }),
  forCartSchema,
);

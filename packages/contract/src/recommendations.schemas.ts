import type { CarouselItem, CartRecommendations } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { flag, pictureSchema, shortText, skuField, skuQuery, text, whole } from './fields.ts';

const itemSchema: v.GenericSchema<CarouselItem> = /* @__PURE__ */ v.object({
  sku: whole,
  name: text,
  navigateUrl: text,
  imagePath: text,
  imagePathHiRes: text,
  formattedPrice: text,
  isPriceFrom: flag,
  optionChoiceParameter: text,
  customOrderConfirmation: v.object({ hasCustomOrderConfirmation: flag }),
  picture: v.nullable(pictureSchema),
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

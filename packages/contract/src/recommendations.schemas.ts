import type { CarouselItem, CartRecommendations } from '@settee/domain';
import * as v from 'valibot';
import { booleanSchema, imageSchema, shortText, skuQuery, textSchema, integerSchema } from './fields.ts';

const itemSchema: v.GenericSchema<CarouselItem> = v.object({
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
export const itemsSchema = v.array(itemSchema);

/** Characters that a callback name cannot contain are replaced. XSELL-09 */
export const byItem = v.object({ item: skuQuery, callback: v.optional(shortText, '') });

export const forCartSchema: v.GenericSchema<CartRecommendations> = v.object({
  youMayAlsoWant: itemsSchema,
  peopleAlsoBought: itemsSchema,
});

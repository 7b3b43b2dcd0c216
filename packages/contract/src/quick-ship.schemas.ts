import type { QuickShip, QuickShipChoice, QuickShipItem } from '@settee/domain';
import * as v from 'valibot';
import { imageSchema, textSchema, integerSchema } from './fields.ts';
import { choiceImages, optionTypeSchema } from './options.schemas.ts';

const choiceSchema: v.GenericSchema<QuickShipChoice> = v.object({
  optionCode: integerSchema,
  optionType: optionTypeSchema,
  selectedChoice: v.object({ code: integerSchema, title: textSchema, text: textSchema, images: choiceImages }),
  source: v.picklist([0, 1]),
  optionSequence: integerSchema,
});
/** QSHIP-05; `picture` is an addition. */
const itemSchema: v.GenericSchema<QuickShipItem> = v.object({
  title: textSchema,
  priceDisplayString: textSchema,
  images: choiceImages,
  sku: integerSchema,
  availabilityDisplayString: textSchema,
  selectedOptionChoices: v.array(choiceSchema),
  picture: imageSchema,
});
/** `zipCode` is an addition to the requirement. */
export const quickShipSchema: v.GenericSchema<QuickShip> = v.object({
  availableItems: v.array(itemSchema),
  backorderedItems: v.array(itemSchema),
  inStockMessage: textSchema,
  backorderedMessage: textSchema,
  zipCode: textSchema,
});

import type { ChoiceImages, QuickShip, QuickShipChoice, QuickShipItem } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { imageSchema, skuQuery, textSchema, integerSchema } from './fields.ts';

const imagesSchema: v.GenericSchema<ChoiceImages> = /* @__PURE__ */ v.object({
  desktop: textSchema,
  desktopHiRes: textSchema,
  mobile: textSchema,
  mobileHiRes: textSchema,
});
const choiceSchema: v.GenericSchema<QuickShipChoice> = /* @__PURE__ */ v.object({
  optionCode: integerSchema,
  optionType: v.picklist([
    'depth',
    'size',
    'leg',
    'fabric',
    'leather',
    'color',
    'cushion',
    'seatConfiguration',
    'image',
  ]),
  selectedChoice: v.object({ code: integerSchema, title: textSchema, text: textSchema, images: imagesSchema }),
  source: v.picklist([0, 1]),
  optionSequence: integerSchema,
});
/** QSHIP-05; `picture` is ours. */
const itemSchema: v.GenericSchema<QuickShipItem> = /* @__PURE__ */ v.object({
  title: textSchema,
  priceDisplayString: textSchema,
  images: imagesSchema,
  sku: integerSchema,
  availabilityDisplayString: textSchema,
  selectedOptionChoices: v.array(choiceSchema),
  picture: imageSchema,
});
/** `zipCode` is ours. */
const quickShipSchema: v.GenericSchema<QuickShip> = /* @__PURE__ */ v.object({
  availableItems: v.array(itemSchema),
  backorderedItems: v.array(itemSchema),
  inStockMessage: textSchema,
  backorderedMessage: textSchema,
  zipCode: textSchema,
});

export const getQuickShip = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ sku: skuQuery }), quickShipSchema);

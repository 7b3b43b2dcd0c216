import type { ChoiceImages, QuickShip, QuickShipChoice, QuickShipItem } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { pictureSchema, skuQuery, text, whole } from './fields.ts';

const imagesSchema: v.GenericSchema<ChoiceImages> = /* @__PURE__ */ v.object({
  desktop: text,
  desktopHiRes: text,
  mobile: text,
  mobileHiRes: text,
});
const choiceSchema: v.GenericSchema<QuickShipChoice> = /* @__PURE__ */ v.object({
  optionCode: whole,
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
  selectedChoice: v.object({ code: whole, title: text, text, images: imagesSchema }),
  source: v.picklist([0, 1]),
  optionSequence: whole,
});
/** QSHIP-05; `picture` is ours. */
const itemSchema: v.GenericSchema<QuickShipItem> = /* @__PURE__ */ v.object({
  title: text,
  priceDisplayString: text,
  images: imagesSchema,
  sku: whole,
  availabilityDisplayString: text,
  selectedOptionChoices: v.array(choiceSchema),
  picture: pictureSchema,
});
/** `zipCode` is ours. */
const quickShipSchema: v.GenericSchema<QuickShip> = /* @__PURE__ */ v.object({
  availableItems: v.array(itemSchema),
  backorderedItems: v.array(itemSchema),
  inStockMessage: text,
  backorderedMessage: text,
  zipCode: text,
});

export const getQuickShip = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ sku: skuQuery }), quickShipSchema);

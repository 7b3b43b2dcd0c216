import {
  hasCardNumber,
  type MonogrammingConfirmation,
  type MonogrammingRequest,
  type PersonalizationError,
  type PersonalizationOffer,
  type RenderedDesign,
} from '@settee/domain';
import * as v from 'valibot';
import { confirmedItemSchema } from './add-to-cart.schemas.ts';
import {
  cardNumberError,
  cents,
  booleanSchema,
  imageSchema,
  quantityField,
  shortText,
  skuField,
  textSchema,
  texts,
  integerSchema,
} from './fields.ts';

/** Longer than any valid design; limits bound the size of a request body. */
const typedText = v.pipe(v.string(), v.maxLength(200));

export const designSchema: v.GenericSchema<MonogrammingRequest['design']> = v.object({
  templateName: shortText,
  sku: skuField,
  locationName: shortText,
  personalization: v.pipe(
    v.array(v.object({ elementName: shortText, text: typedText, textcolor: shortText, font: shortText })),
    v.minLength(1),
    v.maxLength(10),
  ),
});
export const requestSchema: v.GenericSchema<MonogrammingRequest> = v.object({
  quantity: quantityField,
  orderType: shortText,
  profileGuid: shortText,
  design: v.pipe(
    designSchema,
    v.check(
      ({ personalization }) => personalization.every(({ text: typed }) => !hasCardNumber(typed)),
      cardNumberError,
    ),
  ),
});

const errorSchema: v.GenericSchema<PersonalizationError | null> = v.nullable(
  v.object({ businessErrorCode: textSchema, businessErrorDescription: textSchema, profaneTexts: texts }),
);
export const renderedSchema: v.GenericSchema<RenderedDesign> = v.object({
  imageUrl: textSchema,
  hasError: booleanSchema,
  error: errorSchema,
});
export const confirmationSchema: v.GenericSchema<MonogrammingConfirmation> = v.object({
  hasCustomOrderConfirmation: booleanSchema,
  message: textSchema,
  items: v.array(confirmedItemSchema),
  personalizationId: textSchema,
  error: errorSchema,
});

export const offerSchema: v.GenericSchema<PersonalizationOffer> = v.object({
  type: v.picklist([0, 100, 700, 705]),
  templateName: textSchema,
  locations: texts,
  elementNames: texts,
  fonts: v.array(
    v.object({
      code: textSchema,
      name: textSchema,
      imageUrl: textSchema,
      fontAttributes: v.object({ validationRegEx: textSchema, minLength: integerSchema, maxLength: integerSchema }),
    }),
  ),
  colors: v.array(v.object({ code: textSchema, name: textSchema, color: textSchema })),
  price: cents,
  picture: imageSchema,
});

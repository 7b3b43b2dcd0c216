import { hasCardNumber, type ResponsiveImage, type ImageFiles, type ProductSummary } from '@settee/domain';
import * as v from 'valibot';

export const textSchema = v.string();
export const booleanSchema = v.boolean();
export const integerSchema = v.pipe(v.number(), v.integer());
export const cents = integerSchema;
export const texts = v.array(textSchema);

/** Input of at most 100 characters; limits bound the size of a request body. */
export const shortText = v.pipe(v.string(), v.maxLength(100));
/** Input of at most 1,000 characters. */
export const longText = v.pipe(v.string(), v.maxLength(1000));
/** Error message of status 400 for a text that contains a card number. */
export const cardNumberError = 'May not hold a card number.';
/** Rejects card numbers in text that is stored and read by people. */
export const noCardNumber = v.check<string, string>((text) => !hasCardNumber(text), cardNumberError);
/** SKU in a body. */
export const skuField = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
/** SKU in a query. */
export const skuQuery = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
  v.transform(Number),
  skuField,
);
/** Id of a stored row in a body. */
export const idField = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
/** The same, or 0 for none. */
export const noneOrIdField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** Code in a body. */
export const codeField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));
/** Code in a query. */
export const codeQuery = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
  v.transform(Number),
  v.number(),
  v.integer(),
  v.minValue(0),
);
/** Choice codes in a query, such as `1201,1202`; at most 24. */
export const codesQuery = v.pipe(longText, v.regex(/^(\d{1,9}(,\d{1,9}){0,23})?$/));
/** Boolean in a query. */
export const queryFlag = v.union([
  booleanSchema,
  v.pipe(
    v.string(),
    v.transform((typed) => typed === 'true'),
  ),
]);
export const quantityField = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
/** Quantity in a query. */
export const quantityQuery = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,2}$/))]),
  v.transform(Number),
  quantityField,
);
export const emptySchema = v.object({});

export const widthSchema = v.object({ width: integerSchema, url: textSchema });
export const widthsSchema = v.array(widthSchema);
const imageFilesSchema: v.GenericSchema<ImageFiles> = v.object({
  avif: widthsSchema,
  webp: widthSchema,
});
export const imageSchema: v.GenericSchema<ResponsiveImage> = v.object({
  alt: textSchema,
  width: integerSchema,
  height: integerSchema,
  color: textSchema,
  placeholder: textSchema,
  avif: widthsSchema,
  webp: widthSchema,
  overlay: v.optional(imageFilesSchema),
});

export const productSummarySchema: v.GenericSchema<ProductSummary> = v.object({
  sku: integerSchema,
  name: textSchema,
  note: textSchema,
  url: textSchema,
  currentPrice: cents,
  regularPrice: cents,
  isPriceFrom: booleanSchema,
  flag: v.nullable(v.picklist(['new', 'sale'])),
  picture: imageSchema,
  hoverPicture: v.nullable(imageSchema),
  swatches: v.array(v.object({ label: textSchema, color: textSchema })),
  moreSwatches: integerSchema,
  rating: v.nullable(v.object({ average: v.number(), count: integerSchema })),
  shown: v.object({ sku: integerSchema, optionChoiceParameter: textSchema }),
});

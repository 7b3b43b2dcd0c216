import { hasCardNumber, type ResponsiveImage, type ImageFiles, type ProductSummary } from '@settee/domain';
import * as v from 'valibot';

export const textSchema = /* @__PURE__ */ v.string();
export const booleanSchema = /* @__PURE__ */ v.boolean();
export const integerSchema = /* @__PURE__ */ v.pipe(v.number(), v.integer());
export const cents = integerSchema;
export const texts = /* @__PURE__ */ v.array(textSchema);

/** Input of at most 100 characters; limits bound the size of a request body. */
export const shortText = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(100));
/** Input of at most 1,000 characters. */
export const longText = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(1000));
/** Error message of status 400 for a text that contains a card number. */
export const cardNumberError = 'May not hold a card number.';
/** Rejects card numbers in text that is stored and read by people. */
export const noCardNumber = /* @__PURE__ */ v.check<string, string>((text) => !hasCardNumber(text), cardNumberError);
/** SKU in a body. */
export const skuField = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
/** SKU in a query. */
export const skuQuery = /* @__PURE__ */ v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
  v.transform(Number),
  skuField,
);
/** Id of a stored row in a body. */
export const idField = /* @__PURE__ */ v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);
/** The same, or 0 for none. */
export const noneOrIdField = /* @__PURE__ */ v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** Code in a body. */
export const codeField = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));
/** Code in a query. */
export const codeQuery = /* @__PURE__ */ v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
  v.transform(Number),
  v.number(),
  v.integer(),
  v.minValue(0),
);
/** Choice codes in a query, such as `1201,1202`; at most 24. */
export const codesQuery = /* @__PURE__ */ v.pipe(longText, v.regex(/^(\d{1,9}(,\d{1,9}){0,23})?$/));
/** Boolean in a query. */
export const queryFlag = /* @__PURE__ */ v.union([
  booleanSchema,
  /* @__PURE__ */ v.pipe(
    v.string(),
    v.transform((typed) => typed === 'true'),
  ),
]);
export const quantityField = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
/** Quantity in a query. */
export const quantityQuery = /* @__PURE__ */ v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,2}$/))]),
  v.transform(Number),
  quantityField,
);
export const emptySchema = /* @__PURE__ */ v.object({});

export const widthSchema = /* @__PURE__ */ v.object({ width: integerSchema, url: textSchema });
export const widthsSchema = /* @__PURE__ */ v.array(widthSchema);
const imageFilesSchema: v.GenericSchema<ImageFiles> = /* @__PURE__ */ v.object({
  avif: widthsSchema,
  webp: widthSchema,
});
export const imageSchema: v.GenericSchema<ResponsiveImage> = /* @__PURE__ */ v.object({
  alt: textSchema,
  width: integerSchema,
  height: integerSchema,
  color: textSchema,
  placeholder: textSchema,
  avif: widthsSchema,
  webp: widthSchema,
  overlay: v.optional(imageFilesSchema),
});

export const productSummarySchema: v.GenericSchema<ProductSummary> = /* @__PURE__ */ v.object({
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

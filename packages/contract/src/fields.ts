import { hasCardNumber, type ResponsiveImage, type ImageFiles, type ProductSummary } from '@settee/domain';
import * as v from 'valibot';

/** Texts are bounded so that no body can be blown up. */
export const textSchema = /* @__PURE__ */ v.string();
export const booleanSchema = /* @__PURE__ */ v.boolean();
export const integerSchema = /* @__PURE__ */ v.pipe(v.number(), v.integer());
export const cents = integerSchema;
export const texts = /* @__PURE__ */ v.array(textSchema);

/** An input text of at most 100 characters. */
export const shortText = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(100));
/** An input text of at most 1,000 characters. */
export const longText = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(1000));
/** Error message of status 400 for a text that contains a card number. */
export const cardNumberError = 'May not hold a card number.';
/** No card number: a text like this is stored and read by people. */
export const noCardNumber = /* @__PURE__ */ v.check<string, string>((text) => !hasCardNumber(text), cardNumberError);
/** Text that a shopper writes to another person, at most 100 characters. */
export const writtenText = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(100), noCardNumber);
/** A sku in a body. */
export const skuField = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
/** A sku in a query. */
export const skuQuery = /* @__PURE__ */ v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
  v.transform(Number),
  skuField,
);
/** A code in a body. */
export const codeField = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));
/** A code in a query. */
export const codeQuery = /* @__PURE__ */ v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))]),
  v.transform(Number),
  v.number(),
  v.integer(),
  v.minValue(0),
);
/** Choice codes in a query, such as `1201,1202`: none, or 24 at most. */
export const codesQuery = /* @__PURE__ */ v.pipe(longText, v.regex(/^(\d{1,9}(,\d{1,9}){0,23})?$/));
/** Yes or no in a query. */
export const queryFlag = /* @__PURE__ */ v.union([
  booleanSchema,
  /* @__PURE__ */ v.pipe(
    v.string(),
    v.transform((typed) => typed === 'true'),
  ),
]);
export const quantityField = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
/** A quantity in a query. */
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
});

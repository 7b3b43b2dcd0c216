import {
  type CategorySummary,
  type Comparison,
  type HomePage,
  type Listing,
  listingSorts,
  productFacetKeys,
  type SearchResults,
  type SearchSuggestions,
} from '@settee/domain';
import * as v from 'valibot';
import {
  booleanSchema,
  codeQuery,
  imageSchema,
  integerSchema,
  longText,
  productSummarySchema,
  textSchema,
} from './fields.ts';
import { afterSaleSchema, dimensionSchema } from './options.schemas.ts';

const categorySchema: v.GenericSchema<CategorySummary> = /* @__PURE__ */ v.object({
  code: textSchema,
  title: textSchema,
  url: textSchema,
  count: integerSchema,
  picture: imageSchema,
});
const sortSchema = /* @__PURE__ */ v.picklist(listingSorts);
const actionSchema = /* @__PURE__ */ v.object({ label: textSchema, url: textSchema });

export const homeSchema: v.GenericSchema<HomePage> = /* @__PURE__ */ v.object({
  hero: v.object({
    eyebrow: textSchema,
    title: textSchema,
    text: textSchema,
    picture: imageSchema,
    action: actionSchema,
    secondAction: actionSchema,
  }),
  categoriesTitle: textSchema,
  categories: v.array(categorySchema),
  featured: v.object({ title: textSchema, products: v.array(productSummarySchema) }),
  story: v.object({
    eyebrow: textSchema,
    title: textSchema,
    text: textSchema,
    picture: imageSchema,
    action: actionSchema,
  }),
});

const resultsEntries = {
  count: integerSchema,
  page: integerSchema,
  pageCount: integerSchema,
  sort: sortSchema,
  products: /* @__PURE__ */ v.array(productSummarySchema),
  facets: /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.object({
      key: /* @__PURE__ */ v.picklist(productFacetKeys),
      values: /* @__PURE__ */ v.array(
        /* @__PURE__ */ v.object({ key: textSchema, label: textSchema, count: integerSchema, color: textSchema }),
      ),
    }),
  ),
};
const linkSchema = /* @__PURE__ */ v.object({ label: textSchema, url: textSchema });

export const listingSchema: v.GenericSchema<Listing> = /* @__PURE__ */ v.object({
  ...resultsEntries,
  category: categorySchema,
  text: textSchema,
});

export const searchSchema: v.GenericSchema<SearchResults> = /* @__PURE__ */ v.object({
  ...resultsEntries,
  query: textSchema,
  corrected: textSchema,
  isExact: booleanSchema,
  goTo: v.nullable(linkSchema),
  popular: v.array(productSummarySchema),
});

export const suggestionsSchema: v.GenericSchema<SearchSuggestions> = /* @__PURE__ */ v.object({
  links: v.array(linkSchema),
  products: v.array(productSummarySchema),
  count: integerSchema,
});

/** Filters, order and page in a query; the keys of a filter are joined by plus signs, unknown keys are ignored. */
export const productQueryEntries = {
  /** Only used for results of several categories. */
  categories: /* @__PURE__ */ v.optional(longText, ''),
  color: /* @__PURE__ */ v.optional(longText, ''),
  material: /* @__PURE__ */ v.optional(longText, ''),
  width: /* @__PURE__ */ v.optional(longText, ''),
  price: /* @__PURE__ */ v.optional(longText, ''),
  show: /* @__PURE__ */ v.optional(longText, ''),
  sort: /* @__PURE__ */ v.optional(sortSchema, 'featured'),
  page: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(codeQuery, v.minValue(1), v.maxValue(9_999)), 1),
};

export const comparisonSchema: v.GenericSchema<Comparison> = /* @__PURE__ */ v.object({
  products: v.array(
    v.object({
      summary: productSummarySchema,
      choices: v.array(v.object({ label: textSchema, count: integerSchema })),
      dimensions: v.array(dimensionSchema),
      facts: v.array(v.object({ label: textSchema, text: textSchema })),
      availabilityMessage: textSchema,
      afterSale: afterSaleSchema,
      isComplete: booleanSchema,
    }),
  ),
  missing: integerSchema,
});

export const sitePagesSchema = /* @__PURE__ */ v.object({
  pages: v.array(v.object({ url: textSchema, pictures: v.array(textSchema) })),
  next: integerSchema,
});

export const menuResponse = /* @__PURE__ */ v.object({
  categories: v.array(v.object({ code: textSchema, title: textSchema, url: textSchema })),
});

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

const categorySchema: v.GenericSchema<CategorySummary> = v.object({
  code: textSchema,
  title: textSchema,
  url: textSchema,
  count: integerSchema,
  picture: imageSchema,
});
const sortSchema = v.picklist(listingSorts);
const actionSchema = v.object({ label: textSchema, url: textSchema });

export const homeSchema: v.GenericSchema<HomePage> = v.object({
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
  products: v.array(productSummarySchema),
  facets: v.array(
    v.object({
      key: v.picklist(productFacetKeys),
      values: v.array(v.object({ key: textSchema, label: textSchema, count: integerSchema, color: textSchema })),
    }),
  ),
};
const linkSchema = v.object({ label: textSchema, url: textSchema });

export const listingSchema: v.GenericSchema<Listing> = v.object({
  ...resultsEntries,
  category: categorySchema,
  text: textSchema,
});

export const searchSchema: v.GenericSchema<SearchResults> = v.object({
  ...resultsEntries,
  query: textSchema,
  corrected: textSchema,
  isExact: booleanSchema,
  goTo: v.nullable(linkSchema),
  popular: v.array(productSummarySchema),
});

export const suggestionsSchema: v.GenericSchema<SearchSuggestions> = v.object({
  links: v.array(linkSchema),
  products: v.array(productSummarySchema),
  count: integerSchema,
});

/** Filters, order and page in a query; the keys of a filter are joined by plus signs, unknown keys are ignored. */
export const productQueryEntries = {
  /** Only used for results of several categories. */
  categories: v.optional(longText, ''),
  color: v.optional(longText, ''),
  material: v.optional(longText, ''),
  width: v.optional(longText, ''),
  price: v.optional(longText, ''),
  show: v.optional(longText, ''),
  sort: v.optional(sortSchema, 'featured'),
  page: v.optional(v.pipe(codeQuery, v.minValue(1), v.maxValue(9_999)), 1),
};

export const comparisonSchema: v.GenericSchema<Comparison> = v.object({
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

export const sitePagesSchema = v.object({
  pages: v.array(v.object({ url: textSchema, pictures: v.array(textSchema) })),
  next: integerSchema,
});

export const menuResponse = v.object({
  categories: v.array(v.object({ code: textSchema, title: textSchema, url: textSchema })),
});

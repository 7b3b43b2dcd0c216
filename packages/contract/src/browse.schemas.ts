import type { CategorySummary, HomePage, Listing, SearchResults } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { emptySchema, imageSchema, productSummarySchema, shortText, textSchema, integerSchema } from './fields.ts';

const categorySchema: v.GenericSchema<CategorySummary> = /* @__PURE__ */ v.object({
  code: textSchema,
  title: textSchema,
  url: textSchema,
  count: integerSchema,
  picture: imageSchema,
});
const sortSchema = /* @__PURE__ */ v.picklist(['featured', 'newest', 'price-low', 'price-high']);
const actionSchema = /* @__PURE__ */ v.object({ label: textSchema, url: textSchema });

const homeSchema: v.GenericSchema<HomePage> = /* @__PURE__ */ v.object({
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

const listingSchema: v.GenericSchema<Listing> = /* @__PURE__ */ v.object({
  category: categorySchema,
  text: textSchema,
  sort: sortSchema,
  products: v.array(productSummarySchema),
});

const searchSchema: v.GenericSchema<SearchResults> = /* @__PURE__ */ v.object({
  query: textSchema,
  count: integerSchema,
  products: v.array(productSummarySchema),
});

export const getMenu = /* @__PURE__ */ schemas(
  emptySchema,
  /* @__PURE__ */ v.object({ categories: v.array(v.object({ code: textSchema, title: textSchema, url: textSchema })) }),
);
export const getHome = /* @__PURE__ */ schemas(emptySchema, homeSchema);
export const getListing = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ category: shortText, sort: v.optional(sortSchema, 'featured') }),
  listingSchema,
);
export const search = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ query: shortText }), searchSchema);

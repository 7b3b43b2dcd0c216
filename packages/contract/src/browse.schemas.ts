import type { CategorySummary, HomePage, Listing, SearchResults } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { nothing, pictureSchema, productSummarySchema, shortText, text, whole } from './fields.ts';

const categorySchema: v.GenericSchema<CategorySummary> = /* @__PURE__ */ v.object({
  code: text,
  title: text,
  url: text,
  count: whole,
  picture: pictureSchema,
});
const sortSchema = /* @__PURE__ */ v.picklist(['featured', 'newest', 'price-low', 'price-high']);
const actionSchema = /* @__PURE__ */ v.object({ label: text, url: text });

const homeSchema: v.GenericSchema<HomePage> = /* @__PURE__ */ v.object({
  hero: v.object({
    eyebrow: text,
    title: text,
    text,
    picture: pictureSchema,
    action: actionSchema,
    secondAction: actionSchema,
  }),
  categoriesTitle: text,
  categories: v.array(categorySchema),
  featured: v.object({ title: text, products: v.array(productSummarySchema) }),
  story: v.object({ eyebrow: text, title: text, text, picture: pictureSchema, action: actionSchema }),
});

const listingSchema: v.GenericSchema<Listing> = /* @__PURE__ */ v.object({
  category: categorySchema,
  text,
  sort: sortSchema,
  products: v.array(productSummarySchema),
});

const searchSchema: v.GenericSchema<SearchResults> = /* @__PURE__ */ v.object({
  query: text,
  count: whole,
  products: v.array(productSummarySchema),
});

export const getMenu = /* @__PURE__ */ schemas(
  nothing,
  /* @__PURE__ */ v.object({ categories: v.array(v.object({ code: text, title: text, url: text })) }),
);
export const getHome = /* @__PURE__ */ schemas(nothing, homeSchema);
export const getListing = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ category: shortText, sort: v.optional(sortSchema, 'featured') }),
  listingSchema,
);
export const search = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ query: shortText }), searchSchema);

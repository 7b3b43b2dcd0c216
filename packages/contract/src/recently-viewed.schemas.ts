import type { RecentlyViewedUpdate } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { booleanSchema, longText, emptySchema, productSummarySchema, skuField } from './fields.ts';

const updateSchema: v.GenericSchema<RecentlyViewedUpdate> = /* @__PURE__ */ v.object({
  sku: skuField,
  familyId: skuField,
  optionChoiceParameter: longText,
});

const queryFlag = /* @__PURE__ */ v.union([
  booleanSchema,
  /* @__PURE__ */ v.pipe(
    v.picklist(['true', 'false']),
    v.transform((typed) => typed === 'true'),
  ),
]);

export const updateRecentlyViewed = /* @__PURE__ */ schemas(updateSchema, emptySchema);
export const getRecentlyViewed = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ isNewLayout: v.optional(queryFlag, true) }),
  /* @__PURE__ */ v.array(productSummarySchema),
);

import type { RecentlyViewedUpdate } from '@settee/domain';
import * as v from 'valibot';
import { booleanSchema, longText, productSummarySchema, skuField } from './fields.ts';

export const updateSchema: v.GenericSchema<RecentlyViewedUpdate> = /* @__PURE__ */ v.object({
  sku: skuField,
  familyId: skuField,
  optionChoiceParameter: longText,
});

export const queryFlag = /* @__PURE__ */ v.union([
  booleanSchema,
  /* @__PURE__ */ v.pipe(
    v.picklist(['true', 'false']),
    v.transform((typed) => typed === 'true'),
  ),
]);

export const recentlyViewedResponse = /* @__PURE__ */ v.array(productSummarySchema);

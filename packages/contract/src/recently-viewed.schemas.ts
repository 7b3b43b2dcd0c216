import type { RecentlyViewedUpdate } from '@settee/domain';
import * as v from 'valibot';
import { booleanSchema, longText, productSummarySchema, skuField } from './fields.ts';

export const updateSchema: v.GenericSchema<RecentlyViewedUpdate> = v.object({
  sku: skuField,
  familyId: skuField,
  optionChoiceParameter: longText,
});

export const queryFlag = v.union([
  booleanSchema,
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((typed) => typed === 'true'),
  ),
]);

export const recentlyViewedResponse = v.array(productSummarySchema);

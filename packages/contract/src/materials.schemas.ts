import type { FabricInfo, QuickViewResponse } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { booleanSchema, longText, productSummarySchema, skuQuery, textSchema } from './fields.ts';

const quickViewSchema: v.GenericSchema<QuickViewResponse> = /* @__PURE__ */ v.object({
  formattedPrice: textSchema,
  hasError: booleanSchema,
});

const fabricInfoSchema: v.GenericSchema<FabricInfo> = /* @__PURE__ */ v.object({
  squareImage: textSchema,
  squareImageHiRes: textSchema,
  partOfACollection: v.object({ header: textSchema, items: v.array(productSummarySchema) }),
  fabricPlpURL: textSchema,
});

export const getQuickViewDetails = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    sku: skuQuery,
    oc: v.optional(longText, ''),
    /** JSON list of selection payloads. */
    choices: v.optional(v.pipe(v.string(), v.maxLength(8000)), ''),
    outputCacheString: v.optional(longText, ''),
  }),
  quickViewSchema,
);

export const getFabricInfo = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ sku: skuQuery, optionChoiceParameter: v.optional(longText, '') }),
  fabricInfoSchema,
);

import type { FabricInfo, QuickViewAnswer } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { flag, longText, productSummarySchema, skuQuery, text } from './fields.ts';

const quickViewSchema: v.GenericSchema<QuickViewAnswer> = /* @__PURE__ */ v.object({
  formattedPrice: text,
  hasError: flag,
});

const fabricInfoSchema: v.GenericSchema<FabricInfo> = /* @__PURE__ */ v.object({
  squareImage: text,
  squareImageHiRes: text,
  partOfACollection: v.object({ header: text, items: v.array(productSummarySchema) }),
  fabricPlpURL: text,
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

import type { CustomerImage } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { imageSchema, productSummarySchema, queryFlag, skuQuery, textSchema } from './fields.ts';

/** GALL-13; `picture` is ours. */
const customerImageSchema: v.GenericSchema<CustomerImage> = /* @__PURE__ */ v.object({
  originalVideoUrl: textSchema,
  originalImageUrl: textSchema,
  smallSquareUrl: textSchema,
  products: v.array(productSummarySchema),
  instagramHandle: textSchema,
  picture: imageSchema,
});

export const getCustomerImages = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ sku: skuQuery, isKids: queryFlag }),
  /* @__PURE__ */ v.array(customerImageSchema),
);
export const getVideoUrl = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ source: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) }),
  /* @__PURE__ */ v.object({ videoUrl: textSchema }),
);

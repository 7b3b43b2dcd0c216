import type { CustomerImage } from '@settee/domain';
import * as v from 'valibot';
import { imageSchema, productSummarySchema, textSchema } from './fields.ts';

/** GALL-13; `picture` is an addition. */
const customerImageSchema: v.GenericSchema<CustomerImage> = v.object({
  originalVideoUrl: textSchema,
  originalImageUrl: textSchema,
  smallSquareUrl: textSchema,
  products: v.array(productSummarySchema),
  instagramHandle: textSchema,
  picture: imageSchema,
});

export const customerImagesResponse = v.array(customerImageSchema);
export const videoUrlResponse = v.object({ videoUrl: textSchema });

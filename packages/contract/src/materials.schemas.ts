import type { FabricInfo, QuickViewResponse } from '@settee/domain';
import * as v from 'valibot';
import { booleanSchema, productSummarySchema, textSchema } from './fields.ts';

export const quickViewSchema: v.GenericSchema<QuickViewResponse> = v.object({
  formattedPrice: textSchema,
  hasError: booleanSchema,
});

export const fabricInfoSchema: v.GenericSchema<FabricInfo> = v.object({
  squareImage: textSchema,
  squareImageHiRes: textSchema,
  partOfACollection: v.object({ header: textSchema, items: v.array(productSummarySchema) }),
  fabricPlpURL: textSchema,
});

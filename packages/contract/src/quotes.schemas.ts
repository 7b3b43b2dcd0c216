import type { QuoteRequest, QuoteResponse } from '@settee/domain';
import * as v from 'valibot';
import { longText, noCardNumber, shortText, skuField, textSchema } from './fields.ts';

export const quoteRequestSchema: v.GenericSchema<QuoteRequest> = v.object({
  sku: skuField,
  quantity: v.number(),
  name: v.pipe(shortText, noCardNumber),
  emailAddress: shortText,
  phone: shortText,
  message: v.pipe(longText, noCardNumber),
});

export const quoteResponseSchema: v.GenericSchema<QuoteResponse> = v.union([
  v.object({ isSuccess: v.literal(true), quoteNumber: textSchema }),
  v.object({ isSuccess: v.literal(false), errorMessage: textSchema }),
]);

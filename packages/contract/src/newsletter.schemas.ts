import * as v from 'valibot';
import { booleanSchema, textSchema } from './fields.ts';

export const subscribeResponse = v.union([
  v.object({ isSuccess: v.literal(true), isConfirmed: booleanSchema }),
  v.object({ isSuccess: v.literal(false), errorMessage: textSchema }),
]);

export const linkInput = v.object({ token: v.pipe(v.string(), v.maxLength(64)) });
export const linkResponse = v.object({ isSuccess: booleanSchema });

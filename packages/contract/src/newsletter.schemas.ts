import * as v from 'valibot';
import { booleanSchema, textSchema } from './fields.ts';

export const subscribeResponse = /* @__PURE__ */ v.union([
  v.object({ isSuccess: v.literal(true), isConfirmed: booleanSchema }),
  v.object({ isSuccess: v.literal(false), errorMessage: textSchema }),
]);

export const linkInput = /* @__PURE__ */ v.object({ token: /* @__PURE__ */ v.pipe(v.string(), v.maxLength(64)) });
export const linkResponse = /* @__PURE__ */ v.object({ isSuccess: booleanSchema });

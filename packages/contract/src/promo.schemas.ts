import * as v from 'valibot';
import { shortText, textSchema } from './fields.ts';

export const promoField = /* @__PURE__ */ v.object({ promoCode: shortText });

export const verifyPromoCodeResponse = /* @__PURE__ */ v.object({ message: textSchema });

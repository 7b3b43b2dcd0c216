import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { emptySchema, shortText, textSchema } from './fields.ts';
import { checkoutSchema } from './order.schemas.ts';

const promoField = /* @__PURE__ */ v.object({ promoCode: shortText });

export const applyPromoCode = /* @__PURE__ */ schemas(promoField, checkoutSchema);
export const verifyPromoCode = /* @__PURE__ */ schemas(promoField, /* @__PURE__ */ v.object({ message: textSchema }));
export const removePromoCode = /* @__PURE__ */ schemas(emptySchema, checkoutSchema);

import * as v from 'valibot';
import { cents, shortText } from './fields.ts';

/** Input of the checkout form and of the add-to-cart page. TENDER-01, TENDER-02 */
export const giftCardField = /* @__PURE__ */ v.union([
  /* @__PURE__ */ v.object({ cardNumber: shortText, cardPin: shortText }),
  /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.object({ number: shortText, pin: shortText }),
    /* @__PURE__ */ v.transform(({ number, pin }) => ({ cardNumber: number, cardPin: pin })),
  ),
]);
export const tenderCodeField = /* @__PURE__ */ v.object({ tenderCodeNumber: shortText });

export const rewardsResponse = /* @__PURE__ */ v.object({ rewardsTotal: cents });

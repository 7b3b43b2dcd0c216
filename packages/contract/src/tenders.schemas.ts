import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { cents, emptySchema, shortText } from './fields.ts';
import { checkoutSchema } from './order.schemas.ts';
import { rewardsCardField, rewardsDataSchema } from './payment.schemas.ts';

/** The checkout's form, and that of the page that adds to the cart. TENDER-01, TENDER-02 */
const giftCardField = /* @__PURE__ */ v.union([
  /* @__PURE__ */ v.object({ cardNumber: shortText, cardPin: shortText }),
  /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.object({ number: shortText, pin: shortText }),
    /* @__PURE__ */ v.transform(({ number, pin }) => ({ cardNumber: number, cardPin: pin })),
  ),
]);
const tenderCodeField = /* @__PURE__ */ v.object({ tenderCodeNumber: shortText });

export const applyGiftCardTender = /* @__PURE__ */ schemas(giftCardField, checkoutSchema);
export const removeGiftCardTender = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ cardNumber: shortText }),
  checkoutSchema,
);
export const applyTenderCode = /* @__PURE__ */ schemas(tenderCodeField, checkoutSchema);
export const removeTenderCode = /* @__PURE__ */ schemas(tenderCodeField, checkoutSchema);

export const applyRewardCertificate = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ certificateNumber: shortText, ...rewardsCardField }),
  checkoutSchema,
);
export const removeRewardCertificate = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ certificateNumber: shortText }),
  checkoutSchema,
);
export const removeCertificates = /* @__PURE__ */ schemas(emptySchema, checkoutSchema);
export const getAccountRewards = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ tnsSession: shortText }),
  rewardsDataSchema,
);
export const getAccountRewardsByToken = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ token: shortText }),
  rewardsDataSchema,
);
export const getRewards = /* @__PURE__ */ schemas(emptySchema, /* @__PURE__ */ v.object({ rewardsTotal: cents }));

import { checkoutPost } from './checkout-post.ts';
import { endpoint } from './endpoint.ts';
import type * as Schemas from './tenders.schemas.ts';

/** What was refused stands in `giftCardData.errorMessage` of the fresh state. TENDER-01, TENDER-02 */
export const applyGiftCardTender = /* @__PURE__ */ endpoint<typeof Schemas.applyGiftCardTender>({
  ...checkoutPost('tenders.applyGiftCard', '/ReactCheckout/ApplyGiftCardTender', 'TENDER-01, TENDER-02'),
});

/** Takes what a state calls `cardNumber`. TENDER-03 */
export const removeGiftCardTender = /* @__PURE__ */ endpoint<typeof Schemas.removeGiftCardTender>({
  ...checkoutPost('tenders.removeGiftCard', '/ReactCheckout/RemoveGiftCardTender', 'TENDER-03'),
});

/** What was refused stands in `tenderCodesData.errorMessage` of the fresh state. TENDER-05 */
export const applyTenderCode = /* @__PURE__ */ endpoint<typeof Schemas.applyTenderCode>({
  ...checkoutPost('tenders.applyTenderCode', '/ReactCheckout/ApplyTenderCode', 'TENDER-05'),
});

/** TENDER-06 */
export const removeTenderCode = /* @__PURE__ */ endpoint<typeof Schemas.removeTenderCode>({
  ...checkoutPost('tenders.removeTenderCode', '/ReactCheckout/RemoveTenderCode', 'TENDER-06'),
});

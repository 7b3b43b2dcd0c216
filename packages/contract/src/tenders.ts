import { checkoutPost } from './checkout-post.ts';
import { endpoint } from './endpoint.ts';
import type * as Schemas from './tenders.schemas.ts';

/** Errors are returned in `giftCardData.errorMessage` of the updated state. TENDER-01, TENDER-02 */
export const applyGiftCardTender = /* @__PURE__ */ endpoint<typeof Schemas.applyGiftCardTender>({
  ...checkoutPost('tenders.applyGiftCard', '/ReactCheckout/ApplyGiftCardTender', 'TENDER-01, TENDER-02'),
});

/** Takes what a state calls `cardNumber`. TENDER-03 */
export const removeGiftCardTender = /* @__PURE__ */ endpoint<typeof Schemas.removeGiftCardTender>({
  ...checkoutPost('tenders.removeGiftCard', '/ReactCheckout/RemoveGiftCardTender', 'TENDER-03'),
});

/** Errors are returned in `tenderCodesData.errorMessage` of the updated state. TENDER-05 */
export const applyTenderCode = /* @__PURE__ */ endpoint<typeof Schemas.applyTenderCode>({
  ...checkoutPost('tenders.applyTenderCode', '/ReactCheckout/ApplyTenderCode', 'TENDER-05'),
});

/** TENDER-06 */
export const removeTenderCode = /* @__PURE__ */ endpoint<typeof Schemas.removeTenderCode>({
  ...checkoutPost('tenders.removeTenderCode', '/ReactCheckout/RemoveTenderCode', 'TENDER-06'),
});

/** Errors are returned in `rewardsData.errorMessage` of the updated state. TENDER-07 */
export const applyRewardCertificate = /* @__PURE__ */ endpoint<typeof Schemas.applyRewardCertificate>({
  ...checkoutPost('tenders.applyRewardCertificate', '/ReactCheckout/ApplyRewardCertificate', 'TENDER-07'),
});

/** TENDER-08 */
export const removeRewardCertificate = /* @__PURE__ */ endpoint<typeof Schemas.removeRewardCertificate>({
  ...checkoutPost('tenders.removeRewardCertificate', '/ReactCheckout/RemoveRewardCertificate', 'TENDER-08'),
});

/** TENDER-09 */
export const removeCertificates = /* @__PURE__ */ endpoint<typeof Schemas.removeCertificates>({
  ...checkoutPost('tenders.removeCertificates', '/ReactCheckout/RemoveCertificates', 'TENDER-09'),
});

/**
 * Returns the rewards available for the rewards card of the order, identified in `tnsSession` by its
 * `basketPaymentId`. TENDER-15
 */
export const getAccountRewards = /* @__PURE__ */ endpoint<typeof Schemas.getAccountRewards>({
  ...checkoutPost('tenders.accountRewards', '/ReactCheckout/GetAccountRewards', 'TENDER-15'),
});

/** The same with a saved card, which `token` names by its id. TENDER-16 */
export const getAccountRewardsByToken = /* @__PURE__ */ endpoint<typeof Schemas.getAccountRewardsByToken>({
  ...checkoutPost('tenders.accountRewardsByToken', '/ReactCheckout/GetAccountRewardsByToken', 'TENDER-16'),
});

/** TENDER-17 */
export const getRewards = /* @__PURE__ */ endpoint<typeof Schemas.getRewards>({
  id: 'tenders.rewards',
  method: 'GET',
  path: '/account/rewards',
  requirement: 'TENDER-17',
});

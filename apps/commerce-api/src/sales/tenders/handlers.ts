import { applyGiftCardTender } from './applyGiftCardTender.ts';
import { applyRewardCertificate } from './applyRewardCertificate.ts';
import { applyTenderCode } from './applyTenderCode.ts';
import { getAccountRewards } from './getAccountRewards.ts';
import { getAccountRewardsByToken } from './getAccountRewardsByToken.ts';
import { getRewards } from './getRewards.ts';
import { removeCertificates } from './removeCertificates.ts';
import { removeGiftCardTender } from './removeGiftCardTender.ts';
import { removeRewardCertificate } from './removeRewardCertificate.ts';
import { removeTenderCode } from './removeTenderCode.ts';

/** Handlers of rewards, gift cards and tender codes. */
export const tenders = {
  applyGiftCardTender,
  applyRewardCertificate,
  applyTenderCode,
  getAccountRewards,
  getAccountRewardsByToken,
  getRewards,
  removeCertificates,
  removeGiftCardTender,
  removeRewardCertificate,
  removeTenderCode,
};

import type { RewardsCardName } from '@settee/checkout-kit';
import {
  applyGiftCardTender,
  applyPromoCode,
  applyRewardCertificate,
  applyTaxExemption,
  applyTenderCode,
  type EndpointOverrides,
  getAccountRewards,
  getAccountRewardsByToken,
  isOverridable,
  postTaxExemption,
  removeCertificates,
  removeGiftCardTender,
  removePromoCode,
  removeRewardCertificate,
  removeTenderCode,
} from '@settee/contract';
import { removeSessionItem, setSessionItem } from '../edges/page-storage.ts';
import type { Send } from './port-result.ts';

interface Given {
  send: Send;
  configuredCalls: EndpointOverrides;
}

/** Returns the ports of tenders, promo codes and tax exemption; their code loads with the first request. */
export function tenderCalls({ send, configuredCalls }: Given) {
  return {
    applyGiftCard: (cardNumber: string, cardPin: string) => send(applyGiftCardTender, { cardNumber, cardPin }),
    removeGiftCard: (cardNumber: string) => send(removeGiftCardTender, { cardNumber }),
    applyTenderCode: (tenderCodeNumber: string) => send(applyTenderCode, { tenderCodeNumber }),
    removeTenderCode: (tenderCodeNumber: string) => send(removeTenderCode, { tenderCodeNumber }),
    loadRewards: (card: RewardsCardName) =>
      'savedCardId' in card
        ? send(getAccountRewardsByToken, { token: card.savedCardId })
        : send(getAccountRewards, { tnsSession: card.basketPaymentId }),
    applyReward: (certificateNumber: string, id?: string) =>
      send(applyRewardCertificate, { certificateNumber, accountCardOneData: id ? { id } : null }),
    removeReward: (certificateNumber: string) => send(removeRewardCertificate, { certificateNumber }),
    removeAllRewards: () => send(removeCertificates, {}),
    applyPromo: (promoCode: string) => send(applyPromoCode, { promoCode }),
    removePromo: () => send(removePromoCode, {}),
    setTaxExempt: async (isExempt: boolean, certificateNumber: string) => {
      const certificate = certificateNumber === '' ? {} : { certificateNumber };
      const result = await (isOverridable(configuredCalls, postTaxExemption)
        ? send(postTaxExemption, { isTaxExemptionApplied: isExempt, ...certificate })
        : send(applyTaxExemption, { taxExemption: isExempt, ...certificate }));
      if (result.ok && isExempt) setSessionItem('isTaxExempt', 'true');
      if (result.ok && !isExempt) removeSessionItem('isTaxExempt');
      return result;
    },
  };
}

export type TenderCalls = ReturnType<typeof tenderCalls>;

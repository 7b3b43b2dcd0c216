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
import type { SendForState } from './checkout-state.ts';

interface Given {
  send: Send;
  sendForState: SendForState;
  configuredCalls: EndpointOverrides;
}

/** Returns the ports of tenders, promo codes and tax exemption; their code loads with the first request. */
export function tenderCalls({ send, sendForState, configuredCalls }: Given) {
  return {
    applyGiftCard: (cardNumber: string, cardPin: string) => sendForState(applyGiftCardTender, { cardNumber, cardPin }),
    removeGiftCard: (cardNumber: string) => sendForState(removeGiftCardTender, { cardNumber }),
    applyTenderCode: (tenderCodeNumber: string) => sendForState(applyTenderCode, { tenderCodeNumber }),
    removeTenderCode: (tenderCodeNumber: string) => sendForState(removeTenderCode, { tenderCodeNumber }),
    loadRewards: (card: RewardsCardName) =>
      'savedCardId' in card
        ? send(getAccountRewardsByToken, { token: card.savedCardId })
        : send(getAccountRewards, { tnsSession: card.basketPaymentId }),
    applyReward: (certificateNumber: string, id?: string) =>
      sendForState(applyRewardCertificate, { certificateNumber, accountCardOneData: id ? { id } : null }),
    removeReward: (certificateNumber: string) => sendForState(removeRewardCertificate, { certificateNumber }),
    removeAllRewards: () => sendForState(removeCertificates, {}),
    applyPromo: (promoCode: string) => sendForState(applyPromoCode, { promoCode }),
    removePromo: () => sendForState(removePromoCode, {}),
    setTaxExempt: async (isExempt: boolean, certificateNumber: string) => {
      const certificate = certificateNumber === '' ? {} : { certificateNumber };
      const result = await (isOverridable(configuredCalls, postTaxExemption)
        ? sendForState(postTaxExemption, { isTaxExemptionApplied: isExempt, ...certificate })
        : sendForState(applyTaxExemption, { taxExemption: isExempt, ...certificate }));
      if (result.ok && isExempt) setSessionItem('isTaxExempt', 'true');
      if (result.ok && !isExempt) removeSessionItem('isTaxExempt');
      return result;
    },
  };
}

export type TenderCalls = ReturnType<typeof tenderCalls>;

import type { PortResult, CheckoutPorts } from '@settee/checkout-kit';
import {
  verifyPromoCode,
  getCardEncryptionKey,
  moveToPaymentPage,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
  placeOrder,
  refreshCheckout,
  saveBillingAddress,
  saveCreditCardToBasket,
  savePayment,
  savePlccOfferSelection,
  setTymPreferences,
  saveShippingAddress,
  saveShippingAndGiftOptions,
  validateAndSaveAddress,
  verifyCreditCard,
} from '@settee/contract';
import type { KnownCard, NewCard } from '@settee/domain';
import { useMemo } from 'react';
import { checkoutDrafts } from '../edges/checkout-drafts.ts';
import { navigateTo } from '../edges/navigation.ts';
import { sealCard } from '../edges/seal-card.ts';
import { removeSessionItem, getSessionItem } from '../edges/page-storage.ts';
import { toPortResult, useSafeMutation } from './port-result.ts';
import { useSendForState } from './checkout-state.ts';
import { usePage } from '../shell/site.ts';
import { useDataSource } from './data-source.ts';
import { useProblemPorts } from './problems.ts';
import type { TenderCalls } from './tenders.ts';
import { sealedCard } from './sealed-card.ts';
import { useSecurityCodeHelp } from './security-code-help.tsx';
import { useValidationPorts } from './useValidationPorts.ts';

const isSealed = (card: NewCard | KnownCard | null): card is NewCard => card !== null && 'adyenCardData' in card;

/** Endpoint named in the error when the code of the tenders fails to load. */
const tendersPart = { id: 'tenders.applyGiftCard', path: '/ReactCheckout/ApplyGiftCardTender' };
const addressBook = { id: 'account.saveAddress', path: '/account/address-book/save' };

/** Returns the ports of the checkout steps. */
export function useCheckoutPorts(): CheckoutPorts {
  const { configuredCalls } = usePage();
  const source = useDataSource();
  const problems = useProblemPorts();
  const validation = useValidationPorts();
  const securityCodeHelp = useSecurityCodeHelp();
  const send = useSafeMutation();
  const sendForState = useSendForState();
  return useMemo(() => {
    /** Wraps a tender port to load the code of all tenders at the first request. */
    const late =
      <Given extends unknown[], T>(pick: (calls: TenderCalls) => (...given: Given) => Promise<PortResult<T>>) =>
      async (...given: Given): Promise<PortResult<T>> => {
        const part = await toPortResult(tendersPart, import('./tenders.ts'));
        return part.ok ? pick(part.value.tenderCalls({ send, sendForState, configuredCalls }))(...given) : part;
      };
    return {
      ...problems,
      ...validation,
      drafts: checkoutDrafts,
      securityCodeHelp,
      refresh: () => toPortResult(refreshCheckout, source.call(refreshCheckout, {})),
      validateAndSaveAddress: (address) => send(validateAndSaveAddress, address),
      saveShippingAddress: (address) => sendForState(saveShippingAddress, address),
      moveToShippingAndGiftOptions: () => sendForState(moveToShippingAndGiftOptions, {}),
      saveShippingAndGiftOptions: (request) => sendForState(saveShippingAndGiftOptions, request),
      moveToPaymentPage: () => sendForState(moveToPaymentPage, {}),
      moveToReviewPage: () => sendForState(moveToReviewPage, {}),
      setTymPreferences: (isOptIn, isBilling, address) =>
        sendForState(setTymPreferences, { isOptIn, isBilling, address }),
      saveBillingAddress: (address) => sendForState(saveBillingAddress, address),
      seal: (card) =>
        toPortResult(getCardEncryptionKey, sealedCard(card, source.call(getCardEncryptionKey, {}), new Date())),
      saveCard: (card) => sendForState(saveCreditCardToBasket, { cardOneData: card }),
      applyAccountCard: (id) => sendForState(savePayment, { accountCardOneData: { id } }),
      savePayment: ({ cardOneData, cardTwoData = null, ...saved }) =>
        isSealed(cardOneData) || isSealed(cardTwoData)
          ? sendForState(saveCreditCardToBasket, { cardOneData, cardTwoData, ...saved })
          : sendForState(savePayment, { cardOneData, cardTwoData, ...saved }),
      savePlccOffer: (selectedOption) => sendForState(savePlccOfferSelection, { selectedOption }),
      verifyCard: async (id, cvv) => {
        const sealing = source.call(getCardEncryptionKey, {}).then((key) => sealCard({ cvv }, key, new Date()));
        const sealed = await toPortResult(getCardEncryptionKey, sealing);
        return sealed.ok ? send(verifyCreditCard, { cardData: { id, adyenCardData: sealed.value } }) : sealed;
      },
      saveToAddressBook: async (address) => {
        const part = await toPortResult(addressBook, import('./address-book.ts'));
        return part.ok ? part.value.addAddress(send, address) : part;
      },
      tenders: {
        applyGiftCard: late((calls) => calls.applyGiftCard),
        removeGiftCard: late((calls) => calls.removeGiftCard),
        applyTenderCode: late((calls) => calls.applyTenderCode),
        removeTenderCode: late((calls) => calls.removeTenderCode),
      },
      rewards: {
        load: late((calls) => calls.loadRewards),
        apply: late((calls) => calls.applyReward),
        remove: late((calls) => calls.removeReward),
        removeAll: late((calls) => calls.removeAllRewards),
      },
      promo: { apply: late((calls) => calls.applyPromo), remove: late((calls) => calls.removePromo) },
      verifyPromoCode: (promoCode) => send(verifyPromoCode, { promoCode }),
      setTaxExempt: late((calls) => calls.setTaxExempt),
      placeOrder: (request) => send(placeOrder, request),
      adata: () => getSessionItem('partnerTransactionId'),
      clearTaxExempt: () => removeSessionItem('isTaxExempt'),
      leaveTo: navigateTo,
      scrollToTop: () => window.scrollTo({ top: 0 }),
    };
  }, [configuredCalls, source, problems, validation, securityCodeHelp, send, sendForState]);
}

import type {
  CheckoutPorts,
  OptionsStepPorts,
  PaymentStepPorts,
  PortResult,
  ReviewStepPorts,
  ShippingStepPorts,
  StepPorts,
} from '@settee/checkout-kit';
import {
  verifyPromoCode,
  finishPayment,
  moveToPaymentPage,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
  placeOrder,
  refreshCheckout,
  saveBillingAddress,
  saveMultiShipping,
  saveMultiShippingAddress,
  saveRecipientSelection,
  splitItem,
  updateBopsToShipping,
  updateRecipientId,
  validateAddress,
  saveCreditCardToBasket,
  savePayment,
  savePlccOfferSelection,
  setTymPreferences,
  saveShippingAddress,
  saveShippingAndGiftOptions,
  updateBaggingOption,
  updateGiftMessage,
  updateGiftOption,
  updateGiftReceipt,
  validateAndSaveAddress,
  verifyCreditCard,
  type EndpointOverrides,
} from '@settee/contract';
import { newAddressId, ok, type KnownCard, type NewCard } from '@settee/domain';
import { useMemo } from 'react';
import { readBrowserInfo } from '../edges/browser-info.ts';
import { checkoutDrafts } from '../edges/checkout-drafts.ts';
import { lateCode } from '../edges/late-code.ts';
import { dropOwnParams, navigateTo } from '../edges/navigation.ts';
import { removeSessionItem, getSessionItem } from '../edges/page-storage.ts';
import { toPortResult, useSafeMutation, type Send } from './port-result.ts';
import { useAddressPorts } from './address-ports.ts';
import { usePage } from './site.ts';
import { useDataSource, type DataSource } from './data-source.ts';
import { useProblemPorts } from './problems.ts';
import type { TenderCalls } from './tenders.ts';
import { cardEncryption } from './encrypt-card.ts';
import { useSecurityCodeHelp } from './security-code-help.tsx';
import { useValidationPorts } from './useValidationPorts.ts';
import { useWalletPorts } from './wallets.ts';

const isEncrypted = (card: NewCard | KnownCard | null): card is NewCard => card !== null && 'adyenCardData' in card;

/** Endpoint named in the error when the code of the tenders fails to load. */
const tendersPart = { id: 'tenders.applyGiftCard', path: '/ReactCheckout/ApplyGiftCardTender' };
const addressBook = { id: 'account.saveAddress', path: '/account/address-book/save' };

const loadTenders = lateCode(() => import('./tenders.ts'));
const loadAddressBook = lateCode(() => import('./address-book.ts'));

/** The ways in which the ports call endpoints. */
interface Calls {
  source: DataSource;
  send: Send;
}

function stepPorts({ source, send }: Calls) {
  return {
    refresh: () => toPortResult(refreshCheckout, source.call(refreshCheckout, {})),
    verifyPromoCode: (promoCode) => send(verifyPromoCode, { promoCode }),
    saveToAddressBook: async (address) => {
      const part = await toPortResult(addressBook, loadAddressBook());
      return part.ok ? part.value.addAddress(send, address) : part;
    },
    drafts: checkoutDrafts,
    scrollToTop: () => window.scrollTo({ top: 0 }),
  } satisfies StepPorts;
}

function shippingPorts(calls: Calls): ShippingStepPorts {
  const { send, source } = calls;
  return {
    validateAndSaveAddress: (address) => send(validateAndSaveAddress, address),
    estimateFor: async (addressId) => {
      const result = await toPortResult(
        refreshCheckout,
        source.call(refreshCheckout, { addressId: addressId ?? newAddressId }),
      );
      return result.ok ? ok(result.value.orderSummary) : result;
    },
    saveShippingAddress: (address) => send(saveShippingAddress, address),
    recipients: recipientPorts(calls),
    moveToShippingAndGiftOptions: () => send(moveToShippingAndGiftOptions, {}),
  };
}

function recipientPorts({ send }: Calls): ShippingStepPorts['recipients'] {
  return {
    validateAddress: (address) => send(validateAddress, address),
    saveAddress: (address, basketItemId) => send(saveMultiShippingAddress, { ...address, basketItemId }),
    setMultiShipping: (isMultiple) => send(saveMultiShipping, { addressId: '', isMultiple }),
    selectRecipient: (recipientId, basketItemId) => send(saveRecipientSelection, { recipientId, basketItemId }),
    moveItems: (oldRecipientId, newRecipientId) => send(updateRecipientId, { oldRecipientId, newRecipientId }),
    splitItem: (basketItemId) => send(splitItem, { basketItemId }),
    shipPickup: (recipientId, newAddressId) => send(updateBopsToShipping, { recipientId, newAddressId }),
  };
}

function optionsPorts({ send }: Calls): OptionsStepPorts {
  return {
    saveShippingAndGiftOptions: (request) => send(saveShippingAndGiftOptions, request),
    updateGiftOption: (request) => send(updateGiftOption, request),
    updateGiftMessage: (request) => send(updateGiftMessage, request),
    updateGiftReceipt: (request) => send(updateGiftReceipt, request),
    updateBaggingOption: (request) => send(updateBaggingOption, request),
    moveToPaymentPage: () => send(moveToPaymentPage, {}),
  };
}

function paymentPorts(calls: Calls, configuredCalls: EndpointOverrides) {
  const { send } = calls;
  return {
    saveBillingAddress: (address) => send(saveBillingAddress, address),
    setTymPreferences: (isOptIn, isBilling, address) => send(setTymPreferences, { isOptIn, isBilling, address }),
    ...cardPorts(calls),
    ...tenderPorts(calls, configuredCalls),
    moveToReviewPage: () => send(moveToReviewPage, {}),
  } satisfies Partial<PaymentStepPorts>;
}

function cardPorts({ source, send }: Calls) {
  const { encryptCard, encryptSecurityCode } = cardEncryption(source);
  return {
    encryptCard,
    saveCard: (card) => send(saveCreditCardToBasket, { cardOneData: card }),
    applyAccountCard: (id) => send(savePayment, { accountCardOneData: { id } }),
    savePayment: ({ cardOneData, cardTwoData = null, ...saved }) =>
      isEncrypted(cardOneData) || isEncrypted(cardTwoData)
        ? send(saveCreditCardToBasket, { cardOneData, cardTwoData, ...saved })
        : send(savePayment, { cardOneData, cardTwoData, ...saved }),
    removeCard: () => send(savePayment, {}),
    savePlccOffer: (selectedOption) => send(savePlccOfferSelection, { selectedOption }),
    verifyCard: async (id, cvv) => {
      const encrypted = await encryptSecurityCode(cvv);
      return encrypted.ok ? send(verifyCreditCard, { cardData: { id, adyenCardData: encrypted.value } }) : encrypted;
    },
  } satisfies Partial<PaymentStepPorts>;
}

/** Ports of gift cards, rewards, promo codes and tax exemption; the code of all of them loads at the first request. */
function tenderPorts({ send }: Calls, configuredCalls: EndpointOverrides) {
  const late =
    <Given extends unknown[], T>(getPort: (calls: TenderCalls) => (...given: Given) => Promise<PortResult<T>>) =>
    async (...given: Given): Promise<PortResult<T>> => {
      const part = await toPortResult(tendersPart, loadTenders());
      return part.ok ? getPort(part.value.tenderCalls({ send, configuredCalls }))(...given) : part;
    };
  return {
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
    setTaxExempt: late((calls) => calls.setTaxExempt),
  } satisfies Partial<PaymentStepPorts>;
}

function reviewPorts({ send }: Calls): ReviewStepPorts {
  return {
    placeOrder: (request) => send(placeOrder, { ...request, browserInfo: readBrowserInfo() }),
    finishPayment: async (paymentId) => {
      const result = await send(finishPayment, { paymentId, browserInfo: readBrowserInfo() });
      // So that Back does not return to the end of this payment.
      if (result.ok) dropOwnParams();
      return result;
    },
    adata: () => getSessionItem('partnerTransactionId'),
    clearTaxExempt: () => removeSessionItem('isTaxExempt'),
    leaveTo: navigateTo,
  };
}

/** Returns the ports of the checkout steps. */
export function useCheckoutPorts(): CheckoutPorts {
  const { configuredCalls } = usePage();
  const source = useDataSource();
  const problems = useProblemPorts();
  const validation = useValidationPorts();
  const securityCodeHelp = useSecurityCodeHelp();
  const wallets = useWalletPorts();
  const addressPorts = useAddressPorts();
  const send = useSafeMutation();
  return useMemo(() => {
    const calls = { source, send };
    return {
      ...problems,
      ...validation,
      ...addressPorts,
      ...stepPorts(calls),
      ...shippingPorts(calls),
      ...optionsPorts(calls),
      ...paymentPorts(calls, configuredCalls),
      ...(wallets && { wallets }),
      securityCodeHelp,
      ...reviewPorts(calls),
    };
  }, [configuredCalls, source, problems, validation, securityCodeHelp, wallets, addressPorts, send]);
}

import {
  type Address,
  type CardRules,
  type CheckoutState,
  type CheckoutStep,
  defaultCardRules,
  type ReconcileMode,
  type Site,
} from '@settee/domain';
import { useReducer } from 'react';
import type { DeliveryMessages } from '../delivery/messages.ts';
import { useOnEvent } from '../events.ts';
import type { FinancingMessages } from '../payment/financing-messages.ts';
import type { PaymentMessages } from '../payment/messages.ts';
import type { TwoCardsMessages } from '../payment/two-cards-messages.ts';
import type { WalletMessages } from '../payment/wallet-messages.ts';
import type { ProblemMessages } from '../errors/messages.ts';
import { useProblems } from '../errors/useProblems.ts';
import type { TenderMessages } from '../tenders/messages.ts';
import { createCheckoutRequests } from './checkout-requests.ts';
import { createOrderPlacing } from './order-placing.ts';
import { checkoutReducer, initCheckout } from './reducer.ts';
import { orderMessages, type OrderMessages } from '../order/messages.ts';
import type { OptionsMessages } from '../order/options-messages.ts';
import type { CheckoutPorts } from './ports.ts';
import { getRecipientAddress } from './recipient-address.ts';
import type { RecipientMessages } from './recipient-messages.ts';
import { dropAllDrafts, useStepMoves } from './useStepMoves.ts';
import { usePendingEntries } from '../pending-entries.ts';
import { useHomeCountry } from '../delivery/useHomeCountry.ts';
import { useSiteAndFormat } from '../use-price-format.ts';
import { useSiteCountries } from '../use-site-culture.ts';
import { useWords } from '../use-words.ts';

export interface CheckoutMessages extends OrderMessages {
  deliveryForm: Partial<DeliveryMessages>;
  paymentForm: Partial<PaymentMessages>;
  problems: Partial<ProblemMessages>;
  tenders: Partial<TenderMessages>;
  twoCards: Partial<TwoCardsMessages>;
  financing: Partial<FinancingMessages>;
  options: Partial<OptionsMessages>;
  recipients: Partial<RecipientMessages>;
  wallets: Partial<WalletMessages>;
}

/** The settings of a site that the checkout uses. */
export type CheckoutSite = Pick<
  Site,
  'siteCulture' | 'locale' | 'currency' | 'helpLine' | 'emailDomains' | 'nameFields'
>;

export interface CheckoutOptions {
  /**
   * Country, formats, phone line and fields of address forms. What it does not set is that of `SiteProvider`; then there
   * is no phone line, and one field for a name.
   */
  site?: Partial<CheckoutSite>;
  /** Checkout as loaded; later states are returned by requests. */
  initial: CheckoutState;
  /** The step that the page's address names. ROUTE-09 */
  step: CheckoutStep;
  /** The step was opened from the review and returns to it. */
  isFromReview?: boolean;
  isChromeOnIos?: boolean;
  cardRules?: CardRules;
  /** Position of items that a refresh adds: 1 before, 2 after the others, the default. CHK-24, CHK-25 */
  refreshMode?: ReconcileMode;
  ports: CheckoutPorts;
  /** Gets the id of a cart that became an order. */
  onPlaced?: (basketId: string) => void;
  /** Gets every fresh state, for a cache. */
  onStateChange?: (state: CheckoutState) => void;
  messages?: Partial<CheckoutMessages>;
}

/** The site, and the settings of its address forms. */
function useCheckoutSite(given: Partial<CheckoutSite> = {}) {
  const site = { ...given, ...useSiteAndFormat(given) };
  return {
    site,
    homeCountry: useHomeCountry(given.siteCulture),
    addressOptions: {
      siteCulture: site.siteCulture,
      countries: useSiteCountries(given.siteCulture),
      topLevelDomain: given.emailDomains,
      nameFields: given.nameFields ?? 'full',
    },
  };
}

/** Headless checkout: state and actions for the four steps. CHK-09 to CHK-20 */
export function useCheckout(options: CheckoutOptions) {
  const { initial, step, ports, messages, isChromeOnIos = false, isFromReview = false } = options;
  const onEvent = useOnEvent();
  const site = useCheckoutSite(options.site);
  const [state, send] = useReducer(checkoutReducer, { data: initial, step }, initCheckout);
  const { data } = state;
  const { isLoggedIn: isSignedIn, shippingAddresses } = data.accountInfo;
  const stop = () => send({ type: 'stopped' });
  const problems = useProblems({ ports, basketId: data.basketId, onStopLoading: stop });
  const { pending, isSending } = usePendingEntries();
  const { refreshMode = 2, onStateChange } = options;
  const requests = createCheckoutRequests({ ports, problems, data, send, refreshMode, onStateChange });
  const moves = useStepMoves({ state, step, isFromReview, ports, problems, requests, send, onEvent });
  const placing = createOrderPlacing({
    state,
    ports,
    problems,
    send,
    moves,
    refresh: requests.refresh,
    refreshHost: requests.refreshHost,
    onEvent,
    onPlaced: () => {
      dropAllDrafts(ports);
      options.onPlaced?.(data.basketId);
    },
  });

  return {
    ...site,
    step,
    state,
    data,
    ports,
    problems,
    validation: moves.validation,
    isSignedIn,
    savedAddresses: isSignedIn ? shippingAddresses : [],
    isChromeOnIos,
    cardRules: options.cardRules ?? defaultCardRules,
    labels: useWords('order', orderMessages, messages),
    messages,
    onEvent,
    /** Entries of the step that are not applied; going on applies them. */
    pending,
    isSending,
    shippingAddress: toShippingAddress(data),
    onlyShippingAddress: toOnlyShippingAddress(data),
    goForward: moves.goForward,
    goBack: moves.goBack,
    saveOption: requests.saveOption,
    estimateFor: requests.estimateFor,
    sendPayment: requests.sendPayment,
    verifyPayment: requests.verifyPayment,
    ...placing,
  };
}

/** Returns the shipping address of the order: the address of the first recipient. */
function toShippingAddress(data: CheckoutState): Address | null {
  const [first] = data.shippingOptions.recipients;
  return first ? getRecipientAddress(data, first) : null;
}

/** Returns the shipping address of an order that has one; with several, none of them has to be the buyer's. */
function toOnlyShippingAddress(data: CheckoutState): Address | null {
  const [only, ...others] = data.shippingOptions.recipients.filter(({ kind }) => kind === 'shipping');
  return only && others.length === 0 ? getRecipientAddress(data, only) : null;
}

export type CheckoutControl = ReturnType<typeof useCheckout>;

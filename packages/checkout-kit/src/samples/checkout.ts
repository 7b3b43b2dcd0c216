import type { AccountCard, Address, CheckoutState, OrderDetails, Site } from '@settee/domain';
import type { CheckoutPorts } from '../order/ports.ts';
import { answerWith, type Fault, summaryFixture } from './cart.ts';
import { cardFixture, withCard } from './cards.ts';
import { withOffer, withPayment } from './payment.ts';
import { promoPortsFixture, rewardsPortsFixture, tenderPortsFixture, withTaxExempt } from './tenders.ts';
import { linesFixture } from './lines.ts';

/** An address that every rule of its site takes. */
export function addressFixture(site: Pick<Site, 'siteCulture'>): Address {
  const isUsa = site.siteCulture === 'USA';
  return {
    addressId: 'home',
    firstName: 'Maren',
    lastName: 'Lindqvist',
    address1: isUsa ? '2140 N Cleveland Ave' : '88 Queens Quay W',
    address2: isUsa ? 'Apt 3' : '',
    address3: '',
    country: isUsa ? 'USA' : 'CAN',
    city: isUsa ? 'Chicago' : 'Toronto',
    state: isUsa ? 'IL' : 'ON',
    postalCode: isUsa ? '60614' : 'M5J 0B8',
    dayPhone: isUsa ? '312 430 0119' : '416 430 0119',
    emailAddress: 'maren@example.com',
  };
}

/** The checkout of a shopper who is signed in, with `cards` saved cards and the addresses of the account. */
export function signedIn(state: CheckoutState, cards: readonly AccountCard[] = []): CheckoutState {
  const own = state.accountInfo.shippingAddresses;
  const studio = own.map((address) => ({ ...address, addressId: 'studio', address1: '9 Ferry St', address2: '' }));
  const creditCardData = { ...state.paymentData.creditCardData, accountCardsInfo: cards };
  return {
    ...state,
    accountInfo: { isLoggedIn: true, taxCertificateNumber: '', shippingAddresses: [...own, ...studio] },
    paymentData: { ...state.paymentData, creditCardData },
  };
}

/** `count` saved cards: a rewards card, an expired one and the house card among them. */
export function accountCardsFixture(count = 3): AccountCard[] {
  const types = ['visa', 'mc', 'synchrony_cbcc', 'amex', 'synchrony_plcc'] as const;
  return types.slice(0, count).map((type, index) => ({
    cardInfo: {
      id: `saved-${index}`,
      type,
      lastFour: String(1111 + index * 1010),
      expMonth: type === 'synchrony_plcc' ? 0 : 8,
      expYear: type === 'synchrony_plcc' ? 0 : index === 1 ? 2024 : 2029,
    },
    isExpired: index === 1,
  }));
}

/** A guest's checkout of a sofa and two tables, in two shipments. */
export function checkoutFixture(
  site: Pick<Site, 'brand' | 'siteCulture'>,
  change: Partial<CheckoutState> = {},
): CheckoutState {
  const { sofa, table } = linesFixture(site.brand);
  const shipment = {
    holidayHold: { selectedShippingDate: '', selectedShippingRange: '', holidays: [] },
    tripBooking: { isContactMeSelected: false, selectedTrip: '', drivingDirections: '' },
    isShipCompleteVisible: false,
    isShipCompleteSelected: false,
  };
  const item = (line: typeof sofa, isParcelShipping: boolean, edd: string) => ({
    id: line.id,
    isParcelShipping,
    edd,
    isRemoved: false,
    line,
  });
  return {
    basketId: 'basket-1',
    step: 4,
    shippingOptions: {
      recipients: [
        {
          id: 'recipient-1',
          addressId: 'home',
          giftOptions: { isGift: false, giftMessage: '' },
          bopsOptions: { giftReceiptOption: '', baggingOption: '', pickupContact: '' },
          shipments: [
            {
              ...shipment,
              availableServiceLevels: [
                { serviceLevel: 6, label: 'Local In-Home Delivery', charge: 14900, edd: 'Arrives in 5 to 7 weeks' },
              ],
              selectedServiceLevel: 6,
              items: [item(sofa, false, 'Arrives in 5 to 7 weeks')],
            },
            {
              ...shipment,
              availableServiceLevels: [
                { serviceLevel: 1, label: 'Standard', charge: 0, edd: 'Get it by Tue, Dec 1' },
                { serviceLevel: 2, label: 'Premium', charge: 1995, edd: 'Get it by Fri, Nov 27' },
                { serviceLevel: 3, label: 'Express', charge: 3495, edd: 'Get it by Wed, Nov 25' },
              ],
              selectedServiceLevel: 1,
              items: [item(table, true, 'Get it by Tue, Dec 1')],
            },
          ],
        },
      ],
      pickupNotificationOptions: [],
      notificationOptions: [],
    },
    accountInfo: { isLoggedIn: false, taxCertificateNumber: '', shippingAddresses: [addressFixture(site)] },
    billingAddress: null,
    isBillingSameAsShipping: true,
    siteCultureInfo: { siteCulture: site.siteCulture, locale: site.siteCulture === 'USA' ? 'en-US' : 'en-CA' },
    orderSummary: { ...summaryFixture([sofa, table]), isEstimate: false },
    paymentData: {
      rewardsData: { errorMessage: '', successMessage: '', applied: [], certificates: [], rewardsTotal: 0 },
      isAlternativePaymentsEnabled: false,
      isPayWithTwoCreditCardsEnabled: true,
      isPaymentNeeded: true,
      creditCardData: {
        isOnlyCbccAllowed: false,
        accountCardsInfo: [],
        accountCardsInfoLimit: 5,
        cardOneInfo: null,
        cardTwoInfo: null,
      },
      giftCardData: { giftCards: [], errorMessage: '' },
      tenderCodesData: { tenderCodes: [], errorMessage: '' },
      plccOfferData: { isOffered: false, selectedOption: null, terms: '', errorMessage: '' },
      verifyErrors: [],
    },
    promoCode: '',
    promoErrorMessage: '',
    isTaxExempt: false,
    taxCertificateNumber: '',
    tymPreferences: { isShippingOptIn: false, isBillingOptIn: false },
    reviewFingerprint: 'as-shown',
    requestVerificationToken: 'sample-token',
    errorType: 0,
    errorMessage: '',
    ...change,
  };
}

/** Ports that answer with `state`, or as `fault` says. */
export function checkoutPortsFixture(
  state: CheckoutState,
  fault: Fault = 'none',
  change: Partial<CheckoutPorts> = {},
): CheckoutPorts {
  const fresh = (action: string) => answerWith(fault, action, state);
  return {
    refresh: () => fresh('RefreshCheckout'),
    validateCart: () => answerWith(fault, 'ValidateCart', { errorType: 0, errorMessage: '', items: [] }),
    removeUnavailable: () => answerWith(fault, 'RemoveNlaItems', { isSuccess: true }),
    validateAndSaveAddress: (address) =>
      answerWith(fault, 'ValidateAndSaveAddress', { validation: null, savedAddress: address }),
    saveShippingAddress: () => fresh('SaveShippingAddress'),
    moveToShippingAndGiftOptions: () => fresh('MoveToShippingAndGiftOptions'),
    saveShippingAndGiftOptions: () => fresh('SaveShippingAndGiftOptions'),
    moveToPaymentPage: () => fresh('MoveToPaymentPage'),
    moveToReviewPage: () => fresh('MoveToReviewPage'),
    saveBillingAddress: () => fresh('SaveBillingAddress'),
    seal: (card) =>
      answerWith(fault, 'Seal', {
        type: card.type,
        adyenCardData: 'sealed',
        lastFour: card.number.slice(-4),
        binRange: card.number.slice(0, 6),
        expMonth: card.expMonth,
        expYear: card.expYear,
        saveToAccount: card.saveToAccount,
      }),
    saveCard: ({ type, lastFour, expMonth, expYear }) =>
      answerWith(fault, 'SaveCard', withCard(state, cardFixture({ type, lastFour, expMonth, expYear }))),
    applyAccountCard: (id) => {
      const saved = state.paymentData.creditCardData.accountCardsInfo.find(({ cardInfo }) => cardInfo.id === id);
      return answerWith(fault, 'SaveCard', withCard(state, cardFixture({ ...saved?.cardInfo })));
    },
    setTymPreferences: () => fresh('SetTYMPreferences'),
    savePlccOffer: (selectedOption) =>
      answerWith(fault, 'SavePlccOfferSelection', withOffer(state, { selectedOption })),
    savePayment: (payment) => answerWith(fault, 'SavePayment', withPayment(state, payment)),
    verifyCard: (_, code) =>
      answerWith(fault, 'VerifyCreditCard', {
        isSuccess: code !== '000',
        errors: code === '000' ? ['The security code does not belong to this card. Please check it.'] : [],
      }),
    saveToAddressBook: () => answerWith(fault, 'SaveAddress', {}),
    tenders: tenderPortsFixture(state, fault),
    rewards: rewardsPortsFixture(state, fault),
    promo: promoPortsFixture(state, fault),
    setTaxExempt: (isExempt, number) =>
      answerWith(
        fault,
        'ApplyTaxExemption',
        withTaxExempt(state, isExempt ? number || state.accountInfo.taxCertificateNumber : ''),
      ),
    securityCodeHelp: () =>
      answerWith(fault, 'Popup', {
        title: 'Where is my security code?',
        body: 'The last three digits on the back of your card; four on the front of an American Express card.',
      }),
    placeOrder: () => answerWith(fault, 'PlaceOrder', { isSuccess: true, message: '', redirectUrl: '' }),
    adata: () => '',
    clearTaxExempt: () => {},
    leaveTo: () => {},
    scrollToTop: () => {},
    log: () => {},
    goTo: () => {},
    reloadPage: () => {},
    ...change,
  };
}

/** The order that came of the sample checkout. */
export function orderFixture(site: Pick<Site, 'brand' | 'siteCulture'>): OrderDetails {
  const { sofa, table } = linesFixture(site.brand);
  const address = addressFixture(site);
  return {
    orderNumber: '4417 0236 85',
    placedAt: '2026-11-20T18:04:00Z',
    lineItems: [sofa, table],
    orderSummary: { ...summaryFixture([sofa, table]), isEstimate: false },
    shippingAddress: address,
    billingAddress: address,
    plccOption: null,
    cards: [{ type: 'visa', lastFour: '4242', appliedAmount: summaryFixture([sofa, table]).total }],
    tenders: [],
    taxCertificateNumber: '',
    isGift: false,
    giftMessage: '',
    deliveryMessage: 'The carrier calls two days before.',
  };
}

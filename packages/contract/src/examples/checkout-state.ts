import type { Address, CheckoutState, PaymentCard, RecipientTotals } from '@settee/domain';
import { line, orderSummary } from './cart.ts';

export const address: Address = {
  addressId: '0190a7f2-0000-7000-8000-000000000002',
  firstName: 'Maren',
  lastName: 'Lindqvist',
  address1: '2140 N Cleveland Ave',
  address2: 'Apt 3',
  address3: '',
  country: 'USA',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60614',
  dayPhone: '3125550142',
  emailAddress: 'maren@example.com',
};

export const card: PaymentCard = {
  id: '0190a7f2-0000-7000-8000-000000000003',
  type: 'visa',
  lastFour: '1111',
  binRange: '411111',
  expMonth: 8,
  expYear: 2029,
  appliedAmount: orderSummary.total,
  basketPaymentId: '0190a7f2-0000-7000-8000-000000000004',
  isApplied: true,
  isVerificationApplied: false,
  isPrimary: true,
  isValid: true,
  saveToAccount: false,
  selectionIndex: 0,
  verifyCreditCard: false,
  errors: {
    hasRewardsRestrictionError: false,
    hasSessionError: false,
    hasZeroAmountError: false,
    isReissued: false,
    declineMessage: '',
  },
};

export const holidayHold = { selectedShippingDate: '', selectedShippingRange: '', holidays: [] };
export const tripBooking = {
  isContactMeSelected: false,
  selectedTrip: '2026-12-08.morning',
  drivingDirections: 'Past the mill',
  slots: [{ slot: '2026-12-08.morning', label: 'Tue, Dec 8, 8 am to noon' }],
  isSlotTaken: false,
};
export const giftOptions = { isGift: true, giftMessage: 'Welcome home' };
export const bopsOptions = { giftReceiptOption: '', baggingOption: '', pickupContact: '' } as const;

export const recipientTotals: RecipientTotals = {
  merchandise: orderSummary.merchandise,
  discount: orderSummary.discount,
  shipping: orderSummary.shipping,
  shippingSurcharge: orderSummary.shippingSurcharge,
  installation: orderSummary.installation,
  tax: orderSummary.tax,
};

export const state: CheckoutState = {
  basketId: '0190a7f2-0000-7000-8000-000000000005',
  step: 4,
  shippingOptions: {
    recipients: [
      {
        id: 'r1',
        kind: 'shipping',
        addressId: address.addressId,
        pickupStore: null,
        totals: recipientTotals,
        giftOptions,
        bopsOptions,
        notificationOption: 'email',
        shipments: [
          {
            deliveryMode: 'inHome',
            holidayHold,
            tripBooking,
            availableServiceLevels: [
              { serviceLevel: 6, label: 'In-home delivery', charge: 14900, edd: 'Arrives in 5 to 7 weeks' },
            ],
            selectedServiceLevel: 6,
            isShipCompleteVisible: false,
            isShipCompleteSelected: false,
            items: [{ id: line.id, isParcelShipping: false, edd: 'Arrives in 5 to 7 weeks', isRemoved: false, line }],
          },
        ],
      },
    ],
    isMultiShipping: false,
    pickup: { recipientId: 'r2', store: null, contact: null },
    pickupNotificationOptions: ['email', 'sms'],
    notificationOptions: ['email', 'sms'],
  },
  accountInfo: { isLoggedIn: true, taxCertificateNumber: '', shippingAddresses: [address] },
  contact: {
    firstName: address.firstName,
    lastName: address.lastName,
    dayPhone: address.dayPhone,
    emailAddress: address.emailAddress,
  },
  billingAddress: address,
  isBillingSameAsShipping: true,
  siteCultureInfo: { siteCulture: 'USA', locale: 'en-US' },
  orderSummary: { ...orderSummary, isEstimate: false },
  paymentData: {
    rewardsData: { errorMessage: '', successMessage: '', applied: [], certificates: [], rewardsTotal: 0 },
    isAlternativePaymentsEnabled: true,
    alternativePaymentsData: {
      provider: 'embedded',
      kinds: ['payPal', 'venmo', 'applePay', 'visaCheckout', 'masterpass'],
      authorization: '',
      environment: 'demo',
      appliedWallet: null,
      errorMessage: '',
    },
    payPalData: {
      payPalSetupData: { authorization: '', environment: 'demo', currency: 'USD', amount: orderSummary.total },
    },
    isPayWithTwoCreditCardsEnabled: true,
    isPaymentNeeded: true,
    creditCardData: {
      isOnlyCbccAllowed: false,
      accountCardsInfo: [
        { cardInfo: { id: card.id, type: 'visa', lastFour: '1111', expMonth: 8, expYear: 2029 }, isExpired: false },
      ],
      accountCardsInfoLimit: 5,
      cardOneInfo: { cardInfo: card, verifyCreditCard: false },
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
  cartPostalCode: '60614',
  reviewFingerprint: 'jq1Y0vXo2mQeJd4TtqkD0m3b0t3bB8b1vX1mP4jYw0s',
  requestVerificationToken: 'b6c1…',
  errorType: 0,
  errorMessage: '',
};

/** Amount of the second of two cards, in cents. */
export const share = 50_000;
const slot = (cardInfo: PaymentCard) => ({ cardInfo, verifyCreditCard: false });
export const secondCard: PaymentCard = {
  ...card,
  id: '0190a7f2-0000-7000-8000-000000000009',
  type: 'mc',
  lastFour: '4444',
  isPrimary: false,
  selectionIndex: 1,
  appliedAmount: share,
};
export const withTwoCards: CheckoutState = {
  ...state,
  paymentData: {
    ...state.paymentData,
    creditCardData: {
      ...state.paymentData.creditCardData,
      cardOneInfo: slot({ ...card, appliedAmount: orderSummary.total - share }),
      cardTwoInfo: slot(secondCard),
    },
  },
};

export const withFinancing: CheckoutState = {
  ...state,
  paymentData: {
    ...state.paymentData,
    plccOfferData: { isOffered: true, selectedOption: 2, terms: 'No interest within 12 months…', errorMessage: '' },
  },
};

/** PayPal pays in place of the card. */
export const withWallet: CheckoutState = {
  ...state,
  paymentData: {
    ...state.paymentData,
    alternativePaymentsData: state.paymentData.alternativePaymentsData && {
      ...state.paymentData.alternativePaymentsData,
      appliedWallet: {
        kind: 'payPal',
        account: 'maren@example.com',
        appliedAmount: orderSummary.total,
        isApplied: true,
        errors: { hasRewardsRestrictionError: false, declineMessage: '' },
      },
    },
    creditCardData: { ...state.paymentData.creditCardData, cardOneInfo: null },
  },
};

import type { Address, CheckoutState, PaymentCard } from '@settee/domain';
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
export const tripBooking = { isContactMeSelected: false, selectedTrip: '', drivingDirections: '' };
export const giftOptions = { isGift: true, giftMessage: 'Welcome home' };
export const bopsOptions = { giftReceiptOption: '', baggingOption: '', pickupContact: '' };

export const state: CheckoutState = {
  basketId: '0190a7f2-0000-7000-8000-000000000005',
  step: 4,
  shippingOptions: {
    recipients: [
      {
        id: 'r1',
        addressId: address.addressId,
        giftOptions,
        bopsOptions,
        shipments: [
          {
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
    pickupNotificationOptions: [],
    notificationOptions: [],
  },
  accountInfo: { isLoggedIn: true, taxCertificateNumber: '', shippingAddresses: [address] },
  billingAddress: address,
  isBillingSameAsShipping: true,
  siteCultureInfo: { siteCulture: 'USA', locale: 'en-US' },
  orderSummary: { ...orderSummary, isEstimate: false },
  paymentData: {
    rewardsData: { errorMessage: '', successMessage: '', applied: [], certificates: [], rewardsTotal: 0 },
    isAlternativePaymentsEnabled: false,
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

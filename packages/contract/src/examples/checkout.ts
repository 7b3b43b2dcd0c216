import type { OrderDetails } from '@settee/domain';
import { getDeliveryInfo, validateAddress, validateZip } from '../delivery.ts';
import { example } from '../example.ts';
import {
  getOrderDetails,
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
  updateGiftMessage,
  validateAndSaveAddress,
} from '../order.ts';
import { validateCart } from '../cart-validation.ts';
import {
  removeAllNlaItems,
  removeInHousePersonalizedNlaItems,
  removeNlaItems,
  removePersonalizedItems,
  removePfasItems,
  removeUnavailableInstallation,
} from '../cart-removals.ts';
import { getPopup, log } from '../problems.ts';
import { line, orderSummary } from './cart.ts';
import {
  address,
  bopsOptions,
  card,
  giftOptions,
  holidayHold,
  secondCard,
  share,
  state,
  tripBooking,
  withFinancing,
  withTwoCards,
} from './checkout-state.ts';

const giftRequest = {
  recipients: [
    {
      recipientId: 'r1',
      giftOptions,
      bopsOptions,
      shipments: [{ holidayHold, tripBooking, selectedServiceLevel: 6 as const, isShipCompleteSelected: false }],
    },
  ],
};

export const orderDetails: OrderDetails = {
  orderNumber: 'S7QK-4M2P',
  placedAt: '2026-11-20T15:04:05.000Z',
  lineItems: [line],
  orderSummary,
  shippingAddress: address,
  billingAddress: address,
  plccOption: null,
  taxCertificateNumber: '',
  isGift: true,
  cards: [{ type: 'visa', lastFour: '1111', appliedAmount: orderSummary.total }],
  tenders: [],
  giftMessage: 'Welcome home',
  deliveryMessage: 'Arrives in 5 to 7 weeks',
};

export const checkoutExamples = [
  example(
    validateZip,
    'Whether a zip or postal code exists on this site.',
    { zipCode: '60614' },
    {
      isValid: true,
      message: '',
    },
  ),
  example(validateAddress, 'Suggestions for an address that doubts; none when it stands.', address, {
    Suggestions: [{ City: 'Chicago', State: 'IL', ZipCode: '60614' }],
  }),
  example(refreshCheckout, 'The checkout as it stands.', {}, state),
  example(moveToShippingAndGiftOptions, 'Goes on from shipping.', {}, state),
  example(moveToPaymentPage, 'Goes on from shipping and gift options.', {}, state),
  example(moveToReviewPage, 'Goes on from payment and billing.', {}, state),
  example(validateAndSaveAddress, 'Checks the shipping address and keeps it when it stands.', address, {
    validation: null,
    savedAddress: address,
  }),
  example(saveShippingAddress, 'Keeps the shipping address as entered.', address, state),
  example(saveShippingAndGiftOptions, 'Keeps service level and gift options.', giftRequest, state),
  example(
    updateGiftMessage,
    'Keeps a gift message while it is typed.',
    { recipientId: 'r1', message: 'Welcome home', isInitialTrigger: false },
    state,
  ),
  example(
    setTymPreferences,
    'Thank-you mail is wanted at the billing address.',
    { isOptIn: true, isBilling: true, address },
    { ...state, tymPreferences: { isShippingOptIn: false, isBillingOptIn: true } },
  ),
  example(saveBillingAddress, 'Keeps the billing address.', address, state),
  example(
    savePayment,
    'Pays with the card of the order and a saved one.',
    {
      cardOneData: { id: card.id, appliedAmount: orderSummary.total - share },
      accountCardOneData: null,
      cardTwoData: null,
      accountCardTwoData: { id: secondCard.id, appliedAmount: share },
    },
    withTwoCards,
  ),
  example(
    savePlccOfferSelection,
    'Finances what the house card pays, in place of rewards.',
    { selectedOption: 2 },
    withFinancing,
  ),
  example(
    saveCreditCardToBasket,
    'Puts a sealed card on the basket.',
    {
      cardOneData: {
        type: 'visa',
        adyenCardData: 'eyJhbGciOiJSU0EtT0FFUC0yNTYi…',
        lastFour: '1111',
        binRange: '411111',
        expMonth: 8,
        expYear: 2029,
        saveToAccount: false,
      },
      cardTwoData: null,
      accountCardOneData: null,
      accountCardTwoData: null,
    },
    state,
  ),
  example(
    validateCart,
    'What stands in the way of going on.',
    {},
    {
      errorType: 3,
      errorMessage: '',
      items: [
        {
          sku: 100203,
          title: 'Pell Ottoman',
          imagePath: '/pictures/main.pell-ottoman.hero-320.avif',
          currentPrice: 34900,
          quantity: 1,
          availabilityMessage: 'No longer available',
          isCustomNla: false,
          edd: '',
        },
      ],
      problems: [],
    },
  ),
  example(removeNlaItems, 'Takes out what is no longer available.', {}, { isSuccess: true }),
  example(removeAllNlaItems, 'Takes out everything when nothing is available any more.', {}, { isSuccess: true }),
  example(removePfasItems, 'Takes out what may not be sent to the state of the address.', {}, { isSuccess: true }),
  example(removePersonalizedItems, 'Takes out what can’t be personalized at the moment.', {}, { isSuccess: true }),
  example(
    removeInHousePersonalizedNlaItems,
    'Takes out what was to be personalized and is no longer available.',
    {},
    { isSuccess: true },
  ),
  example(
    removeUnavailableInstallation,
    'Takes installation off where it is not done; answers whether it worked.',
    {},
    true,
  ),
  example(
    placeOrder,
    'Places the order that the review page showed, once.',
    { adata: '', total: state.orderSummary.total, reviewFingerprint: state.reviewFingerprint },
    {
      isSuccess: true,
      message: '',
      redirectUrl: '/checkout/confirmation',
    },
  ),
  example(getOrderDetails, 'The order that this shopper placed last.', {}, orderDetails),
  example(
    getDeliveryInfo,
    'What delivery of a product, or of the cart, costs and how long it takes.',
    { sku: 100101 },
    {
      deliveryCharge: 9900,
      freeShippingThreshold: 50000,
      isFreeShipping: false,
      zipCode: '60614',
      isCanada: false,
      isLowRate: true,
      addCharge: 0,
      shipThisItemCalculatedShipMethod: 6,
      deliveryDays: {
        standard: '4–7 business days',
        poBox: '5–8 business days',
        fpoApo: '3-6 weeks',
        twoDay: '2 business days when ordered by noon CT',
        nextDay: 'Next business day when ordered by noon CT',
        nonContinental: '7-14 business days, with a $10 fee',
        rush: '2 business days',
        longDistance: '4–6 weeks, scheduled with you',
        basicFreight: '2–4 weeks, curbside',
        giftCards: '3–5 business days, or instantly by email',
      },
    },
  ),
  example(log, 'Writes a line to the shop log.', { message: 'Error adding to cart: Status: 503', level: 'error' }, {}),
  example(
    getPopup,
    'The content of a message popup.',
    { popupName: 'CreditCardVerification' },
    {
      title: 'Where to find your security code',
      html: '<p>The last three digits at the back.</p>',
    },
  ),
];

import type { Cart, CartConfirmation, CartLineItem, ConfirmedItem, OrderSummary } from '@settee/domain';
import { addItems, addToCart, getCustomConfirmation } from '../add-to-cart.ts';
import {
  acknowledgeChanges,
  applyZip,
  moveToCart,
  removeItem,
  saveForLater,
  startCheckout,
  updateItem,
} from '../cart.ts';
import { getCart, getCartItemCount } from '../cart-reads.ts';
import { addSharedCart, getSharedCart, shareCart } from '../cart-sharing.ts';
import { example } from '../example.ts';
import { image } from './pictures.ts';

const options = [{ label: 'Fabric', text: 'Washed Linen, Flax' }];

export const orderSummary: OrderSummary = {
  merchandise: 204900,
  discount: 0,
  shipping: 14900,
  shippingSurcharge: 0,
  installation: 0,
  donation: 0,
  tax: 19474,
  isEstimate: true,
  total: 239274,
  rewardsTotal: 0,
  rewardsExceedOrderTotalMessage: '',
};

const sharedId = 'N0sVYl4mGfJ6cQ2bT8kZrX1wPdEhUaCiOyLx5tRqBj0';

export const line: CartLineItem = {
  id: '0190a7f2-0000-7000-8000-000000000001',
  isRemoved: false,
  priceQuantityTotals: {
    quantity: 1,
    isQuantityDisabled: false,
    unitPrice: 204900,
    regularUnitPrice: 239900,
    lineTotal: 204900,
  },
  shippingDeliveryOptions: {
    isShipOptionVisible: true,
    isStorePickupOptionVisible: false,
    selectedShipOption: 'standard',
    shippingOption: { edd: 'Arrives in 5 to 7 weeks', promoLinks: [] },
    bopsOption: { edd: '', pickupQuantityMessage: '' },
    vendorDropShipUrl: '',
  },
  itemInfo: {
    sku: 100112,
    name: 'Alder Sofa',
    url: '/alder-sofa/s100101?option.11=3002&option.12=1201&option.13=2001',
    picture: image,
    options,
    optionChoiceParameter: '11-3002_12-1201_13-2001',
    availabilityMessage: 'Made for you',
    isDescriptionDisabled: false,
    vendorDropShipMessage: '',
  },
  installationService: null,
  isSaveForLaterEnabled: true,
  priceChange: null,
};

const cart: Cart = {
  basketId: '0190a7f2-0000-7000-8000-000000000005',
  lineItems: [line],
  savedForLater: [],
  cartSummary: { discountCode: '', taxZipCode: '60614', itemCount: 1 },
  orderSummary,
  isGuest: true,
  isInternational: false,
  pickup: {
    store: { locationId: 101, name: 'Lincoln Park', place: 'Chicago, IL' },
    stores: [{ locationId: 101, name: 'Lincoln Park', place: 'Chicago, IL' }],
  },
  donation: {
    id: 'donation-720001',
    sku: 720001,
    name: 'Roof & Hearth Fund',
    text: 'Furnishes homes for families moving out of shelters.',
    amounts: [500, 1000, 2500],
    amount: 0,
  },
  config: { isPromoEnabled: true, isSaveForLaterEnabled: true },
  messages: [],
  requestVerificationToken: 'b6c1…',
};

const item: ConfirmedItem = {
  sku: 100112,
  name: 'Alder Sofa',
  isPersonalized: false,
  formattedPrice: '$2,049.00',
  quantity: 1,
  imageUrl: image.webp.url,
  picture: image,
  options,
};

const confirmation: CartConfirmation = {
  isSuccess: true,
  isError: false,
  items: [item],
  addedItemCount: 1,
  cartItemCount: 1,
  subtotal: 204900,
  shipping: 14900,
  total: 219800,
  isDiscountApplied: false,
  isShowInstallationServiceLineItem: false,
  installationServiceTotal: 0,
  isInstallationServiceSelectedForCurrentItems: false,
  installationServiceType: '',
  isShippingMessage: false,
  shippingMessage: '',
  isInHomeShippingMessage: true,
  inHomeShippingMessage: 'Carried in and assembled by two people.',
  isThresholdShippingMessage: false,
  thresholdShippingMessage: '',
  cartIcon: 'truck',
  allCartItems: [{ sku: 100112 }],
  crossSellUrl: '',
  shipMethod: 'standard',
};

export const cartExamples = [
  example(getCart, 'The cart of the shopper on this brand and site.', {}, cart),
  example(getCartItemCount, 'How many items the header counts.', {}, { cartItemCount: 1 }),
  example(removeItem, 'Takes a line out.', { id: line.id }, { isSuccess: true }),
  example(saveForLater, 'Puts a line aside.', { id: line.id }, { isSuccess: true }),
  example(
    moveToCart,
    'Brings a saved line back.',
    { id: line.id },
    {
      isSuccess: false,
      errorMessage: 'This item is no longer available.',
    },
  ),
  example(updateItem, 'Sets the quantity of a line, 1 to 99.', { id: line.id, quantity: 2 }, { isSuccess: true }),
  example(applyZip, 'Estimates shipping and tax for a zip or postal code.', { zipCode: '60614' }, { isSuccess: true }),
  example(acknowledgeChanges, 'Says that the changed prices and stock were seen.', {}, { isSuccess: true }),
  example(
    shareCart,
    'Makes a link to what is in the cart.',
    {},
    { isSuccess: true, shareId: sharedId, expiresAt: '2027-02-20T09:00:00.000Z' },
  ),
  example(
    getSharedCart,
    'What is behind such a link, at today’s prices.',
    { shareId: sharedId },
    {
      state: 'here',
      expiresAt: '2027-02-20T09:00:00.000Z',
      items: [
        {
          sku: 100112,
          name: 'Alder Sofa',
          url: line.itemInfo.url,
          picture: image,
          options,
          quantity: 1,
          unitPrice: 204900,
          availabilityMessage: 'Made for you',
        },
      ],
      goneNames: ['Pell Ottoman'],
    },
  ),
  example(
    addSharedCart,
    'Puts in what can be had of a shared cart.',
    { shareId: sharedId },
    {
      isSuccess: true,
      addedItemCount: 1,
      refused: [{ name: 'Pell Ottoman', reason: 'This item is no longer available.' }],
    },
  ),
  example(
    startCheckout,
    'Asks where the checkout begins.',
    {},
    {
      isSuccess: true,
      isGuest: true,
      isInternational: false,
      isLoggedIn: false,
      redirectUrl: '/checkout/shipping',
      popupUrl: '',
      errorType: 0,
      errorMessage: '',
      oversizedItems: [],
    },
  ),
  example(
    addToCart,
    'Puts items into the cart; identical lines add up to 99 at most.',
    [{ Sku: 100112, Quantity: 1, OptionChoiceParameter: '11-3002_12-1201_13-2001' }],
    confirmation,
  ),
  example(
    addItems,
    'The same add in its short form, as a carousel sends it.',
    { items: [{ Sku: 100112, Quantity: 1, OptionChoiceParameter: '11-3002_12-1201_13-2001', Location: 'Carousel' }] },
    confirmation,
  ),
  example(
    getCustomConfirmation,
    'Whether an add has to be confirmed because it is made to order.',
    { sku: 100112, optionChoiceParameter: '11-3002_12-1201_13-2001' },
    { hasCustomOrderConfirmation: true, message: 'Made for you and not returnable.', items: [item] },
  ),
];

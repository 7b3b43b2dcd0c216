import type { Cart, CartConfirmation, CartLineItem, ConfirmedItem, OrderSummary } from '@settee/domain';
import { image } from './pictures.ts';

export const options = [{ label: 'Fabric', text: 'Washed Linen, Flax' }];

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

export const sharedId = 'N0sVYl4mGfJ6cQ2bT8kZrX1wPdEhUaCiOyLx5tRqBj0';

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

export const cart: Cart = {
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

export const item: ConfirmedItem = {
  sku: 100112,
  name: 'Alder Sofa',
  isPersonalized: false,
  formattedPrice: '$2,049.00',
  quantity: 1,
  imageUrl: image.webp.url,
  picture: image,
  options,
};

export const confirmation: CartConfirmation = {
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

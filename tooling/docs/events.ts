import type { CheckoutKitEvent } from '../../packages/checkout-kit/src/index.ts';
import type { ConfiguratorKitEvent } from '../../packages/configurator-kit/src/index.ts';
import type { EntryOf } from '../../apps/storefront/src/edges/data-layer-entry.ts';

/** Every type of event: its name in the data layer, when it is reported, and what each part of its entry is, with units. */
type Described<T extends CheckoutKitEvent['type'] | ConfiguratorKitEvent['type']> = {
  [K in T]: {
    name: EntryOf<K>['event'];
    when: string;
    payload: { [Field in Exclude<keyof EntryOf<K>, 'event'>]-?: string };
  };
};

const sku = 'number, the product';
const skus = 'numbers, the products';
const label = 'string, what was acted on';
const currency = "'USD' or 'CAD'";
const value = 'number, the total in units of the currency';
const items = '`item_id` (string, the product), `quantity`, `price` (number, in units of the currency)';
const fieldError = {
  name: 'form.fieldError',
  when: 'a field starts to show an error',
  payload: {
    form: "string, such as 'shippingAddress' or 'card'",
    field: "string, such as 'postalCode'",
    rule: "string, the code of what is wrong, such as 'missing'; never what was entered",
  },
} as const;
const recommendation = {
  sku,
  location: "'Carousel' or 'Furniture Add-On'",
  position: 'number, place in its row, from 1',
};
const method = "'standard' or 'pickup'";
const tender = "'giftCard', 'tenderCode' or 'rewardCertificate'";
const wallet = "'payPal', 'venmo', 'applePay', 'visaCheckout' or 'masterpass'";
const choiceCode = 'number, the fabric';

const checkout: Described<CheckoutKitEvent['type']> = {
  'form.fieldError': fieldError,
  'addToCart.clicked': { name: 'addToCart.clicked', when: 'a valid add to cart is requested', payload: { skus } },
  'addToCart.termsAccepted': {
    name: 'addToCart.termsAccepted',
    when: 'the terms of a custom order are accepted',
    payload: { skus },
  },
  'addToCart.termsDeclined': {
    name: 'addToCart.termsDeclined',
    when: 'the terms of a custom order are declined',
    payload: { skus },
  },
  'addToCart.added': {
    name: 'add_to_cart',
    when: 'the backend has added the products',
    payload: { items: '`item_id` (string, the product), `quantity`' },
  },
  'addToCart.failed': {
    name: 'addToCart.failed',
    when: 'the add failed',
    payload: { skus, message: 'string, the sentence that the shopper sees' },
  },
  'recommendation.clicked': {
    name: 'recommendation.clicked',
    when: 'the add of a recommended product is requested',
    payload: recommendation,
  },
  'recommendation.added': {
    name: 'add_to_cart',
    when: 'the backend has added a recommended product',
    payload: { items: '`item_id`, `quantity`, `item_list_name` (the location), `index` (place in its row, from 1)' },
  },
  'recommendation.failed': {
    name: 'recommendation.failed',
    when: 'the add of a recommended product failed',
    payload: recommendation,
  },
  'cart.viewed': { name: 'view_cart', when: 'a cart with items is shown', payload: { currency, value, items } },
  'cart.quantityChanged': {
    name: 'cart.quantityChanged',
    when: 'a line gets another quantity',
    payload: { sku, quantity: 'number, pieces' },
  },
  'cart.itemRemoved': {
    name: 'remove_from_cart',
    when: 'a line is removed',
    payload: { items: '`item_id` (string, the product), `quantity`' },
  },
  'cart.removalUndone': { name: 'cart.removalUndone', when: 'a removed line is back', payload: { sku } },
  'cart.savedForLater': { name: 'cart.savedForLater', when: 'a line is saved for later', payload: { sku } },
  'cart.movedToCart': { name: 'cart.movedToCart', when: 'a saved line is back in the cart', payload: { sku } },
  'cart.shipMethodChanged': {
    name: 'cart.shipMethodChanged',
    when: 'a line is to be shipped or picked up instead',
    payload: { sku, shipMethod: method },
  },
  'cart.installationRemoved': {
    name: 'cart.installationRemoved',
    when: 'the installation of a line is removed',
    payload: { sku },
  },
  'cart.promoApplied': {
    name: 'cart.promoApplied',
    when: 'a promotion code is in force, in the cart or the checkout',
    payload: {},
  },
  'cart.promoRemoved': { name: 'cart.promoRemoved', when: 'a promotion code is removed', payload: {} },
  'cart.donationAdded': {
    name: 'cart.donationAdded',
    when: 'a donation is in the cart',
    payload: { amount: 'number, cents' },
  },
  'cart.zipApplied': { name: 'cart.zipApplied', when: 'a ZIP or postal code is applied', payload: {} },
  'cart.sharedCartAdded': {
    name: 'cart.sharedCartAdded',
    when: 'a shared cart was added',
    payload: { itemCount: 'number, pieces added' },
  },
  'order.boughtAgain': {
    name: 'order.boughtAgain',
    when: 'lines of an order were added to the cart again',
    payload: { itemCount: 'number, pieces added' },
  },
  'cart.checkoutStarted': {
    name: 'begin_checkout',
    when: "'Checkout Now' is clicked",
    payload: { currency, value, items },
  },
  'checkout.stepCompleted': {
    name: 'checkout.stepCompleted',
    when: 'a step is saved and the next one opens',
    payload: { step: '1 shipping, 2 shipping and gift options, 3 payment and billing' },
  },
  'checkout.deliveryChosen': {
    name: 'add_shipping_info',
    when: 'the delivery options are saved',
    payload: { shipping_tier: 'string, names of the chosen service levels' },
  },
  'checkout.cardApplied': {
    name: 'add_payment_info',
    when: 'the payment provider took a card',
    payload: { payment_type: "'visa', 'mc', 'amex' … (CARD-17)" },
  },
  'checkout.walletStarted': {
    name: 'checkout.walletStarted',
    when: 'a wallet is clicked on a product page, in the cart, the payment step or the review',
    payload: { kind: wallet },
  },
  'checkout.walletApplied': {
    name: 'add_payment_info',
    when: 'a wallet pays the order',
    payload: { payment_type: wallet },
  },
  'checkout.walletFailed': {
    name: 'checkout.walletFailed',
    when: 'a wallet is canceled, declined, expires, can’t pay the order or can’t be reached',
    payload: { kind: wallet, reason: "string, such as 'canceled' or 'rejected'" },
  },
  'checkout.walletRemoved': {
    name: 'checkout.walletRemoved',
    when: 'the wallet of the order is removed',
    payload: { kind: wallet },
  },
  'checkout.tenderApplied': {
    name: 'add_payment_info',
    when: 'a gift card, store credit or reward is applied',
    payload: { payment_type: tender, value: 'number, what it pays in units of the currency' },
  },
  'checkout.tenderRemoved': {
    name: 'checkout.tenderRemoved',
    when: 'a gift card, store credit or reward is removed',
    payload: { kind: tender },
  },
  'checkout.orderPlaced': {
    name: 'purchase',
    when: 'the confirmation of a new order is shown for the first time in this browser',
    payload: { transaction_id: 'string, the order number', currency, value, tax: 'number', shipping: 'number', items },
  },
  'checkout.placeOrderFailed': {
    name: 'checkout.placeOrderFailed',
    when: 'Place Order is rejected',
    payload: { reason: "string, the code of the response, such as 'CardDeclined'" },
  },
  'account.created': { name: 'sign_up', when: 'the form of a new account is accepted', payload: {} },
  'account.signedIn': {
    name: 'login',
    when: 'the credentials are accepted; reported on the page that follows',
    payload: {},
  },
  'account.signInFailed': {
    name: 'account.signInFailed',
    when: 'the sign-in form shows an error',
    payload: { code: "string, the identity widget's, such as 'E0000004'" },
  },
};

const configurator: Described<ConfiguratorKitEvent['type']> = {
  'form.fieldError': fieldError,
  'listing.viewed': {
    name: 'view_item_list',
    when: 'a page of a listing or of search results is shown',
    payload: { item_list_name: 'string, its title', items: '`item_id` (string, the product)' },
  },
  'listing.itemSelected': {
    name: 'select_item',
    when: 'a product of a listing or of search results is opened',
    payload: { item_list_name: 'string, its title', items: '`item_id`, `index` (number, place on the page, from 1)' },
  },
  'search.made': { name: 'search', when: 'search results are shown', payload: { search_term: 'string, as entered' } },
  productImpression: {
    name: 'productImpression',
    when: 'a product page is shown',
    payload: { sku, label: 'string, the product’s name' },
  },
  drawerOpen: { name: 'drawerOpen', when: 'the drawer of an option is opened', payload: { sku, label } },
  componentInteraction: {
    name: 'componentInteraction',
    when: 'a choice is made',
    payload: { sku, label, option: 'string, the title of the option' },
  },
  filterInteraction: {
    name: 'filterInteraction',
    when: 'fabrics, or products of a listing or a search, are filtered or sorted',
    payload: { sku: 'number, the product; missing on listings, searches and /free-swatches', label },
  },
  'Form Submitted': {
    name: 'Form Submitted',
    when: 'free swatches are ordered and the email address is hashed',
    payload: { formName: "'Order Free Swatch'", formStatus: "'accepted'" },
  },
  'swatchCart.added': {
    name: 'swatchCart.added',
    when: 'a swatch goes into the swatch cart of /free-swatches',
    payload: { choiceCode },
  },
  'swatchCart.removed': {
    name: 'swatchCart.removed',
    when: 'a swatch is removed from the swatch cart',
    payload: { choiceCode },
  },
  'favorites.itemAdded': {
    name: 'add_to_wishlist',
    when: 'a product is saved in a list',
    payload: { items: '`item_id` (string, the product)' },
  },
  'favorites.addFailed': { name: 'favorites.addFailed', when: 'saving a product in a list failed', payload: { sku } },
  'favorites.itemRemoved': {
    name: 'favorites.itemRemoved',
    when: 'a product is removed from a list',
    payload: { sku },
  },
  'favorites.removalUndone': {
    name: 'favorites.removalUndone',
    when: 'a product that was removed from a list is back',
    payload: { sku },
  },
  'favorites.itemMoved': { name: 'favorites.itemMoved', when: 'a product is moved to another list', payload: { sku } },
  'registry.created': { name: 'registry.created', when: 'a gift registry is created', payload: {} },
  'registry.itemAdded': {
    name: 'registry.itemAdded',
    when: 'a product is in a registry',
    payload: { sku, quantity: 'number, pieces' },
  },
  'registry.addFailed': { name: 'registry.addFailed', when: 'adding a product to a registry failed', payload: { sku } },
  'registry.quantityChanged': {
    name: 'registry.quantityChanged',
    when: 'the wanted quantity of a product changes',
    payload: { sku, quantity: 'number, pieces wanted' },
  },
  'registry.itemRemoved': {
    name: 'registry.itemRemoved',
    when: 'a product is removed from a registry',
    payload: { sku },
  },
  'registry.removalUndone': {
    name: 'registry.removalUndone',
    when: 'a product that was removed from a registry is back',
    payload: { sku },
  },
};

/** Every event by its type, and the kit that reports it. */
export const eventsByKit = { 'checkout-kit': checkout, 'configurator-kit': configurator };

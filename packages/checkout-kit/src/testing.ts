/**
 * Samples and fake ports for tests, stories and prototypes of apps that use this kit: `…Fixture` makes an entity or the
 * ports of a screen, `with…` changes the state of a checkout. Never part of a shop.
 */
export { type Fault, respondWith } from './fixtures/cart.ts';
export { cartFixture, cartPortsFixture, summaryFixture } from './fixtures/cart.ts';
export { linesFixture, manyLines } from './fixtures/lines.ts';
export { donationFixture, installationFixture, savedLine, storesFixture } from './fixtures/cart-services.ts';
export { addPortsFixture } from './fixtures/add-ports.ts';
export { confirmationFixture, termsFixture } from './fixtures/confirmation.ts';
export { deliveryInfoFixture } from './fixtures/delivery-info.ts';
export { addItem, confirmationOfItem, itemsFixture } from './fixtures/recommendations.ts';
export {
  accountCardsFixture,
  addressFixture,
  checkoutFixture,
  checkoutPortsFixture,
  signedIn,
} from './fixtures/checkout.ts';
export { orderFixture, shippedOrderFixture } from './fixtures/order.ts';
export { giftCardPageFixture, installationOfferFixture } from './fixtures/products.ts';
export { withGift, withPriceChange } from './fixtures/review.ts';
export { reorderFixture, returnFixture, returnsFixture } from './fixtures/after-order.ts';
export { asGift, recipientPortsFixture, recipientTotalsFixture, withTwoAddresses } from './fixtures/recipients.ts';
export { cardFixture, withCard } from './fixtures/cards.ts';
export { paymentDataFixture, withOffer, withPayment, withTwoCards } from './fixtures/payment.ts';
export {
  certificatesFixture,
  giftCardsFixture,
  promoPortsFixture,
  rewardsPortsFixture,
  tenderCodeFixture,
  tenderPortsFixture,
  withRewards,
  withTaxExempt,
  withTenders,
} from './fixtures/tenders.ts';
export { appliedWalletFixture, expressPortsFixture, walletPortsFixture, withWallets } from './fixtures/wallets.ts';
export { problemsFixture, startFixture, validationFixture } from './fixtures/validation.ts';
export { fullSignInPortsFixture, loginConfigFixture, signInPortsFixture } from './fixtures/account.ts';
export {
  addressBookPortsFixture,
  settingsPortsFixture,
  signInConfigPortsFixture,
} from './fixtures/account-ports.ts';
export {
  cardFormPortsFixture,
  draftPortsFixture,
  fullCartPortsFixture,
  fullCheckoutPortsFixture,
  sharedCartPortsFixture,
} from './fixtures/optional-ports.ts';
export {
  emailSentPortsFixture,
  orderStatusPortsFixture,
  quotePortsFixture,
  orderPortsFixture,
  reorderPortsFixture,
  returnPortsFixture,
} from './fixtures/order-ports.ts';
export {
  addressesFixture,
  browsersFixture,
  failed,
  loaded,
  loading,
  ordersFixture,
  profileFixture,
  savedCardsFixture,
} from './fixtures/account-pages.ts';
export { imagesFixture } from './fixtures/pictures.ts';

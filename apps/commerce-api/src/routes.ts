import { browseHandlers } from './catalog/products/browse.handlers.ts';
import { fabricsHandlers } from './catalog/fabrics/fabrics.handlers.ts';
import { galleryHandlers } from './catalog/gallery/gallery.handlers.ts';
import { giftCardsHandlers } from './catalog/gift-cards/gift-cards.handlers.ts';
import { materialsHandlers } from './catalog/materials/materials.handlers.ts';
import { optionsHandlers } from './catalog/options/options.handlers.ts';
import { personalizationHandlers } from './catalog/personalization/personalization.handlers.ts';
import { compareHandlers } from './catalog/product-page/compare.handlers.ts';
import { productPageHandlers } from './catalog/product-page/product-page.handlers.ts';
import { quickShipHandlers } from './catalog/quick-ship/quick-ship.handlers.ts';
import { recommendationsHandlers } from './catalog/recommendations/recommendations.handlers.ts';
import { reviewsHandlers } from './catalog/reviews/reviews.handlers.ts';
import { searchHandlers } from './catalog/search/search.handlers.ts';
import { storesHandlers } from './catalog/stores/stores.handlers.ts';
import { visualizerHandlers } from './catalog/visualizer/visualizer.handlers.ts';
import { accountHandlers } from './customer/account/account.handlers.ts';
import { passwordHandlers } from './customer/account/account.password.handlers.ts';
import { signInHandlers } from './customer/account/account.sign-in.handlers.ts';
import { favoritesHandlers } from './customer/favorites/favorites.handlers.ts';
import { helpHandlers } from './customer/help/help.handlers.ts';
import { newsletterHandlers } from './customer/newsletter/newsletter.handlers.ts';
import { recentlyViewedHandlers } from './customer/recently-viewed/recently-viewed.handlers.ts';
import { registryHandlers } from './customer/registry/registry.handlers.ts';
import { swatchesHandlers } from './customer/swatches/swatches.handlers.ts';
import { joinHandlers, type AllHandlers } from './platform/handler.ts';
import { addToCartHandlers } from './sales/add-to-cart/add-to-cart.handlers.ts';
import { cartHandlers } from './sales/cart-page/cart.handlers.ts';
import { cartLineHandlers } from './sales/cart-page/cart.lines.handlers.ts';
import { pickupStoreHandlers } from './sales/cart-page/pickup-store.handlers.ts';
import { sharedCartHandlers } from './sales/cart-page/shared-cart.handlers.ts';
import { deliveryHandlers } from './sales/delivery/delivery.handlers.ts';
import { giftOptionsHandlers } from './sales/order/gift-options.handlers.ts';
import { orderHandlers } from './sales/order/order.handlers.ts';
import { checkoutPaymentHandlers } from './sales/order/order.payment.handlers.ts';
import { recipientHandlers } from './sales/order/order.recipients.handlers.ts';
import { shippingHandlers } from './sales/order/order.shipping.handlers.ts';
import { walletsHandlers } from './sales/order/wallets.handlers.ts';
import { promoHandlers } from './sales/order/promo.handlers.ts';
import { tendersHandlers } from './sales/order/tenders.handlers.ts';
import { orderEmailHandlers } from './sales/order/order.email.handlers.ts';
import { orderStatusHandlers } from './sales/order-status/order-status.handlers.ts';
import { paymentHandlers } from './sales/payment/payment.handlers.ts';
import { packingSlipHandlers } from './sales/placed-orders/packing-slip.handlers.ts';
import { orderHistoryHandlers } from './sales/placed-orders/placed-orders.handlers.ts';
import { quotesHandlers } from './sales/quotes/quotes.handlers.ts';
import { returnsHandlers } from './sales/returns/returns.handlers.ts';
import { reorderHandlers } from './sales/reorder/reorder.handlers.ts';
import { cancellationHandlers } from './sales/cancellation/cancellation.handlers.ts';
import { problemsHandlers } from './sales/problems/problems.handlers.ts';

/** Handler of each endpoint; covers the whole contract. */
export const routes = {
  account: joinHandlers(joinHandlers(accountHandlers, signInHandlers), passwordHandlers, orderHistoryHandlers),
  addToCart: addToCartHandlers,
  browse: joinHandlers(browseHandlers, searchHandlers, compareHandlers),
  cart: joinHandlers(cartHandlers, cartLineHandlers, sharedCartHandlers),
  delivery: deliveryHandlers,
  fabrics: fabricsHandlers,
  favorites: favoritesHandlers,
  gallery: galleryHandlers,
  giftCards: giftCardsHandlers,
  help: helpHandlers,
  materials: materialsHandlers,
  newsletter: newsletterHandlers,
  options: joinHandlers(optionsHandlers, productPageHandlers),
  order: joinHandlers(
    joinHandlers(orderHandlers, giftOptionsHandlers, packingSlipHandlers),
    joinHandlers(shippingHandlers, recipientHandlers, joinHandlers(orderStatusHandlers, orderEmailHandlers)),
    joinHandlers(checkoutPaymentHandlers, returnsHandlers, joinHandlers(reorderHandlers, cancellationHandlers)),
  ),
  payment: paymentHandlers,
  personalization: personalizationHandlers,
  problems: problemsHandlers,
  promo: promoHandlers,
  quickShip: quickShipHandlers,
  quotes: quotesHandlers,
  recentlyViewed: recentlyViewedHandlers,
  recommendations: recommendationsHandlers,
  registry: registryHandlers,
  reviews: reviewsHandlers,
  stores: joinHandlers(storesHandlers, pickupStoreHandlers),
  swatches: swatchesHandlers,
  tenders: tendersHandlers,
  visualizer: visualizerHandlers,
  wallets: walletsHandlers,
} satisfies AllHandlers;

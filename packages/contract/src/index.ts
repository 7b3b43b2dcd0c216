export {
  addSavedCard,
  authenticate,
  changeEmail,
  changePassword,
  checkResetLink,
  confirmEmail,
  createAccount,
  deleteAccount,
  forgotPassword,
  getBrowsers,
  getLoginPopupConfig,
  getOrder,
  getOrders,
  getProfile,
  getRequestVerificationToken,
  getResetPasswordContent,
  getSavedAddresses,
  getSavedCards,
  getUserAccount,
  removeAddress,
  removeSavedCard,
  requestPasswordReset,
  saveAddress,
  saveName,
  savePreferences,
  setDefaultCard,
  setPassword,
  signOut,
  signOutBrowser,
  signOutOtherBrowsers,
} from './account.ts';
export { addItems, addToCart, getCustomConfirmation } from './add-to-cart.ts';
export { getHome, getListing, getMenu, search } from './browse.ts';
export { CallError } from './call-error.ts';
export type { CallFailure } from './call-error.ts';
export {
  acknowledgeChanges,
  applyZip,
  moveToCart,
  removeItem,
  saveForLater,
  startCheckout,
  updateItem,
} from './cart.ts';
export { getCart, getCartItemCount } from './cart-reads.ts';
export { addSharedCart, getSharedCart, shareCart } from './cart-sharing.ts';
export {
  addDonation,
  applyPromo,
  getEstimatedDeliveryDate,
  removeInstallationService,
  removePromo,
  updateShipMethod,
} from './cart-services.ts';
export { createClient } from './client.ts';
export type { Client, ClientOptions, ReplyCheck, Transport, TransportResponse, TransportRequest } from './client.ts';
export { applyOverride, isOverridable } from './endpoint-overrides.ts';
export type { EndpointOverrides } from './endpoint-overrides.ts';
export { getDeliveryInfo, validateAddress, validateZip } from './delivery.ts';
export type { AnyEndpoint, ParsedInput, Endpoint, InputOf, ResponseOf, RetryPolicy, Schemas } from './endpoint.ts';
export { getCardData, getFilteredResults, getNlaFabrics, getRecentFabrics } from './fabrics.ts';
export { getFavoriteSkus } from './favorite-skus.ts';
export {
  addFavorite,
  createBoard,
  deleteBoard,
  getAddToListPopup,
  getBoard,
  getBoardSummaries,
  moveFavorite,
  removeFavorite,
  renameBoard,
} from './favorites.ts';
export { getCustomerImages, getVideoUrl } from './gallery.ts';
export { getFabricInfo, getQuickViewDetails } from './materials.ts';
export { getBrowseData, getProduct } from './options.ts';
export { getChoiceGroups, getFilteredChoiceGroups, getRecentSwatches } from './options-browsing.ts';
export {
  applyTaxExemption,
  postTaxExemption,
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
  verifyCreditCard,
  saveShippingAddress,
  saveShippingAndGiftOptions,
  updateGiftMessage,
  validateAndSaveAddress,
} from './order.ts';
export { getDebugBrowseData } from './product-browse.ts';
export { validateCart } from './cart-validation.ts';
export {
  removeAllNlaItems,
  removeInHousePersonalizedNlaItems,
  removeNlaItems,
  removePersonalizedItems,
  removePfasItems,
  removeUnavailableInstallation,
} from './cart-removals.ts';
export { getCardEncryptionKey } from './payment.ts';
export { applyPromoCode, removePromoCode, verifyPromoCode } from './promo.ts';
export {
  applyGiftCardTender,
  applyRewardCertificate,
  applyTenderCode,
  getAccountRewards,
  getAccountRewardsByToken,
  getRewards,
  removeCertificates,
  removeGiftCardTender,
  removeRewardCertificate,
  removeTenderCode,
} from './tenders.ts';
export { renderDesign, saveDesign } from './personalization.ts';
export { getPopup, log } from './problems.ts';
export { getQuickShip } from './quick-ship.ts';
export { getRecentlyViewed, updateRecentlyViewed } from './recently-viewed.ts';
export {
  getAddOns,
  getAlsoBought,
  getAlsoViewed,
  getForCart,
  getRegistryAddOns,
} from './recommendations.ts';
export {
  addToRegistry,
  createRegistry,
  getChecklist,
  getRegistries,
  getRegistriesBySku,
  getRegistry,
  removeRegistryItem,
  setRegistryQuantity,
} from './registry.ts';
export { getStoreAvailability, getStoreListPopup, getStorePopup, getStores, resetBasketStore } from './stores.ts';
export {
  getEmailHash,
  getHashedContact,
  getSwatchAvailability,
  getSwatchForm,
  orderFreeFormSwatches,
  orderSwatches,
} from './swatches.ts';
export { getRoomProducts, getSkuData } from './visualizer.ts';

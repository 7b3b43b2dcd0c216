import type { AnyEndpoint } from './endpoint.ts';
import {
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
import { addItems, addToCart, getCustomConfirmation } from './add-to-cart.ts';
import { getHome, getListing, getMenu, search } from './browse.ts';
import {
  acknowledgeChanges,
  applyZip,
  moveToCart,
  removeItem,
  saveForLater,
  startCheckout,
  updateItem,
} from './cart.ts';
import { getCart, getCartItemCount } from './cart-reads.ts';
import { addSharedCart, getSharedCart, shareCart } from './cart-sharing.ts';
import {
  addDonation,
  applyPromo,
  getEstimatedDeliveryDate,
  removeInstallationService,
  removePromo,
  updateShipMethod,
} from './cart-services.ts';
import { getDeliveryInfo, validateAddress, validateZip } from './delivery.ts';
import { getCardData, getFilteredResults, getNlaFabrics, getRecentFabrics } from './fabrics.ts';
import { getFavoriteSkus } from './favorite-skus.ts';
import {
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
import { getCustomerImages, getVideoUrl } from './gallery.ts';
import { getFabricInfo, getQuickViewDetails } from './materials.ts';
import { getBrowseData, getProduct } from './options.ts';
import { getChoiceGroups, getFilteredChoiceGroups, getRecentSwatches } from './options-browsing.ts';
import {
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
import { getDebugBrowseData } from './product-browse.ts';
import { validateCart } from './cart-validation.ts';
import {
  removeAllNlaItems,
  removeInHousePersonalizedNlaItems,
  removeNlaItems,
  removePersonalizedItems,
  removePfasItems,
  removeUnavailableInstallation,
} from './cart-removals.ts';
import { getCardEncryptionKey } from './payment.ts';
import { renderDesign, saveDesign } from './personalization.ts';
import { getPopup, log } from './problems.ts';
import { getQuickShip } from './quick-ship.ts';
import { getRecentlyViewed, updateRecentlyViewed } from './recently-viewed.ts';
import { getAddOns, getAlsoBought, getAlsoViewed, getForCart, getRegistryAddOns } from './recommendations.ts';
import {
  addToRegistry,
  createRegistry,
  getChecklist,
  getRegistries,
  getRegistriesBySku,
  getRegistry,
  removeRegistryItem,
  setRegistryQuantity,
} from './registry.ts';
import { getStoreAvailability, getStoreListPopup, getStorePopup, getStores, resetBasketStore } from './stores.ts';
import {
  getEmailHash,
  getHashedContact,
  getSwatchAvailability,
  getSwatchForm,
  orderFreeFormSwatches,
  orderSwatches,
} from './swatches.ts';
import { applyPromoCode, removePromoCode, verifyPromoCode } from './promo.ts';
import {
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
import { getRoomProducts, getSkuData } from './visualizer.ts';

/** Every call, by noun. The backend's route table, the mock and the documents are total over it; browsers never load it. */
export const endpoints = {
  account: {
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
  },
  addToCart: { addItems, addToCart, getCustomConfirmation },
  browse: { getHome, getListing, getMenu, search },
  cart: {
    acknowledgeChanges,
    addDonation,
    addSharedCart,
    applyPromo,
    applyZip,
    getCart,
    getCartItemCount,
    getEstimatedDeliveryDate,
    getSharedCart,
    moveToCart,
    removeInstallationService,
    removeItem,
    removePromo,
    saveForLater,
    shareCart,
    startCheckout,
    updateItem,
    updateShipMethod,
  },
  delivery: { getDeliveryInfo, validateAddress, validateZip },
  fabrics: { getCardData, getFilteredResults, getNlaFabrics, getRecentFabrics },
  favorites: {
    addFavorite,
    createBoard,
    deleteBoard,
    getAddToListPopup,
    getBoard,
    getBoardSummaries,
    getFavoriteSkus,
    moveFavorite,
    removeFavorite,
    renameBoard,
  },
  gallery: { getCustomerImages, getVideoUrl },
  materials: { getFabricInfo, getQuickViewDetails },
  options: {
    getBrowseData,
    getChoiceGroups,
    getDebugBrowseData,
    getFilteredChoiceGroups,
    getProduct,
    getRecentSwatches,
  },
  order: {
    applyTaxExemption,
    postTaxExemption,
    getOrderDetails,
    moveToPaymentPage,
    moveToReviewPage,
    moveToShippingAndGiftOptions,
    placeOrder,
    refreshCheckout,
    removeAllNlaItems,
    removeInHousePersonalizedNlaItems,
    removeNlaItems,
    removePersonalizedItems,
    removePfasItems,
    removeUnavailableInstallation,
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
    validateCart,
  },
  payment: { getSealingKey: getCardEncryptionKey },
  personalization: { renderDesign, saveDesign },
  problems: { getPopup, log },
  promo: { applyPromoCode, removePromoCode, verifyPromoCode },
  quickShip: { getQuickShip },
  recentlyViewed: { getRecentlyViewed, updateRecentlyViewed },
  recommendations: { getAddOns, getAlsoBought, getAlsoViewed, getForCart, getRegistryAddOns },
  registry: {
    addToRegistry,
    createRegistry,
    getChecklist,
    getRegistries,
    getRegistriesBySku,
    getRegistry,
    removeRegistryItem,
    setRegistryQuantity,
  },
  stores: { getStoreAvailability, getStoreListPopup, getStorePopup, getStores, resetBasketStore },
  swatches: {
    getEmailHash,
    getHashedContact,
    getSwatchAvailability,
    getSwatchForm,
    orderFreeFormSwatches,
    orderSwatches,
  },
  tenders: {
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
  },
  visualizer: { getRoomPieces: getRoomProducts, getSkuData },
} as const;

/** These share their first word with pages. */
const beside: readonly (string | undefined)[] = ['account', 'debug', 'Favorites', 'free-swatches', 'gift-registry'];

const paths = Object.values(endpoints).flatMap((calls) => Object.values<AnyEndpoint>(calls).map(({ path }) => path));
const getArea = (path: string) => (beside.includes(path.split('/')[1]) ? path : `/${path.split('/')[1]}/*`);

/** Paths handled by the backend: whole areas, and single paths in areas that also contain pages. */
export const endpointPaths: readonly string[] = [...new Set(paths.map(getArea))];

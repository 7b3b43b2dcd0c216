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
  applyZip,
  getCart,
  getCartItemCount,
  moveToCart,
  removeItem,
  saveForLater,
  startCheckout,
  updateItem,
} from './cart.ts';
import { getDeliveryInfo, validateAddress, validateZip } from './delivery.ts';
import { getBrowseData, getProduct } from './options.ts';
import { getChoiceGroups, getFilteredChoiceGroups, getRecentSwatches } from './options-browsing.ts';
import {
  getOrderDetails,
  moveToPaymentPage,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
  placeOrder,
  refreshCheckout,
  removeAllNlaItems,
  removeNlaItems,
  saveBillingAddress,
  saveCreditCardToBasket,
  saveShippingAddress,
  saveShippingAndGiftOptions,
  updateGiftMessage,
  validateAndSaveAddress,
  validateCart,
} from './order.ts';
import { getSealingKey } from './payment.ts';
import { getPopup, log } from './problems.ts';
import { getAddOns, getAlsoBought, getAlsoViewed, getForCart, getRegistryAddOns } from './recommendations.ts';

/** Every call, by noun. The backend's route table, the mock and the documents are total over it; browsers never load it. */
export const table = {
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
  cart: { applyZip, getCart, getCartItemCount, moveToCart, removeItem, saveForLater, startCheckout, updateItem },
  delivery: { getDeliveryInfo, validateAddress, validateZip },
  options: { getBrowseData, getChoiceGroups, getFilteredChoiceGroups, getProduct, getRecentSwatches },
  order: {
    getOrderDetails,
    moveToPaymentPage,
    moveToReviewPage,
    moveToShippingAndGiftOptions,
    placeOrder,
    refreshCheckout,
    removeAllNlaItems,
    removeNlaItems,
    saveBillingAddress,
    saveCreditCardToBasket,
    saveShippingAddress,
    saveShippingAndGiftOptions,
    updateGiftMessage,
    validateAndSaveAddress,
    validateCart,
  },
  payment: { getSealingKey },
  problems: { getPopup, log },
  recommendations: { getAddOns, getAlsoBought, getAlsoViewed, getForCart, getRegistryAddOns },
} as const;

/** These share their first word with pages. */
const beside = 'account';

const paths = Object.values(table).flatMap((calls) => Object.values<AnyEndpoint>(calls).map(({ path }) => path));
const areaOf = (path: string) => (path.split('/')[1] === beside ? path : `/${path.split('/')[1]}/*`);

/** Every path that a backend answers: whole areas, and single ones where pages live beside them. */
export const callPaths: readonly string[] = [...new Set(paths.map(areaOf))];

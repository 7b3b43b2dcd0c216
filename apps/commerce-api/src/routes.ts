import type { endpoints } from '@settee/contract/endpoints';
import { addSavedCard } from './customer/account/addSavedCard.ts';
import { authenticate } from './customer/account/authenticate.ts';
import { changeEmail } from './customer/account/changeEmail.ts';
import { changePassword } from './customer/account/changePassword.ts';
import { checkResetLink } from './customer/account/checkResetLink.ts';
import { confirmEmail } from './customer/account/confirmEmail.ts';
import { createAccount } from './customer/account/createAccount.ts';
import { deleteAccount } from './customer/account/deleteAccount.ts';
import { forgotPassword } from './customer/account/forgotPassword.ts';
import { getBrowsers } from './customer/account/getBrowsers.ts';
import { getLoginPopupConfig } from './customer/account/getLoginPopupConfig.ts';
import { getOrder } from './sales/order/getOrder.ts';
import { getOrders } from './sales/order/getOrders.ts';
import { getProfile } from './customer/account/getProfile.ts';
import { getRequestVerificationToken } from './customer/account/getRequestVerificationToken.ts';
import { getResetPasswordContent } from './customer/account/getResetPasswordContent.ts';
import { getSavedAddresses } from './customer/account/getSavedAddresses.ts';
import { getSavedCards } from './customer/account/getSavedCards.ts';
import { getUserAccount } from './customer/account/getUserAccount.ts';
import { removeAddress } from './customer/account/removeAddress.ts';
import { removeSavedCard } from './customer/account/removeSavedCard.ts';
import { requestPasswordReset } from './customer/account/requestPasswordReset.ts';
import { saveAddress } from './customer/account/saveAddress.ts';
import { saveName } from './customer/account/saveName.ts';
import { savePreferences } from './customer/account/savePreferences.ts';
import { setDefaultCard } from './customer/account/setDefaultCard.ts';
import { setPassword } from './customer/account/setPassword.ts';
import { signOut } from './customer/account/signOut.ts';
import { signOutBrowser } from './customer/account/signOutBrowser.ts';
import { signOutOtherBrowsers } from './customer/account/signOutOtherBrowsers.ts';
import { addItems } from './sales/add-to-cart/addItems.ts';
import { addToCart } from './sales/add-to-cart/addToCart.ts';
import { getCustomConfirmation } from './sales/add-to-cart/getCustomConfirmation.ts';
import { getHome } from './catalog/products/getHome.ts';
import { getListing } from './catalog/products/getListing.ts';
import { getMenu } from './catalog/products/getMenu.ts';
import { search } from './catalog/products/search.ts';
import { acknowledgeChanges } from './sales/cart/acknowledgeChanges.ts';
import { addDonation } from './sales/cart/addDonation.ts';
import { addSharedCart } from './sales/cart/addSharedCart.ts';
import { applyZip } from './sales/cart/applyZip.ts';
import { getCart } from './sales/cart/getCart.ts';
import { getCartItemCount } from './sales/cart/getCartItemCount.ts';
import { getEstimatedDeliveryDate } from './sales/cart/getEstimatedDeliveryDate.ts';
import { getSharedCart } from './sales/cart/getSharedCart.ts';
import { moveToCart } from './sales/cart/moveToCart.ts';
import { removeInstallationService } from './sales/cart/removeInstallationService.ts';
import { removeItem } from './sales/cart/removeItem.ts';
import { saveForLater } from './sales/cart/saveForLater.ts';
import { shareCart } from './sales/cart/shareCart.ts';
import { startCheckout } from './sales/cart/startCheckout.ts';
import { updateItem } from './sales/cart/updateItem.ts';
import { updateShipMethod } from './sales/cart/updateShipMethod.ts';
import { getDeliveryInfo } from './sales/delivery/getDeliveryInfo.ts';
import { validateAddress } from './sales/delivery/validateAddress.ts';
import { validateZip } from './sales/delivery/validateZip.ts';
import { getCardData } from './catalog/fabrics/getCardData.ts';
import { getFilteredResults } from './catalog/fabrics/getFilteredResults.ts';
import { getNlaFabrics } from './catalog/fabrics/getNlaFabrics.ts';
import { getRecentFabrics } from './catalog/fabrics/getRecentFabrics.ts';
import { addFavorite } from './customer/favorites/addFavorite.ts';
import { createBoard } from './customer/favorites/createBoard.ts';
import { deleteBoard } from './customer/favorites/deleteBoard.ts';
import { getAddToListPopup } from './customer/favorites/getAddToListPopup.ts';
import { getBoard } from './customer/favorites/getBoard.ts';
import { getBoardSummaries } from './customer/favorites/getBoardSummaries.ts';
import { getFavoriteSkus } from './customer/favorites/getFavoriteSkus.ts';
import { moveFavorite } from './customer/favorites/moveFavorite.ts';
import { removeFavorite } from './customer/favorites/removeFavorite.ts';
import { renameBoard } from './customer/favorites/renameBoard.ts';
import { getCustomerImages } from './catalog/gallery/getCustomerImages.ts';
import { getVideoUrl } from './catalog/gallery/getVideoUrl.ts';
import type { RoutesFor } from './platform/handler.ts';
import { getFabricInfo } from './catalog/materials/getFabricInfo.ts';
import { getQuickViewDetails } from './catalog/materials/getQuickViewDetails.ts';
import { getBrowseData } from './catalog/options/getBrowseData.ts';
import { getDebugBrowseData } from './catalog/options/getDebugBrowseData.ts';
import { getChoiceGroups } from './catalog/options/getChoiceGroups.ts';
import { getFilteredChoiceGroups } from './catalog/options/getFilteredChoiceGroups.ts';
import { getProduct } from './catalog/options/getProduct.ts';
import { getRecentSwatches } from './catalog/options/getRecentSwatches.ts';
import { getOrderDetails } from './sales/order/getOrderDetails.ts';
import { moveToPaymentPage } from './sales/order/moveToPaymentPage.ts';
import { moveToReviewPage } from './sales/order/moveToReviewPage.ts';
import { moveToShippingAndGiftOptions } from './sales/order/moveToShippingAndGiftOptions.ts';
import { placeOrder } from './sales/order/placeOrder.ts';
import { refreshCheckout } from './sales/order/refreshCheckout.ts';
import { removeAllNlaItems } from './sales/order/removeAllNlaItems.ts';
import { removeInHousePersonalizedNlaItems } from './sales/order/removeInHousePersonalizedNlaItems.ts';
import { removeNlaItems } from './sales/order/removeNlaItems.ts';
import { removePersonalizedItems } from './sales/order/removePersonalizedItems.ts';
import { removePfasItems } from './sales/order/removePfasItems.ts';
import { removeUnavailableInstallation } from './sales/order/removeUnavailableInstallation.ts';
import { saveBillingAddress } from './sales/order/saveBillingAddress.ts';
import { saveCreditCardToBasket } from './sales/order/saveCreditCardToBasket.ts';
import { setTymPreferences } from './sales/order/setTymPreferences.ts';
import { savePlccOfferSelection } from './sales/order/savePlccOfferSelection.ts';
import { savePayment } from './sales/order/savePayment.ts';
import { verifyCreditCard } from './sales/order/verifyCreditCard.ts';
import { saveShippingAddress } from './sales/order/saveShippingAddress.ts';
import { saveShippingAndGiftOptions } from './sales/order/saveShippingAndGiftOptions.ts';
import { updateGiftMessage } from './sales/order/updateGiftMessage.ts';
import { validateAndSaveAddress } from './sales/order/validateAndSaveAddress.ts';
import { validateCart } from './sales/order/validateCart.ts';
import { getSealingKey } from './sales/payment/getSealingKey.ts';
import { renderDesign } from './catalog/personalization/renderDesign.ts';
import { saveDesign } from './catalog/personalization/saveDesign.ts';
import { getPopup } from './sales/problems/getPopup.ts';
import { log } from './sales/problems/log.ts';
import { applyPromo } from './sales/promo/applyPromo.ts';
import { applyPromoCode } from './sales/promo/applyPromoCode.ts';
import { removePromo } from './sales/promo/removePromo.ts';
import { removePromoCode } from './sales/promo/removePromoCode.ts';
import { verifyPromoCode } from './sales/promo/verifyPromoCode.ts';
import { applyTaxExemption } from './sales/order/applyTaxExemption.ts';
import { postTaxExemption } from './sales/order/postTaxExemption.ts';
import { getQuickShip } from './catalog/quick-ship/getQuickShip.ts';
import { getRecentlyViewed } from './customer/recently-viewed/getRecentlyViewed.ts';
import { updateRecentlyViewed } from './customer/recently-viewed/updateRecentlyViewed.ts';
import { getAddOns } from './catalog/recommendations/getAddOns.ts';
import { getAlsoBought } from './catalog/recommendations/getAlsoBought.ts';
import { getAlsoViewed } from './catalog/recommendations/getAlsoViewed.ts';
import { getForCart } from './catalog/recommendations/getForCart.ts';
import { getRegistryAddOns } from './catalog/recommendations/getRegistryAddOns.ts';
import { addToRegistry } from './customer/registry/addToRegistry.ts';
import { createRegistry } from './customer/registry/createRegistry.ts';
import { getChecklist } from './customer/registry/getChecklist.ts';
import { getRegistries } from './customer/registry/getRegistries.ts';
import { getRegistriesBySku } from './customer/registry/getRegistriesBySku.ts';
import { getRegistry } from './customer/registry/getRegistry.ts';
import { removeRegistryItem } from './customer/registry/removeRegistryItem.ts';
import { setRegistryQuantity } from './customer/registry/setRegistryQuantity.ts';
import { getStoreAvailability } from './catalog/stores/getStoreAvailability.ts';
import { getStoreListPopup } from './catalog/stores/getStoreListPopup.ts';
import { getStorePopup } from './sales/cart/getStorePopup.ts';
import { getStores } from './catalog/stores/getStores.ts';
import { resetBasketStore } from './sales/cart/resetBasketStore.ts';
import { getEmailHash } from './customer/swatches/getEmailHash.ts';
import { getHashedContact } from './customer/swatches/getHashedContact.ts';
import { getSwatchAvailability } from './customer/swatches/getSwatchAvailability.ts';
import { getSwatchForm } from './customer/swatches/getSwatchForm.ts';
import { orderFreeFormSwatches } from './customer/swatches/orderFreeFormSwatches.ts';
import { orderSwatches } from './customer/swatches/orderSwatches.ts';
import { tenders } from './sales/tenders/handlers.ts';
import { getRoomPieces } from './catalog/visualizer/getRoomPieces.ts';
import { getSkuData } from './catalog/visualizer/getSkuData.ts';

/** Handler of each endpoint; covers the whole contract. */
export const routes = {
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
  payment: { getSealingKey },
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
  tenders,
  visualizer: { getRoomPieces, getSkuData },
} satisfies RoutesFor<typeof endpoints>;

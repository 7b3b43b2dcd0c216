import type { endpoints } from '@settee/contract/endpoints';
import { addSavedCard } from './account/addSavedCard.ts';
import { authenticate } from './account/authenticate.ts';
import { changeEmail } from './account/changeEmail.ts';
import { changePassword } from './account/changePassword.ts';
import { checkResetLink } from './account/checkResetLink.ts';
import { confirmEmail } from './account/confirmEmail.ts';
import { createAccount } from './account/createAccount.ts';
import { deleteAccount } from './account/deleteAccount.ts';
import { forgotPassword } from './account/forgotPassword.ts';
import { getBrowsers } from './account/getBrowsers.ts';
import { getLoginPopupConfig } from './account/getLoginPopupConfig.ts';
import { getOrder } from './account/getOrder.ts';
import { getOrders } from './account/getOrders.ts';
import { getProfile } from './account/getProfile.ts';
import { getRequestVerificationToken } from './account/getRequestVerificationToken.ts';
import { getResetPasswordContent } from './account/getResetPasswordContent.ts';
import { getSavedAddresses } from './account/getSavedAddresses.ts';
import { getSavedCards } from './account/getSavedCards.ts';
import { getUserAccount } from './account/getUserAccount.ts';
import { removeAddress } from './account/removeAddress.ts';
import { removeSavedCard } from './account/removeSavedCard.ts';
import { requestPasswordReset } from './account/requestPasswordReset.ts';
import { saveAddress } from './account/saveAddress.ts';
import { saveName } from './account/saveName.ts';
import { savePreferences } from './account/savePreferences.ts';
import { setDefaultCard } from './account/setDefaultCard.ts';
import { setPassword } from './account/setPassword.ts';
import { signOut } from './account/signOut.ts';
import { signOutBrowser } from './account/signOutBrowser.ts';
import { signOutOtherBrowsers } from './account/signOutOtherBrowsers.ts';
import { addItems } from './add-to-cart/addItems.ts';
import { addToCart } from './add-to-cart/addToCart.ts';
import { getCustomConfirmation } from './add-to-cart/getCustomConfirmation.ts';
import { getHome } from './browse/getHome.ts';
import { getListing } from './browse/getListing.ts';
import { getMenu } from './browse/getMenu.ts';
import { search } from './browse/search.ts';
import { acknowledgeChanges } from './cart/acknowledgeChanges.ts';
import { addDonation } from './cart/addDonation.ts';
import { addSharedCart } from './cart/addSharedCart.ts';
import { applyZip } from './cart/applyZip.ts';
import { getCart } from './cart/getCart.ts';
import { getCartItemCount } from './cart/getCartItemCount.ts';
import { getEstimatedDeliveryDate } from './cart/getEstimatedDeliveryDate.ts';
import { getSharedCart } from './cart/getSharedCart.ts';
import { moveToCart } from './cart/moveToCart.ts';
import { removeInstallationService } from './cart/removeInstallationService.ts';
import { removeItem } from './cart/removeItem.ts';
import { saveForLater } from './cart/saveForLater.ts';
import { shareCart } from './cart/shareCart.ts';
import { startCheckout } from './cart/startCheckout.ts';
import { updateItem } from './cart/updateItem.ts';
import { updateShipMethod } from './cart/updateShipMethod.ts';
import { getDeliveryInfo } from './delivery/getDeliveryInfo.ts';
import { validateAddress } from './delivery/validateAddress.ts';
import { validateZip } from './delivery/validateZip.ts';
import { getCardData } from './fabrics/getCardData.ts';
import { getFilteredResults } from './fabrics/getFilteredResults.ts';
import { getNlaFabrics } from './fabrics/getNlaFabrics.ts';
import { getRecentFabrics } from './fabrics/getRecentFabrics.ts';
import { addFavorite } from './favorites/addFavorite.ts';
import { createBoard } from './favorites/createBoard.ts';
import { deleteBoard } from './favorites/deleteBoard.ts';
import { getAddToListPopup } from './favorites/getAddToListPopup.ts';
import { getBoard } from './favorites/getBoard.ts';
import { getBoardSummaries } from './favorites/getBoardSummaries.ts';
import { getFavoriteSkus } from './favorites/getFavoriteSkus.ts';
import { moveFavorite } from './favorites/moveFavorite.ts';
import { removeFavorite } from './favorites/removeFavorite.ts';
import { renameBoard } from './favorites/renameBoard.ts';
import { getCustomerImages } from './gallery/getCustomerImages.ts';
import { getVideoUrl } from './gallery/getVideoUrl.ts';
import type { RoutesFor } from './handler.ts';
import { getFabricInfo } from './materials/getFabricInfo.ts';
import { getQuickViewDetails } from './materials/getQuickViewDetails.ts';
import { getBrowseData } from './options/getBrowseData.ts';
import { getDebugBrowseData } from './options/getDebugBrowseData.ts';
import { getChoiceGroups } from './options/getChoiceGroups.ts';
import { getFilteredChoiceGroups } from './options/getFilteredChoiceGroups.ts';
import { getProduct } from './options/getProduct.ts';
import { getRecentSwatches } from './options/getRecentSwatches.ts';
import { getOrderDetails } from './order/getOrderDetails.ts';
import { moveToPaymentPage } from './order/moveToPaymentPage.ts';
import { moveToReviewPage } from './order/moveToReviewPage.ts';
import { moveToShippingAndGiftOptions } from './order/moveToShippingAndGiftOptions.ts';
import { placeOrder } from './order/placeOrder.ts';
import { refreshCheckout } from './order/refreshCheckout.ts';
import { removeAllNlaItems } from './order/removeAllNlaItems.ts';
import { removeInHousePersonalizedNlaItems } from './order/removeInHousePersonalizedNlaItems.ts';
import { removeNlaItems } from './order/removeNlaItems.ts';
import { removePersonalizedItems } from './order/removePersonalizedItems.ts';
import { removePfasItems } from './order/removePfasItems.ts';
import { removeUnavailableInstallation } from './order/removeUnavailableInstallation.ts';
import { saveBillingAddress } from './order/saveBillingAddress.ts';
import { saveCreditCardToBasket } from './order/saveCreditCardToBasket.ts';
import { setTymPreferences } from './order/setTymPreferences.ts';
import { savePlccOfferSelection } from './order/savePlccOfferSelection.ts';
import { savePayment } from './order/savePayment.ts';
import { verifyCreditCard } from './order/verifyCreditCard.ts';
import { saveShippingAddress } from './order/saveShippingAddress.ts';
import { saveShippingAndGiftOptions } from './order/saveShippingAndGiftOptions.ts';
import { updateGiftMessage } from './order/updateGiftMessage.ts';
import { validateAndSaveAddress } from './order/validateAndSaveAddress.ts';
import { validateCart } from './order/validateCart.ts';
import { getSealingKey } from './payment/getSealingKey.ts';
import { renderDesign } from './personalization/renderDesign.ts';
import { saveDesign } from './personalization/saveDesign.ts';
import { getPopup } from './problems/getPopup.ts';
import { log } from './problems/log.ts';
import { applyPromo } from './promo/applyPromo.ts';
import { applyPromoCode } from './promo/applyPromoCode.ts';
import { removePromo } from './promo/removePromo.ts';
import { removePromoCode } from './promo/removePromoCode.ts';
import { verifyPromoCode } from './promo/verifyPromoCode.ts';
import { applyTaxExemption } from './order/applyTaxExemption.ts';
import { postTaxExemption } from './order/postTaxExemption.ts';
import { getQuickShip } from './quick-ship/getQuickShip.ts';
import { getRecentlyViewed } from './recently-viewed/getRecentlyViewed.ts';
import { updateRecentlyViewed } from './recently-viewed/updateRecentlyViewed.ts';
import { getAddOns } from './recommendations/getAddOns.ts';
import { getAlsoBought } from './recommendations/getAlsoBought.ts';
import { getAlsoViewed } from './recommendations/getAlsoViewed.ts';
import { getForCart } from './recommendations/getForCart.ts';
import { getRegistryAddOns } from './recommendations/getRegistryAddOns.ts';
import { addToRegistry } from './registry/addToRegistry.ts';
import { createRegistry } from './registry/createRegistry.ts';
import { getChecklist } from './registry/getChecklist.ts';
import { getRegistries } from './registry/getRegistries.ts';
import { getRegistriesBySku } from './registry/getRegistriesBySku.ts';
import { getRegistry } from './registry/getRegistry.ts';
import { removeRegistryItem } from './registry/removeRegistryItem.ts';
import { setRegistryQuantity } from './registry/setRegistryQuantity.ts';
import { getStoreAvailability } from './stores/getStoreAvailability.ts';
import { getStoreListPopup } from './stores/getStoreListPopup.ts';
import { getStorePopup } from './stores/getStorePopup.ts';
import { getStores } from './stores/getStores.ts';
import { resetBasketStore } from './stores/resetBasketStore.ts';
import { getEmailHash } from './swatches/getEmailHash.ts';
import { getHashedContact } from './swatches/getHashedContact.ts';
import { getSwatchAvailability } from './swatches/getSwatchAvailability.ts';
import { getSwatchForm } from './swatches/getSwatchForm.ts';
import { orderFreeFormSwatches } from './swatches/orderFreeFormSwatches.ts';
import { orderSwatches } from './swatches/orderSwatches.ts';
import { tenders } from './tenders/handlers.ts';
import { getRoomPieces } from './visualizer/getRoomPieces.ts';
import { getSkuData } from './visualizer/getSkuData.ts';

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

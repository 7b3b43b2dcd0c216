import type { table } from '@settee/contract/table';
import { addToCart } from './add-to-cart/addToCart.ts';
import { getCustomConfirmation } from './add-to-cart/getCustomConfirmation.ts';
import { getHome } from './browse/getHome.ts';
import { getListing } from './browse/getListing.ts';
import { getMenu } from './browse/getMenu.ts';
import { search } from './browse/search.ts';
import { applyZip } from './cart/applyZip.ts';
import { getCart } from './cart/getCart.ts';
import { getCartItemCount } from './cart/getCartItemCount.ts';
import { moveToCart } from './cart/moveToCart.ts';
import { removeItem } from './cart/removeItem.ts';
import { saveForLater } from './cart/saveForLater.ts';
import { startCheckout } from './cart/startCheckout.ts';
import { updateItem } from './cart/updateItem.ts';
import { validateAddress } from './delivery/validateAddress.ts';
import { validateZip } from './delivery/validateZip.ts';
import type { RoutesFor } from './handler.ts';
import { getBrowseData } from './options/getBrowseData.ts';
import { getProduct } from './options/getProduct.ts';
import { getOrderDetails } from './order/getOrderDetails.ts';
import { moveToPaymentPage } from './order/moveToPaymentPage.ts';
import { moveToReviewPage } from './order/moveToReviewPage.ts';
import { moveToShippingAndGiftOptions } from './order/moveToShippingAndGiftOptions.ts';
import { placeOrder } from './order/placeOrder.ts';
import { refreshCheckout } from './order/refreshCheckout.ts';
import { removeAllNlaItems } from './order/removeAllNlaItems.ts';
import { removeNlaItems } from './order/removeNlaItems.ts';
import { saveBillingAddress } from './order/saveBillingAddress.ts';
import { saveCreditCardToBasket } from './order/saveCreditCardToBasket.ts';
import { saveShippingAddress } from './order/saveShippingAddress.ts';
import { saveShippingAndGiftOptions } from './order/saveShippingAndGiftOptions.ts';
import { updateGiftMessage } from './order/updateGiftMessage.ts';
import { validateAndSaveAddress } from './order/validateAndSaveAddress.ts';
import { validateCart } from './order/validateCart.ts';
import { getSealingKey } from './payment/getSealingKey.ts';
import { getPopup } from './problems/getPopup.ts';
import { log } from './problems/log.ts';

/** Who answers which call; total over the contract's table. */
export const routes = {
  addToCart: { addToCart, getCustomConfirmation },
  browse: { getHome, getListing, getMenu, search },
  cart: { applyZip, getCart, getCartItemCount, moveToCart, removeItem, saveForLater, startCheckout, updateItem },
  delivery: { validateAddress, validateZip },
  options: { getBrowseData, getProduct },
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
} satisfies RoutesFor<typeof table>;

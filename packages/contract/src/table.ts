import { addToCart, getCustomConfirmation } from './add-to-cart.ts';
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
import { validateAddress, validateZip } from './delivery.ts';
import { getBrowseData, getProduct } from './options.ts';
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

/** Every call, by noun. The backend's route table, the mock and the documents are total over it; browsers never load it. */
export const table = {
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
} as const;

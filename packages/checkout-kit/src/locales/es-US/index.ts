import type { CheckoutKitMessages } from '../../use-words.ts';
import { accountPage } from './account-pages.ts';
import { action, addToCart, giftCard, recommendation } from './add-to-cart.ts';
import { afterOrder } from './after-order.ts';
import { cart, service, share } from './cart.ts';
import { address, deliveryInfo, oversized, productDelivery, zip } from './delivery.ts';
import { fix, problem } from './errors.ts';
import { options, recipient } from './order-options.ts';
import { orderStatus, packingSlip } from './order-pages.ts';
import { order } from './order.ts';
import { financing, payment, twoCards, wallet } from './payment.ts';
import { quote } from './quotes.ts';
import { account, signUp } from './sign-in.ts';
import { tender } from './tenders.ts';

/** The words of `@settee/checkout-kit` in US Spanish. */
export const messages: CheckoutKitMessages = {
  account,
  accountPage,
  action,
  addToCart,
  afterOrder,
  address,
  cart,
  deliveryInfo,
  financing,
  fix,
  giftCard,
  options,
  order,
  orderStatus,
  oversized,
  packingSlip,
  payment,
  problem,
  productDelivery,
  quote,
  recipient,
  recommendation,
  service,
  share,
  signUp,
  tender,
  twoCards,
  wallet,
  zip,
};

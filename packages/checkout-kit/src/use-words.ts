import { type Messages, useMessages } from '@settee/ui';
import type { accountPageMessages } from './account/account-messages.ts';
import type { accountMessages } from './account/messages.ts';
import type { signUpMessages } from './account/sign-up-messages.ts';
import type { actionMessages } from './add-to-cart/action-messages.ts';
import type { addToCartMessages } from './add-to-cart/messages.ts';
import type { cartMessages } from './cart/messages.ts';
import type { serviceMessages } from './cart/service-messages.ts';
import type { shareMessages } from './cart/share-messages.ts';
import type { deliveryInfoMessages } from './delivery/delivery-info-messages.ts';
import type { addressMessages, oversizedMessages } from './delivery/messages.ts';
import type { productDeliveryMessages } from './delivery/product-delivery-messages.ts';
import type { zipMessages } from './delivery/zip-messages.ts';
import type { fixMessages } from './errors/fix-messages.ts';
import type { problemMessages } from './errors/messages.ts';
import type { giftCardMessages } from './gift-cards/messages.ts';
import type { afterOrderMessages } from './order/after-order-messages.ts';
import type { orderMessages } from './order/messages.ts';
import type { optionsMessages } from './order/options-messages.ts';
import type { orderStatusMessages } from './order/order-status-messages.ts';
import type { packingSlipMessages } from './order/packing-slip-messages.ts';
import type { recipientMessages } from './checkout/recipient-messages.ts';
import type { financingMessages } from './payment/financing-messages.ts';
import type { paymentMessages } from './payment/messages.ts';
import type { twoCardsMessages } from './payment/two-cards-messages.ts';
import type { walletMessages } from './payment/wallet-messages.ts';
import type { quoteMessages } from './quotes/messages.ts';
import type { recommendationMessages } from './recommendations/messages.ts';
import type { tenderMessages } from './tenders/messages.ts';

/** The words of this package by component; a language pack has all of them. */
export interface CheckoutKitMessages {
  account: Messages<typeof accountMessages>;
  accountPage: Messages<typeof accountPageMessages>;
  action: Messages<typeof actionMessages>;
  addToCart: Messages<typeof addToCartMessages>;
  afterOrder: Messages<typeof afterOrderMessages>;
  address: Messages<typeof addressMessages>;
  cart: Messages<typeof cartMessages>;
  deliveryInfo: Messages<typeof deliveryInfoMessages>;
  financing: Messages<typeof financingMessages>;
  fix: Messages<typeof fixMessages>;
  giftCard: Messages<typeof giftCardMessages>;
  options: Messages<typeof optionsMessages>;
  order: Messages<typeof orderMessages>;
  orderStatus: Messages<typeof orderStatusMessages>;
  oversized: Messages<typeof oversizedMessages>;
  packingSlip: Messages<typeof packingSlipMessages>;
  payment: Messages<typeof paymentMessages>;
  problem: Messages<typeof problemMessages>;
  productDelivery: Messages<typeof productDeliveryMessages>;
  quote: Messages<typeof quoteMessages>;
  recipient: Messages<typeof recipientMessages>;
  recommendation: Messages<typeof recommendationMessages>;
  service: Messages<typeof serviceMessages>;
  share: Messages<typeof shareMessages>;
  signUp: Messages<typeof signUpMessages>;
  tender: Messages<typeof tenderMessages>;
  twoCards: Messages<typeof twoCardsMessages>;
  wallet: Messages<typeof walletMessages>;
  zip: Messages<typeof zipMessages>;
}

/** The words of the card form, saved cards and wallets, which more languages have than all the others. */
export type CardAndWalletMessages = Pick<CheckoutKitMessages, 'payment' | 'twoCards' | 'wallet'>;

/** Words of a component: the given ones, else those of the site's language, else the English ones. */
export function useWords<
  Key extends keyof CheckoutKitMessages,
  /** Those that the component has, of all with this key. */
  Words extends Partial<CheckoutKitMessages[Key]>,
>(
  key: Key,
  english: Words,
  given?: Partial<CheckoutKitMessages[Key]>,
): Pick<CheckoutKitMessages[Key], keyof Words & keyof CheckoutKitMessages[Key]> {
  return useMessages<object>('checkout', key, english, given) as CheckoutKitMessages[Key];
}

import {
  addToCart,
  getCart,
  moveToPaymentPage,
  moveToReviewPage,
  moveToShippingAndGiftOptions,
  placeOrder,
  refreshCheckout,
  saveCreditCardToBasket,
  saveShippingAndGiftOptions,
  validateAndSaveAddress,
} from '@settee/contract';
import type { Address, CheckoutState, Recipient, ShippingAndGiftOptionsRequest, ShownReview } from '@settee/domain';
import { encryptCard, type PlainCard } from './encrypt-card.ts';
import { createShopper, type RequestTarget, type TestShopper } from './shopper.ts';

export const chicago: Address = {
  addressId: '',
  firstName: 'Nora',
  lastName: 'Quist',
  address1: '12 Elm St',
  address2: '',
  address3: '',
  country: 'USA',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60601',
  dayPhone: '312-342-0199',
  emailAddress: 'nora@example.com',
};

export const toronto: Address = {
  ...chicago,
  country: 'CAN',
  city: 'Toronto',
  state: 'ON',
  postalCode: 'M5V 2T6',
  dayPhone: '416-342-0199',
};

/** Products of the catalog that tests buy. */
export const goods = { loveseat: 100102, dining: 100202, lastOne: 100203, sofa: 100101, sofaSmall: 100111 } as const;

export async function fillCart(shopper: TestShopper, sku: number = goods.loveseat, quantity = 1): Promise<void> {
  await shopper.call(addToCart, [{ Sku: sku, Quantity: quantity }]);
  await shopper.call(getCart, {});
}

type RecipientRequest = ShippingAndGiftOptionsRequest['recipients'][number];

/** Builds the request of 'Next: Payment' for an unchanged recipient. */
export function giftRequest(recipient: Recipient): RecipientRequest {
  const { id, giftOptions, bopsOptions, notificationOption, shipments } = recipient;
  return {
    recipientId: id,
    giftOptions,
    bopsOptions,
    notificationOption,
    shipments: shipments.map(({ holidayHold, tripBooking, selectedServiceLevel, isShipCompleteSelected }) => ({
      holidayHold,
      tripBooking,
      selectedServiceLevel,
      isShipCompleteSelected,
    })),
  };
}

export async function saveDelivery(shopper: TestShopper, address: Address = chicago): Promise<void> {
  await shopper.call(validateAndSaveAddress, address);
  await shopper.call(moveToShippingAndGiftOptions, {});
  const { shippingOptions } = await shopper.call(refreshCheckout, {});
  await shopper.call(saveShippingAndGiftOptions, { recipients: shippingOptions.recipients.map(giftRequest) });
  await shopper.call(moveToPaymentPage, {});
}

/** Creates a shopper with a product in the cart, at the payment step. */
export async function shopperAtPayment(shop: RequestTarget, sku: number = goods.dining): Promise<TestShopper> {
  const shopper = createShopper(shop);
  await fillCart(shopper, sku);
  await saveDelivery(shopper);
  return shopper;
}

export async function applyCard(shopper: TestShopper, card: Partial<PlainCard> = {}): Promise<CheckoutState> {
  return shopper.call(saveCreditCardToBasket, { cardOneData: await encryptCard(shopper, card) });
}

/** Completes the checkout of the cart up to the review step. */
export async function goToReview(
  shopper: TestShopper,
  card: Partial<PlainCard> = {},
  address: Address = chicago,
): Promise<CheckoutState> {
  await saveDelivery(shopper, address);
  await applyCard(shopper, card);
  return shopper.call(moveToReviewPage, {});
}

export const placed = { isSuccess: true, message: '', redirectUrl: '/checkout/confirmation' };
export const reviewChanged = { isSuccess: false, message: 'ReviewChanged', redirectUrl: '/checkout/review' };

/** Returns the review data of a checkout state. */
export const getReview = ({ orderSummary, reviewFingerprint }: CheckoutState): ShownReview => ({
  total: orderSummary.total,
  reviewFingerprint,
});

/** Clicks Place Order on a review page: the one loaded last, or one that is still open in another tab. */
export const submitOrder = (shopper: TestShopper, shown: ShownReview = shopper.review()) =>
  shopper.call(placeOrder, { adata: '', ...shown });

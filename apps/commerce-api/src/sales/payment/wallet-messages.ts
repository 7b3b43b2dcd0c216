/** Messages for a wallet that can't pay an order. PAY-02 */
export const walletMessages = {
  used: 'This approval was already used or has expired, so nothing was charged. Please approve the payment again.',
  certificates: 'Reward certificates can only be combined with your rewards card. Remove them to pay another way.',
  notNeeded: 'There’s nothing left to pay.',
  notOffered: 'We can’t take that payment here. Please choose another way to pay.',
  cart: 'Something in your cart needs your attention before you can pay.',
} as const;

/** Messages for a wallet payment that was declined when the order was placed. */
export const walletDeclined = 'Your payment was declined, so nothing was charged. Please try again or pay another way.';

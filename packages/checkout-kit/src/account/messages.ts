/** Every word of the sign-in layer before the checkout. */
export const accountMessages = {
  title: 'Checkout',
  returningCustomers: 'Returning Customers',
  newCustomers: 'New Customers',
  guestText: 'You can check out without an account. All we ask for is where to deliver and how to reach you.',
  guestCheckout: 'Guest Checkout',
  close: 'Close',
};

export type AccountMessages = typeof accountMessages;

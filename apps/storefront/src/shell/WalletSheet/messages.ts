/** Every word of the demo sheet of Apple Pay and Venmo. */
export const walletSheetMessages = {
  title: (name: string) => `${name} demo`,
  demo: (name: string) => `This is a demo. It isn’t ${name}, and no money moves.`,
  total: 'Total',
  billing: 'Billing address',
  addresses: {
    USA: ['233 S Wacker Dr, Chicago, IL 60606', '1211 SW 5th Ave, Suite 200, Portland, OR 97204'],
    CANADA: ['100 Queen St W, Toronto, ON M5H 2N2', '453 W 12th Ave, Vancouver, BC V5Y 1V4'],
  },
  outcome: 'When the order is placed',
  outcomes: [
    { value: 'approved', label: 'the payment is approved' },
    { value: 'declined', label: 'the payment is declined' },
    { value: 'timeout', label: 'there is no response in time' },
  ],
  approve: 'Approve',
  decline: 'Decline',
  failed: 'The payment couldn’t be approved. Please try again.',
};

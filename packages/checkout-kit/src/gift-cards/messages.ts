import type { Messages } from '@settee/ui';

/** Texts of the gift card page. */
export const giftCardMessages = {
  heading: 'Gift Cards',
  kind: 'How should we send it?',
  amount: 'Amount',
  recipientEmail: 'Recipient’s Email',
  recipientEmailHint: 'We’ll email the card here within minutes of your order.',
  senderName: 'From',
  message: 'Message',
  messageLeft: (left: number) => `${left} ${left === 1 ? 'character' : 'characters'} left`,
  quantity: 'Quantity of gift cards',
  optional: 'Optional',
  noPromotion: 'Promo codes don’t apply to gift cards.',
  errors: {
    amount: { missing: 'Please choose an amount.', invalid: '', 'too-long': '' },
    recipientEmail: {
      missing: 'Please enter the recipient’s email address.',
      invalid: 'Please enter a valid Email Address (i.e. name@domain.com).',
      'too-long': '',
    },
    senderName: {
      missing: 'Please enter your name.',
      invalid: '',
      'too-long': 'Please use 40 characters or fewer.',
    },
    message: { missing: '', invalid: '', 'too-long': 'Please use 250 characters or fewer.' },
  },
};

export type GiftCardMessages = Messages<typeof giftCardMessages>;

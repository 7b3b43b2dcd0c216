import type { HelpPage, ShopSite } from '@settee/domain';
import { afterDelivery } from './facts.ts';
import { say } from './voice.ts';

const { returnDays, cancelHours, damageDays, refundDays } = afterDelivery;

/** The sections that are the same in both voices. */
const rules: HelpPage['sections'] = [
  {
    title: 'Refunds',
    text: [
      `We refund the card or gift card you paid with within ${refundDays.from}–${refundDays.to} business days of getting the item back. Any rewards you used go back to your account.`,
      'Returning a gift? We’ll refund you with a gift card, and the giver won’t know.',
    ],
  },
  {
    title: 'Made-to-order furniture',
    text: [
      `We start building ${cancelHours} hours after you order. Until then you can change or cancel your order. After that, pieces made in the fabric, leather, legs or size you chose can’t be returned or exchanged, unless they arrive damaged.`,
      'Not sure about a fabric? Order up to five free swatches first.',
    ],
  },
  {
    title: 'Damaged on arrival',
    text: [
      `Take a photo and call us within ${damageDays} days. We’ll repair the piece, replace it or refund you, whichever you prefer.`,
    ],
  },
];

export const returns = (site: ShopSite): HelpPage => ({
  code: 'returns',
  title: 'Returns and Exchanges',
  intro: say(site, {
    main: `Not quite right at home? You have ${returnDays} days to send back anything we didn’t make just for you.`,
    cb2: `${returnDays} days, unless we made it for you.`,
  }),
  sections: [
    {
      title: 'At a glance',
      text: [],
      rows: [
        { label: 'In-stock furniture and home accessories', value: `${returnDays} days from delivery or pickup` },
        { label: 'Made to order', value: `Cancel within ${cancelHours} hours; no returns unless damaged` },
        { label: 'Personalized items', value: 'No returns unless damaged' },
        { label: 'Damaged or incomplete', value: `Tell us within ${damageDays} days` },
        { label: 'Gift cards', value: 'No returns' },
      ],
    },
    {
      title: 'How to return an item',
      text: say(site, {
        main: [
          `Find your order, choose Return Items and tell us what’s coming back. You’ll see your refund and get a return number right away. We’ll email you a prepaid label for anything that came as a parcel, or schedule a pickup for larger pieces. Prefer to talk? Call us at ${site.helpLine}.`,
          'You can also bring parcels back to a store. Bring the packing slip or the confirmation email.',
        ],
        cb2: [
          `Find your order. Choose Return Items. Parcels get a prepaid label. Large pieces get a truck. Or call ${site.helpLine}.`,
          'Or bring the parcel to a store, with the packing slip or the confirmation email.',
        ],
      }),
    },
    {
      title: 'What it costs',
      text: [
        'Sending back a parcel is free. We pick up furniture at no extra cost, but we don’t refund the original delivery charge.',
        'If we sent the wrong item or it arrived damaged, we cover everything.',
      ],
    },
    ...rules,
  ],
  links: [
    { label: 'Find Your Order', url: '/order-status' },
    { label: 'Order Free Swatches', url: '/free-swatches' },
    { label: 'Warranty', url: '/customer-service/warranty' },
  ],
});

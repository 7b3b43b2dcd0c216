import type { HelpPage, ShopSite } from '@settee/domain';
import { say } from './voice.ts';

export const contact = (site: ShopSite): HelpPage => ({
  code: 'contact',
  title: 'Contact Us',
  intro: say(site, {
    main: 'Ask us anything. We’ll get back to you within one business day.',
    cb2: 'Write. We answer within one business day.',
  }),
  sections: [
    {
      title: 'Call us',
      text: [`${site.helpLine}, ${site.helpHours}. Have your order number handy if it’s about an order.`],
    },
    {
      title: 'Visit us',
      text: ['Our stores can help with pieces on display, pickups and returns.'],
    },
  ],
  links: [
    { label: 'Find Your Order', url: '/order-status' },
    { label: 'Our Stores', url: '/stores' },
    { label: 'Questions and Answers', url: '/customer-service/faq' },
  ],
});

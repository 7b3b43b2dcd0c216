import type { HelpPage, ShopSite } from '@settee/domain';
import { say } from './voice.ts';

export const accessibility = (site: ShopSite): HelpPage => ({
  code: 'accessibility',
  title: 'Accessibility',
  intro: say(site, {
    main: 'Our door should be easy to open for everyone, and so should our site.',
    cb2: 'Made for everyone. Tell us where it isn’t.',
  }),
  sections: [
    {
      title: 'What we aim for',
      text: [
        'Our goal is to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Before we change the site, we run automated checks on its pages, shop and check out using only a keyboard, and test that buttons and fields have names a screen reader can read. We haven’t tested every page with a screen reader, so if something doesn’t work with yours, please tell us.',
      ],
    },
    {
      title: 'Made to adapt',
      text: [
        'The site works without a mouse, respects the text size and contrast you set, stops moving when your device asks for reduced motion, and has a dark theme that you can switch on at the bottom of any page.',
        'Product photos have descriptions. Colors always come with names.',
      ],
    },
    {
      title: 'In our stores',
      text: [
        'All stores have step-free entrances and welcome service animals. Call ahead if you’d like someone to walk the floor with you.',
      ],
    },
    {
      title: 'Something in your way?',
      text: [
        `Call ${site.helpLine}, ${site.helpHours}, or send us a message. Tell us the page and what you were trying to do. We’ll help you right away and get back to you about a fix within five business days.`,
      ],
    },
  ],
  links: [
    { label: 'Contact Us', url: '/customer-service/contact' },
    { label: 'Our Stores', url: '/stores' },
  ],
});

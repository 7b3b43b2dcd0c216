import type { HelpPage, ShopSite } from '@settee/domain';
import { say } from './voice.ts';
import { warrantyYears } from './warranty-years.ts';

export const warranty = (site: ShopSite): HelpPage => ({
  code: 'warranty',
  title: 'Warranty',
  intro: say(site, {
    main: 'We build furniture to be lived on. If it lets you down, we’ll make it right.',
    cb2: 'Built to last. Here’s how long, in writing.',
  }),
  sections: [
    {
      title: 'What’s covered',
      text: [
        'Defects in materials and workmanship under normal use at home, starting the day it’s delivered. Save your order confirmation. It’s all the proof you need.',
      ],
      rows: warrantyYears.map(({ label, years }) => ({ label, value: years === 1 ? '1 year' : `${years} years` })),
    },
    {
      title: 'What isn’t',
      text: [
        'Normal wear, fading in direct sun, stains, pets, accidents, and furniture used in a business. Linen wrinkles, leather marks and solid wood moves with the seasons; that’s how you know it’s real.',
      ],
    },
    {
      title: 'How to make a claim',
      text: [
        `Send us a photo and your order number, or call ${site.helpLine}. We’ll answer within two business days. Depending on the problem, we’ll send a part, send an upholsterer or replace the piece.`,
      ],
    },
    { title: 'Your rights', text: ['This warranty is in addition to your rights under the law.'] },
  ],
  links: [
    { label: 'Contact Us', url: '/customer-service/contact' },
    { label: 'Returns and Exchanges', url: '/customer-service/returns' },
  ],
});

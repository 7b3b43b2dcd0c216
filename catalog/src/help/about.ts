import type { HelpPage, ShopSite } from '@settee/domain';
import { say } from './voice.ts';

const main = [
  {
    title: 'We sit on it first',
    text: [
      'Every sofa spends a year in somebody’s living room before we sell it: with kids, dogs, red wine and Sunday naps. About half of them never make it out of there. The other half is what you see here.',
    ],
  },
  {
    title: 'Made when you order',
    text: [
      'Most of our upholstery is built to order in the fabric, legs and size you choose. That means a few weeks’ wait, and nothing made just to be marked down and thrown away.',
    ],
  },
  {
    title: 'Honest materials',
    text: [
      'Kiln-dried hardwood frames, wool, linen and full-grain leather. We name the wood, the weave and the weight on every product page. You can feel any fabric for free before you choose.',
    ],
  },
  {
    title: 'People who pick up',
    text: [
      'When you call, you talk to someone who has sat on the sofa you’re asking about. They’ll tell you if it’s too low for your father-in-law.',
    ],
  },
];

const cb2 = [
  { title: 'Less of it', text: ['One good sofa beats two fine ones. We make few things and make them well.'] },
  { title: 'To order', text: ['Your cover, your legs, your length. Built when you ask, not before.'] },
  { title: 'No secrets', text: ['Wood, weave, weight. It’s all on the page. Swatches are free.'] },
  { title: 'A person answers', text: ['Call. You’ll get someone who knows the piece.'] },
];

export const about = (site: ShopSite): HelpPage => ({
  code: 'about',
  title: 'Our Story',
  intro: say(site, {
    main: 'We make furniture for the part of the day when you finally sit down.',
    cb2: 'Furniture. The rest is yours.',
  }),
  sections: say(site, { main, cb2 }),
  links: [
    { label: 'Our Stores', url: '/stores' },
    { label: 'Order Free Swatches', url: '/free-swatches' },
  ],
});

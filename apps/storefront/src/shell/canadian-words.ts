import type { SiteMessages } from '@settee/ui';

const customOrderTerms = [
  'Made to order with the options shown.',
  'Can be changed or cancelled within 48 hours of ordering.',
  'Can’t be returned or exchanged, unless it arrives damaged.',
];

/** Words of the kits that Canadians spell differently. Texts that the requirements quote are not among them. */
export const canadianWords: SiteMessages = {
  checkout: { addToCart: { customOrderTerms } },
  configurator: {
    fabric: {
      groups: { features: 'Features', colorgroup: 'Colour', fabrictype: 'Type' },
      sorts: { featured: 'Featured', name: 'Name: A to Z', color: 'Colour' },
    },
    favorites: {
      save: 'Add to favourites',
      saved: 'In your favourites',
      title: 'Favourites',
      empty: 'No favourites yet',
    },
    personalization: { color: 'Thread colour' },
  },
};

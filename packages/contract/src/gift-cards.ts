import { endpoint } from './endpoint.ts';
import { image } from './examples/pictures.ts';
import { emptySchema } from './fields.ts';
import * as schemas from './gift-cards.schemas.ts';

export const getGiftCards = endpoint({
  id: 'giftCards.page',
  method: 'GET',
  path: '/browse/gift-cards',
  requirement: 'DELIV-07',
  summary: 'Returns the gift cards that the site sells, with their amounts in cents; the mailed one first.',
  input: emptySchema,
  reply: schemas.giftCardPageSchema,
  example: {
    input: {},
    reply: {
      title: 'For the chair they keep talking about',
      text: 'Gift cards pay for anything in our stores and online.',
      picture: image,
      options: [
        {
          sku: 190002,
          name: 'Gift Card by Email',
          note: 'Emailed within minutes',
          url: '/gift-cards/s190002',
          isElectronic: true,
          amounts: [2500, 5000],
        },
      ],
    },
  },
});

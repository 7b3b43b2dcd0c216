import * as schemas from './cart.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/cart.ts';
import { image } from './examples/pictures.ts';
import { emptySchema } from './fields.ts';
import { afterCartChange } from './invalidation.ts';

export const shareCart = endpoint({
  id: 'cart.share',
  method: 'POST',
  path: '/ReactCart/ShareCart',
  requirement: 'own path',
  summary: 'Stores a copy of the cart for 90 days under an id that cannot be guessed.',
  requiresCsrfToken: true,
  input: emptySchema,
  reply: schemas.shareCartResponse,
  example: { input: {}, reply: { isSuccess: true, shareId: examples.sharedId, expiresAt: '2027-02-20T09:00:00.000Z' } },
});

export const getSharedCart = endpoint({
  id: 'cart.shared',
  method: 'GET',
  path: '/ReactCart/GetSharedCart',
  requirement: 'own path',
  summary: 'Returns a shared cart at current prices. Amounts in cents.',
  input: schemas.shareId,
  reply: schemas.sharedCartSchema,
  example: {
    input: { shareId: examples.sharedId },
    reply: {
      state: 'here',
      expiresAt: '2027-02-20T09:00:00.000Z',
      items: [
        {
          sku: 100112,
          name: 'Alder Sofa',
          url: examples.line.itemInfo.url,
          picture: image,
          options: examples.options,
          quantity: 1,
          unitPrice: 204900,
          availabilityMessage: 'Made for you',
        },
      ],
      goneNames: ['Pell Ottoman'],
    },
  },
});

export const addSharedCart = endpoint({
  id: 'cart.addShared',
  method: 'POST',
  path: '/ReactCart/AddSharedCart',
  requirement: 'own path',
  summary: 'Adds the available items of a shared cart to the cart. It replaces no items.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  startsSession: true,
  input: schemas.shareId,
  reply: schemas.addSharedCartResponse,
  example: {
    input: { shareId: examples.sharedId },
    reply: {
      isSuccess: true,
      addedItemCount: 1,
      notAdded: [{ name: 'Pell Ottoman', reason: 'This item is no longer available.' }],
    },
  },
});

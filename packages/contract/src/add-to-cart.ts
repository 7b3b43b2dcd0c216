import * as v from 'valibot';
import * as schemas from './add-to-cart.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/cart.ts';
import { longText, quantityQuery, skuQuery } from './fields.ts';
import { afterCartChange } from './invalidation.ts';

export const addToCart = endpoint({
  id: 'addToCart.add',
  method: 'POST',
  path: '/browse/scbadd/AddItemToCartV2',
  requirement: 'ATC-25, ATC-28, ATC-33',
  summary:
    'Adds a list of items to the cart; at most 99 of the same item. Any response other than `null` and FailedAdd is a success. Path and method are configurable: a GET sends the list in the query as `items`.',
  invalidates: afterCartChange,
  startsSession: true,
  input: schemas.newLinesSchema,
  reply: schemas.addedSchema,
  example: {
    input: [{ Sku: 100112, Quantity: 1, OptionChoiceParameter: '11-3002_12-1201_13-2001' }],
    reply: examples.confirmation,
  },
});

export const addItems = endpoint({
  id: 'addToCart.addItems',
  method: 'POST',
  path: '/ReactCart/AddItems',
  requirement: 'ATC-26, ATC-27',
  summary:
    'Adds items through the cart service, in full or in short form: SKU, quantity, choices and source. Same response as addToCart.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  startsSession: true,
  input: v.object({ items: schemas.newLinesSchema }),
  reply: schemas.addedSchema,
  example: {
    input: {
      items: [{ Sku: 100112, Quantity: 1, OptionChoiceParameter: '11-3002_12-1201_13-2001', Location: 'Carousel' }],
    },
    reply: examples.confirmation,
  },
});

export const getCustomConfirmation = endpoint({
  id: 'addToCart.customConfirmation',
  method: 'GET',
  path: '/browse/UserData/GetProductInfo',
  requirement: 'ATC-29, ATC-30',
  summary:
    'Returns the terms that the shopper must accept before the product is added to the cart. The path is configurable.',
  input: v.object({
    sku: skuQuery,
    optionChoiceParameter: v.optional(longText, ''),
    quantity: v.optional(quantityQuery, 1),
  }),
  reply: schemas.customConfirmationSchema,
  example: {
    input: { sku: 100112, optionChoiceParameter: '11-3002_12-1201_13-2001' },
    reply: { hasCustomOrderConfirmation: true, message: 'Made for you and not returnable.', items: [examples.item] },
  },
});

import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/recommendations.ts';
import { skuField } from './fields.ts';
import * as schemas from './recommendations.schemas.ts';

export const getAlsoViewed = endpoint({
  id: 'recommendations.alsoViewed',
  method: 'GET',
  path: '/browse/recommendations/people_also_viewed/recommend.json',
  requirement: 'XSELL-01, XSELL-09, CAROUS-30',
  summary:
    'Returns products that shoppers of an item also viewed, best first. With `callback`, returns JSONP for another host.',
  jsonp: true,
  input: schemas.byItem,
  reply: schemas.itemsSchema,
  example: { input: { item: 100101 }, reply: [examples.chair] },
});

export const getAlsoBought = endpoint({
  id: 'recommendations.alsoBought',
  method: 'GET',
  path: '/browse/recommendations/people_also_bought/recommend.json',
  requirement: 'XSELL-02, XSELL-09',
  summary: 'Returns products that were ordered together with an item, then products that match it.',
  jsonp: true,
  input: schemas.byItem,
  reply: schemas.itemsSchema,
  example: { input: { item: 100101 }, reply: [examples.pillow, examples.chair] },
});

export const getAddOns = endpoint({
  id: 'recommendations.addOns',
  method: 'GET',
  path: '/browse/recommendations/add_to_cart_confirmation/recommend.json',
  requirement: 'XSELL-04, CAROUS-12',
  summary: 'Returns add-ons for an item that was added to the cart.',
  jsonp: true,
  input: schemas.byItem,
  reply: schemas.itemsSchema,
  example: { input: { item: 100101 }, reply: [examples.pillow] },
});

export const getRegistryAddOns = endpoint({
  id: 'recommendations.registryAddOns',
  method: 'GET',
  path: '/browse/recommendations/add_to_registry_confirmation/recommend.json',
  requirement: 'XSELL-10',
  summary: 'Returns add-ons for an item that was added to a registry.',
  jsonp: true,
  input: schemas.byItem,
  reply: schemas.itemsSchema,
  example: { input: { item: 100101 }, reply: [examples.pillow] },
});

export const getForCart = endpoint({
  id: 'recommendations.forCart',
  method: 'POST',
  path: '/browse/recommendations/cart/recommend.json',
  requirement: 'XSELL-12',
  summary:
    'Returns recommendations for the SKUs in the cart, without those SKUs. For an empty cart, returns popular products.',
  input: v.object({ skus: v.pipe(v.array(skuField), v.maxLength(200)) }),
  reply: schemas.forCartSchema,
  example: {
    input: { skus: [100112] },
    reply: { youMayAlsoWant: [examples.chair], peopleAlsoBought: [examples.pillow] },
  },
});

import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { productSummary } from './examples/browse.ts';
import { emptySchema } from './fields.ts';
import * as schemas from './recently-viewed.schemas.ts';

export const updateRecentlyViewed = endpoint({
  id: 'recentlyViewed.update',
  method: 'POST',
  path: '/browse/recentlyviewed/update',
  requirement: 'CMPR-03, CMPR-02',
  summary: 'Records a product view with its choices. The response is ignored.',
  startsSession: true,
  input: schemas.updateSchema,
  reply: emptySchema,
  example: { input: { sku: 100112, familyId: 100101, optionChoiceParameter: '11-3002_12-1201' }, reply: {} },
});

export const getRecentlyViewed = endpoint({
  id: 'recentlyViewed.get',
  method: 'GET',
  path: '/browse/recentlyviewed',
  requirement: 'CMPR-04',
  summary:
    'Returns the recently viewed products, newest first. Each product is listed once, with its most recent choices; the current product is omitted.',
  input: v.object({ isNewLayout: v.optional(schemas.queryFlag, true) }),
  reply: schemas.recentlyViewedResponse,
  example: { input: { isNewLayout: true }, reply: [productSummary] },
});

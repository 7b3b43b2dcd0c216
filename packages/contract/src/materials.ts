import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { productSummary } from './examples/browse.ts';
import { longText, skuQuery } from './fields.ts';
import * as schemas from './materials.schemas.ts';

export const getQuickViewDetails = endpoint({
  id: 'materials.quickViewDetails',
  method: 'GET',
  path: '/quickView/details',
  requirement: 'QVIEW-10, QVIEW-11',
  summary:
    'Returns the price of a SKU with the given choices. `choices` and `outputCacheString` belong to a special order in progress.',
  input: v.object({
    sku: skuQuery,
    oc: v.optional(longText, ''),
    /** JSON list of selection payloads. */
    choices: v.optional(v.pipe(v.string(), v.maxLength(8000)), ''),
    outputCacheString: v.optional(longText, ''),
  }),
  reply: schemas.quickViewSchema,
  example: { input: { sku: 100112, oc: '11-3002_12-1201' }, reply: { formattedPrice: '$2,049.00', hasError: false } },
});

export const getFabricInfo = endpoint({
  id: 'materials.fabricInfo',
  method: 'GET',
  path: '/browse/fabricinfopopup/GetFabricInfo',
  requirement: 'FLY-14, FLY-15, FLY-16',
  summary: 'Returns the material of a configuration and other products in that material. The path is configurable.',
  input: v.object({ sku: skuQuery, optionChoiceParameter: v.optional(longText, '') }),
  reply: schemas.fabricInfoSchema,
  example: {
    input: { sku: 100101, optionChoiceParameter: '12-1201' },
    reply: {
      squareImage: '/pictures/fabric.1201-320.webp',
      squareImageHiRes: '/pictures/fabric.1201-640.webp',
      partOfACollection: { header: 'Part of the Alder collection', items: [productSummary] },
      fabricPlpURL: '/search?q=Washed%20Linen',
    },
  },
});

import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/options.ts';
import { longText, skuQuery } from './fields.ts';
import * as schemas from './options.schemas.ts';

export const getProduct = endpoint({
  id: 'options.product',
  method: 'GET',
  path: '/browse/product',
  requirement: 'PDP-13 to PDP-15, PDP-19, own path',
  summary:
    'Returns the product page. `oc` preselects choices as `{optionCode}-{choiceCode}_…`. 404 for an unknown SKU.',
  input: v.object({ sku: skuQuery, oc: v.optional(longText, '') }),
  reply: schemas.productPageSchema,
  example: { input: { sku: 100101, oc: '12-1201' }, reply: examples.page },
});

export const getBrowseData = endpoint({
  id: 'options.browseData',
  method: 'GET',
  path: '/browse/specialorder/browsedata',
  requirement: 'PDP-20, PDP-22, PDP-24, OPT-18, BROWSE-16',
  summary:
    'Returns the product of a complete selection. With `isFabricPopup`, accepts any selection and returns its materials with filters.',
  input: schemas.browseDataInput,
  reply: schemas.browseDataResponse,
  example: {
    input: { sku: 100101, choices: '[]', sortType: '1', outputCacheString: '12,1201|11,3002' },
    reply: { browseDto: examples.page, superSpecialOrder: examples.sku },
  },
});

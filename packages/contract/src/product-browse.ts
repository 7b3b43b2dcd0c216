import { endpoint } from './endpoint.ts';
import * as examples from './examples/options.ts';
import { browseDataInput } from './options.schemas.ts';
import * as schemas from './product-browse.schemas.ts';

export const getDebugBrowseData = endpoint({
  id: 'options.debugBrowseData',
  method: 'GET',
  path: '/debug/browse/specialorder/browsedata',
  requirement: 'PDP-16, PDP-21',
  summary: 'Returns browse data in the format of the debug tools: the SKU of a complete selection and its product.',
  input: browseDataInput,
  reply: schemas.debugBrowseDataResponse,
  example: {
    input: { sku: 100101, choices: '[]' },
    reply: {
      sku: 100112,
      productBrowse: {
        productItems: [
          {
            sku: 100112,
            specialOrder: examples.sku,
            formattedPrice: '$1,949.00',
            productShowcase: examples.sku.imagePath,
            skuProperty: examples.page.dimensions,
            care: ['Wash cold, dry flat'],
            name: 'Alder Sofa, 89 in',
            lineLevelMessages: ['Made for you. Arrives in 5 to 7 weeks'],
          },
        ],
        specialOrderDetail: {
          sku: 100112,
          optionChoiceParameter: '11-3002_12-1201_13-2001',
          outputCacheString: '12,1201_13,2001|11,3002',
          conflicts: [{ optionCode: 12, choiceCodes: [1104] }],
        },
        optionChoices: [
          {
            optionCode: 12,
            optionType: 'fabric',
            choiceCode: 1201,
            source: 0,
            optionSequence: 2,
            matchingSkus: [100112],
            allChoiceMatchingSkus: [100112],
          },
        ],
        productSubgroups: [{ subgroup: 1, title: 'Alder Sofa', skus: [100112], isExpanded: false }],
        isMPDPExpanded: false,
      },
    },
  },
});

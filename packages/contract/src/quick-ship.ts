import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { image } from './examples/pictures.ts';
import * as examples from './examples/quick-ship.ts';
import { skuQuery } from './fields.ts';
import * as schemas from './quick-ship.schemas.ts';

export const getQuickShip = endpoint({
  id: 'quickShip.items',
  method: 'GET',
  path: '/browse/quickship/{sku}',
  requirement: 'QSHIP-06, QSHIP-07',
  summary:
    'Returns the quick-ship configurations of a product for the postal code of the shopper. The path is configurable. 404 for a SKU that is not sold.',
  input: v.object({ sku: skuQuery }),
  reply: schemas.quickShipSchema,
  example: {
    input: { sku: 100112 },
    reply: {
      availableItems: [
        {
          title: 'Alder Sofa',
          priceDisplayString: '$1,899.00',
          images: examples.images,
          sku: 100112,
          availabilityDisplayString: 'In stock. Arrives Dec 1 – Dec 8',
          selectedOptionChoices: [
            {
              optionCode: 11,
              optionType: 'size',
              selectedChoice: { code: 3002, title: '3-Seat, 84 in', text: '3-Seat, 84 in', images: examples.noImages },
              source: 0,
              optionSequence: 1,
            },
            {
              optionCode: 12,
              optionType: 'fabric',
              selectedChoice: { code: 1201, title: 'Flax', text: 'Washed Linen, Flax', images: examples.noImages },
              source: 0,
              optionSequence: 2,
            },
          ],
          picture: image,
        },
      ],
      backorderedItems: [],
      inStockMessage: 'In stock and ready to ship',
      backorderedMessage: '',
      zipCode: '60614',
    },
  },
});

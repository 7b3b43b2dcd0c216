import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { orderDetails } from './examples/checkout.ts';
import { toPackingSlip } from '@settee/domain';
import * as schemas from './packing-slip.schemas.ts';

export const getPackingSlip = endpoint({
  id: 'order.packingSlip',
  method: 'GET',
  path: '/order/packing-slip',
  requirement: 'SHIP-30, own path',
  summary:
    'Returns the packing slip of an order by its secret key, for the warehouse and the shopper; `null` for an unknown key. Gifts have no prices. Amounts in cents.',
  input: v.object({ key: v.pipe(v.string(), v.maxLength(100)) }),
  reply: schemas.packingSlipResponse,
  example: { input: { key: 'Zq3vJm0x1W8c5T7yKb2nAQeH4LrPdUo6SgXiN9wFmBt' }, reply: toPackingSlip(orderDetails) },
});

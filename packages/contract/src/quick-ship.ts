import { endpoint } from './endpoint.ts';
import type * as Schemas from './quick-ship.schemas.ts';

/**
 * Returns the quick-ship configurations of a product for the postal code of the shopper; the path is
 * configurable. 404 for a SKU that is not sold. QSHIP-06, QSHIP-07
 */
export const getQuickShip = /* @__PURE__ */ endpoint<typeof Schemas.getQuickShip>({
  id: 'quickShip.items',
  method: 'GET',
  path: '/browse/quickship/{sku}',
  requirement: 'QSHIP-06, QSHIP-07',
});

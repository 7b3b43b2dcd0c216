import { endpoint } from './endpoint.ts';
import type * as Schemas from './quick-ship.schemas.ts';

/** What of a product can come soonest to the shopper's postal code; a shop may be told another path. 404 for a sku that is not sold. QSHIP-06, QSHIP-07 */
export const getQuickShip = /* @__PURE__ */ endpoint<typeof Schemas.getQuickShip>({
  id: 'quickShip.items',
  method: 'GET',
  path: '/browse/quickship/{sku}',
  requirement: 'QSHIP-06, QSHIP-07',
});

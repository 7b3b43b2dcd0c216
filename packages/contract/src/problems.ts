import type * as Schemas from './problems.schemas.ts';
import { endpoint } from './endpoint.ts';

/** ERR-28 */
export const log = /* @__PURE__ */ endpoint<typeof Schemas.log>({
  id: 'problems.log',
  method: 'POST',
  path: '/Checkout/Log',
  requirement: 'ERR-28',
  requiresCsrfToken: true,
});

/** The content of a message popup, as plain paragraphs. CMS-01, CARD-05 */
export const getPopup = /* @__PURE__ */ endpoint<typeof Schemas.getPopup>({
  id: 'problems.popup',
  method: 'GET',
  path: '/browse/popup',
  requirement: 'CMS-01, CARD-05',
});

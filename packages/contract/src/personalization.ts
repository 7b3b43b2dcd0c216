import { endpoint } from './endpoint.ts';
import type * as Schemas from './personalization.schemas.ts';

/** Draws a design on the product's picture; `hasError` says why it can't be made. MONO-21 */
export const renderDesign = /* @__PURE__ */ endpoint<typeof Schemas.renderDesign>({
  id: 'personalization.render',
  method: 'POST',
  path: '/personalization/render',
  requirement: 'MONO-21',
});

/** Saves a design for the following add and returns the terms to confirm before it. MONO-22, MONO-23 */
export const saveDesign = /* @__PURE__ */ endpoint<typeof Schemas.saveDesign>({
  id: 'personalization.saveDesign',
  method: 'POST',
  path: '/personalization/design/save',
  requirement: 'MONO-22',
  startsSession: true,
});

import { endpoint } from './endpoint.ts';
import type * as Schemas from './swatches.schemas.ts';

/** Returns the initial data of the swatch form of a product. SWATCH-15, SWATCH-16, SWATCH-92 */
export const getSwatchForm = /* @__PURE__ */ endpoint<typeof Schemas.getSwatchForm>({
  id: 'swatches.form',
  method: 'GET',
  path: '/browse/specialorder/orderfreeswatches',
  requirement: 'SWATCH-15, SWATCH-18, SWATCH-92',
});

/** Returns the unavailable ones of some swatches. SWATCH-19, SWATCH-91 */
export const getSwatchAvailability = /* @__PURE__ */ endpoint<typeof Schemas.getSwatchAvailability>({
  id: 'swatches.availability',
  method: 'GET',
  path: '/free-swatches/get-swatch-availability',
  requirement: 'SWATCH-19, SWATCH-91',
});

/** Orders free swatches; the same order sent again shortly after is the one that was made. SWATCH-81 */
export const orderSwatches = /* @__PURE__ */ endpoint<typeof Schemas.orderSwatches>({
  id: 'swatches.order',
  method: 'POST',
  path: '/browse/specialorder/orderfreeswatchessubmit',
  requirement: 'SWATCH-11, SWATCH-17, SWATCH-81',
});

/** As `orderSwatches`, of any product's swatches: for a swatch cart, and in the place of the other where a shop names its path. SWATCH-94 */
export const orderFreeFormSwatches = /* @__PURE__ */ endpoint<typeof Schemas.orderFreeFormSwatches>({
  id: 'swatches.orderFreeForm',
  method: 'POST',
  path: '/free-swatches/free-form-order',
  requirement: 'SWATCH-94, path ours',
});

/** SHA-256 in hex of an email address, trimmed and in lower case. SWATCH-90 */
export const getEmailHash = /* @__PURE__ */ endpoint<typeof Schemas.getEmailHash>({
  id: 'swatches.emailHash',
  method: 'POST',
  path: '/browse/specialorder/GetEmailHashed',
  requirement: 'SWATCH-90',
});

/** The same of an address and of a phone number as +1 and ten digits; a page makes it only where a shop names its path. SWATCH-93 */
export const getHashedContact = /* @__PURE__ */ endpoint<typeof Schemas.getHashedContact>({
  id: 'swatches.hashedContact',
  method: 'POST',
  path: '/free-swatches/hashed-contact',
  requirement: 'SWATCH-93, path ours',
});

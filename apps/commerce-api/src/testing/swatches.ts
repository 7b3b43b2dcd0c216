import type { SwatchOrderRequest } from '@settee/domain';
import { goods } from './checkout.ts';

/** Materials of the catalog: all have available swatches except one. */
export const covers = {
  flax: 1201,
  sage: 1202,
  rust: 1203,
  denim: 1204,
  salt: 1205,
  forest: 1301,
  dove: 1106,
} as const;

/** Valid swatch order. */
export const swatchOrder: SwatchOrderRequest = {
  Sku: goods.sofa,
  FirstName: 'Nora',
  LastName: 'Quist',
  Address1: '12 Elm St',
  Address2: '',
  City: 'Chicago',
  State: 'IL',
  PostalCode: '60601',
  DayPhone: '312-342-0199',
  EmailAddress: 'nora@example.com',
  swatch: [covers.sage],
  UseAddressAsEntered: false,
  CanadaEmailSignup: false,
  SignUp: false,
};

/** The same on the Canadian site. */
export const canadianOrder: SwatchOrderRequest = {
  ...swatchOrder,
  City: 'Toronto',
  State: 'ON',
  PostalCode: 'M5V 2T6',
  DayPhone: '416-342-0199',
};

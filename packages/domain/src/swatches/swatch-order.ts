import type { Address } from '../delivery/address.ts';
import { normalizePhone } from '../delivery/phone.ts';
import { normalizeAddress } from '../delivery/read-address-field.ts';
import type { Cents, Sku, SiteCulture } from '../site/brand.ts';
import type { SwatchSelection } from './selection.ts';
import type { SwatchOrderResponse, SwatchOrderRequest } from './swatches.ts';

/** A form that is about to be sent. */
export interface SwatchOrderDraft {
  sku: Sku;
  address: Address;
  selection: SwatchSelection;
  /** The shopper confirms an unverified street. SWATCH-76 */
  isAsEntered: boolean;
  isSigningUp: boolean;
}

/** Builds the order request; the email sign-up uses the field of the site. SWATCH-11, SWATCH-64, SWATCH-76 */
export function toSwatchOrder(draft: SwatchOrderDraft, siteCulture: SiteCulture): SwatchOrderRequest {
  const { sku, selection, isAsEntered, isSigningUp } = draft;
  const address = normalizeAddress(draft.address);
  return {
    Sku: sku,
    FirstName: address.firstName,
    LastName: address.lastName,
    Address1: address.address1,
    Address2: address.address2,
    City: address.city,
    State: address.state,
    PostalCode: address.postalCode.toUpperCase(),
    DayPhone: normalizePhone(address.dayPhone),
    EmailAddress: address.emailAddress,
    swatch: selection,
    UseAddressAsEntered: isAsEntered,
    CanadaEmailSignup: isSigningUp && siteCulture === 'CANADA',
    SignUp: isSigningUp && siteCulture === 'USA',
  };
}

/**
 * Converts an order request to an address in the country of the site, for validation by the form rules.
 * SWATCH-27
 */
export function swatchOrderAddress(order: SwatchOrderRequest, siteCulture: SiteCulture): Address {
  return {
    addressId: '',
    firstName: order.FirstName,
    lastName: order.LastName,
    address1: order.Address1,
    address2: order.Address2,
    address3: '',
    country: siteCulture === 'USA' ? 'USA' : 'CAN',
    city: order.City,
    state: order.State,
    postalCode: order.PostalCode,
    dayPhone: order.DayPhone,
    emailAddress: order.EmailAddress,
  };
}

/** Receipt of a swatch order; the number is `null` when the response has none. SWATCH-87 */
export interface SwatchReceipt {
  orderNumber: string | null;
  date: Date;
  total: Cents;
}

/** Builds the receipt of an accepted order; `now` replaces a missing date. SWATCH-87 */
export function swatchReceipt(
  response: Pick<SwatchOrderResponse, 'OrderNumber' | 'OrderDate'>,
  now: Date,
): SwatchReceipt {
  const date = new Date(response.OrderDate || now);
  return { orderNumber: response.OrderNumber || null, date: Number.isNaN(date.getTime()) ? now : date, total: 0 };
}

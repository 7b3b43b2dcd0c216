import type { ResponseOf } from '@settee/contract';
import type { endpoints } from '@settee/contract/endpoints';
import { type Address, isSameAddress, toContact } from '@settee/domain';
import { isNothingShipped } from '../cart/recipients.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import { hasLargeItems } from './allowed-step.ts';
import { type CheckoutChange, changeCheckout, updateCheckout } from './update-checkout.ts';
import { readAddress } from '../delivery/read-address.ts';
import { validationError, ErrorResponse } from '../../platform/http/error-response.ts';
import type { Handlers } from '../../platform/handler.ts';
import { saveContact, saveSingleAddress } from './save-recipients.ts';

const otherState = validationError([{ field: 'postalCode', message: 'Does not belong to this state or province.' }]);

/** Reads what the shipping step sent: an address, or only the contact when nothing is shipped. */
function readShippingInput(call: HandlerArgs<Address>) {
  const address = readAddress(call.input, call, 'shipping');
  return {
    address,
    contact: address instanceof ErrorResponse ? readAddress(call.input, call, 'pickup') : toContact(address),
  };
}

/** Returns the error of an address at a PO box when something is too large for it; `null` otherwise. DELIV-12 */
function getPoBoxError(
  { priced }: Pick<CheckoutChange, 'priced'>,
  address: Address,
  call: HandlerArgs,
): ErrorResponse | null {
  const read = readAddress(address, call, 'shipping', !hasLargeItems(priced));
  return read instanceof ErrorResponse ? read : null;
}

/** Handlers of the shipping steps of the checkout. */
export const shippingHandlers = {
  /**
   * Saves the one address, or the contact of a pickup, with a possibly unknown street; a postal code of another state
   * is an error, because tax depends on it. SHIP-21
   */
  saveShippingAddress: async (call) => {
    const { ctx, site } = call;
    const { address, contact } = readShippingInput(call);
    const { Suggestions } =
      address instanceof ErrorResponse ? { Suggestions: [] } : await ctx.addresses.check(address, site.siteCulture);
    return changeCheckout(call, async (given) => {
      if (isNothingShipped(given.recipients)) {
        if (contact instanceof ErrorResponse) return contact;
        await saveContact(given, contact, ctx);
        return undefined;
      }
      if (address instanceof ErrorResponse) return address;
      const refused = getPoBoxError(given, address, call);
      if (refused) return refused;
      if (Suggestions.length > 0) return otherState;
      await saveSingleAddress(given, address, ctx);
      return undefined;
    });
  },

  /**
   * Saves a valid address, or the contact of a pickup; returns suggestions otherwise, none for an unknown street that
   * is not the one that this order has. SHIP-20
   */
  validateAndSaveAddress: async (call) => {
    const { ctx, site } = call;
    const { address, contact } = readShippingInput(call);
    const { Suggestions } =
      address instanceof ErrorResponse ? { Suggestions: [] } : await ctx.addresses.check(address, site.siteCulture);
    return updateCheckout<ResponseOf<(typeof endpoints)['order']['validateAndSaveAddress']>>(call, async (given) => {
      if (isNothingShipped(given.recipients)) {
        if (contact instanceof ErrorResponse) return contact;
        return { validation: null, savedAddress: await saveContact(given, contact, ctx) };
      }
      if (address instanceof ErrorResponse) return address;
      const refused = getPoBoxError(given, address, call);
      if (refused) return refused;
      const isStreetKnown = ctx.addresses.isStreetKnown(address) || isSameAddress(address, given.shippingAddress);
      if (Suggestions.length > 0 || !isStreetKnown)
        return { validation: { Suggestions: [...Suggestions] }, savedAddress: null };
      return { validation: null, savedAddress: await saveSingleAddress(given, address, ctx) };
    });
  },
} satisfies Partial<Handlers<'order'>>;

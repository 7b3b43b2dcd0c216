import { validateAddress, type Address } from '@settee/domain';
import type { HandlerArgs } from '../../platform/handler.ts';
import { validationError, type ErrorResponse } from '../../platform/http/error-response.ts';
import type { CheckoutChange } from './update-checkout.ts';

const unknownAddress = (field: string) =>
  validationError([{ field, message: 'Is no address of this order or account.' }]);

/** Returns an address of the order or of the shopper's account that the site ships to; an error for any other id. */
export async function findAddress(
  { tx, cart }: Pick<CheckoutChange, 'tx' | 'cart'>,
  { shopper, ctx, site }: HandlerArgs,
  { addressId, field }: { addressId: string; field: string },
): Promise<Address | ErrorResponse> {
  const own = cart.recipients.flatMap(({ kind, address }) => (kind === 'shipping' && address ? address : []));
  const account = (await shopper.session())?.account;
  const saved = account ? await ctx.customers.findAddresses(tx, account.id) : [];
  const found = [...own, ...saved].find((address) => address.addressId === addressId);
  const rules = { topLevelDomain: ctx.config.emailDomains };
  const isShippable = found && Object.keys(validateAddress(found, site.siteCulture, rules)).length === 0;
  return isShippable ? found : unknownAddress(field);
}

import { getMainRecipient, isShippedTo, type Address, type Destination, type ShopSite } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Cart } from './cart.queries.ts';
import type { PricedLine } from './priced-lines.ts';
import { recipientOfLine, withMainAddress } from './recipients.ts';
import type { CartRecipient } from './types.ts';

/** Fields of a cart that determine the destination of its lines. */
export type ShippingDestination = Pick<Cart, 'recipients' | 'zipCode'>;

/** The address of a recipient; one that the site does not ship to counts as not given. */
export function shippedTo({ address }: Pick<CartRecipient, 'address'>, { siteCulture }: ShopSite): Address | null {
  return address && isShippedTo(address, siteCulture) ? address : null;
}

/** Destination of a recipient's shipments, if known. */
export function getRecipientDestination(
  recipient: CartRecipient,
  { zipCode }: Pick<Cart, 'zipCode'>,
  site: ShopSite,
  { addresses }: Pick<Context, 'addresses'>,
): Destination {
  const address = shippedTo(recipient, site);
  if (address) return { state: address.state, postalCode: address.postalCode };
  const state = zipCode ? addresses.regionOf(zipCode, site.siteCulture) : null;
  return { state: state ?? '', postalCode: zipCode };
}

/** Destination of the lines that the shopper chose no recipient for, if known. */
export function getDestination(
  cart: ShippingDestination,
  site: ShopSite,
  needs: Pick<Context, 'addresses'>,
): Destination {
  return getRecipientDestination(getMainRecipient(cart.recipients), cart, site, needs);
}

/** Destination of a line: the store that it is picked up at, or its recipient. */
export function getLineDestination(
  cart: ShippingDestination,
  line: PricedLine,
  site: ShopSite,
  needs: Pick<Context, 'addresses'>,
): Destination {
  if (line.store) return { state: line.store.region, postalCode: line.store.postalCode };
  return getRecipientDestination(recipientOfLine(cart, line), cart, site, needs);
}

/** Uses the cart's postal code for estimates before checkout when it differs from that of the first address. */
export function withCartPostalCode<B extends ShippingDestination>(cart: B): B {
  const main = getMainRecipient(cart.recipients);
  if (cart.zipCode === main.address?.postalCode) return cart;
  const estimated = cart.recipients.filter(({ id, kind }) => kind === 'pickup' || id === main.id);
  return { ...cart, recipients: withMainAddress(estimated, null) };
}

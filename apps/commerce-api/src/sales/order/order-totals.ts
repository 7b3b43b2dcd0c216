import { chargeTables } from '@settee/catalog';
import {
  promoShares,
  shippingCharges,
  type Cents,
  type Address,
  type Destination,
  isShippedTo,
  type OrderSummary,
  type ShippingCharges,
  type ShippingLoad,
  type Site,
} from '@settee/domain';
import type { Cart } from '../cart/cart.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import { type PromoInUse, promoLines, promoProblem } from '../promo/find-promo.ts';
import type { Context } from '../../platform/context.ts';

/** Totals of a cart. */
export interface OrderTotals {
  summary: OrderSummary;
  charges: ShippingCharges;
  parcelMerchandise: Cents | null;
}

type Needs = Pick<Context, 'tax' | 'addresses'>;

const sum = (lines: readonly PricedLine[]) =>
  lines.reduce((total, { line, unitPrice }) => total + unitPrice * line.quantity, 0);
const isParcel = ({ product }: PricedLine) => product?.content.deliveryMode === 'parcel';

/** The shipping address of a basket; one that the site does not ship to counts as not given. */
function shippedTo({ shippingAddress }: Pick<Cart, 'shippingAddress'>, { siteCulture }: Site): Address | null {
  return shippingAddress && isShippedTo(shippingAddress, siteCulture) ? shippingAddress : null;
}

/** Destination of a cart, if known. */
export function getDestination(
  cart: Pick<Cart, 'shippingAddress' | 'zipCode'>,
  site: Site,
  { addresses }: Pick<Context, 'addresses'>,
): Destination {
  const shippingAddress = shippedTo(cart, site);
  const { zipCode } = cart;
  if (shippingAddress) return { state: shippingAddress.state, postalCode: shippingAddress.postalCode };
  const state = zipCode ? addresses.regionOf(zipCode, site.siteCulture) : null;
  return { state: state ?? '', postalCode: zipCode };
}

/** Uses the cart's postal code for estimates before checkout when it differs from that of the shipping address. */
export function withCartPostalCode<B extends Pick<Cart, 'shippingAddress' | 'zipCode'>>(cart: B): B {
  return cart.zipCode === cart.shippingAddress?.postalCode ? cart : { ...cart, shippingAddress: null };
}

/** Returns the values of the lines that determine shipping charges; pickup lines are excluded. */
export function loadOf(lines: readonly PricedLine[]): ShippingLoad {
  const shipped = lines.filter(({ store }) => store === null);
  const parcels = shipped.filter(isParcel);
  return {
    parcelMerchandise: parcels.length > 0 ? sum(parcels) : null,
    hasInHomeItems: parcels.length < shipped.length,
  };
}

const freeCharges = { standard: 0, surcharge: 0, inHome: 0, isFreeShipping: true, total: 0 };

interface Bill {
  lines: readonly PricedLine[];
  /** Taken off each line, zero or negative. */
  shares: readonly Cents[];
  shipping: Cents;
  installation: Cents;
}

/** Tax per region: what is picked up is taxed at its store. Canada taxes shipping and installation as well, US states are taken not to; donations never are. Without a destination only pickup is taxed. */
function getTax({ lines, shares, shipping, installation }: Bill, region: string, site: Site, { tax }: Needs): Cents {
  const perRegion = new Map<string, Cents>();
  const add = (where: string, amount: Cents) => perRegion.set(where, (perRegion.get(where) ?? 0) + amount);
  lines.forEach(({ line, unitPrice, store }, at) =>
    add(store?.region ?? region, unitPrice * line.quantity + (shares[at] ?? 0)),
  );
  if (site.siteCulture === 'CANADA') add(region, shipping + installation);
  perRegion.delete('');
  return [...perRegion].reduce((total, [where, amount]) => total + tax.taxOn(amount, where, site.siteCulture), 0);
}

/** Cart fields that determine its charges. */
export type Charged = Pick<Cart, 'shippingAddress' | 'zipCode' | 'donation' | 'taxCertificateNumber'>;

/** The money of a basket's lines; a code that does not count takes nothing off. CART-21 */
export function calculateTotals(
  lines: readonly PricedLine[],
  cart: Charged,
  site: Site,
  needs: Needs,
  promo: PromoInUse | null,
): OrderTotals {
  const load = loadOf(lines);
  const destination = getDestination(cart, site, needs);
  const inForce = promo && promoProblem(promo, lines) === null ? promo.promo : null;
  const full = shippingCharges(load, destination, chargeTables[site.siteCulture]);
  const charges = inForce?.effect.kind === 'free-shipping' ? { ...full, ...freeCharges } : full;
  const shares = inForce ? promoShares(inForce, promoLines(lines)) : [];
  const merchandise = sum(lines);
  const discount = shares.reduce((total, share) => total + share, 0);
  const installation = lines.reduce((total, each) => total + (each.installation?.price ?? 0) * each.line.quantity, 0);
  const donation = lines.length > 0 ? (cart.donation?.amount ?? 0) : 0;
  const bill = { lines, shares, shipping: charges.total, installation };
  const tax = cart.taxCertificateNumber !== '' ? 0 : getTax(bill, destination.state, site, needs);
  const summary: OrderSummary = {
    merchandise,
    discount,
    shipping: charges.total,
    shippingSurcharge: charges.surcharge,
    installation,
    donation,
    tax,
    isEstimate: shippedTo(cart, site) === null,
    total: merchandise + discount + charges.total + installation + donation + tax,
    rewardsTotal: 0,
    rewardsExceedOrderTotalMessage: '',
  };
  return { summary, charges, parcelMerchandise: load.parcelMerchandise };
}

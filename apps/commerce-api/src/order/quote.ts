import { chargeTables } from '@settee/catalog';
import {
  shippingCharges,
  type Cents,
  type Destination,
  type OrderSummary,
  type ShippingCharges,
  type ShippingLoad,
  type Site,
} from '@settee/domain';
import { createHash } from 'node:crypto';
import type { Basket } from '../cart/basket.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import type { World } from '../world/world.ts';

/** What a basket costs. */
export interface Quote {
  summary: OrderSummary;
  charges: ShippingCharges;
  parcelMerchandise: Cents | null;
  /** Equal for equal items, prices and totals. */
  fingerprint: string;
}

type Needs = Pick<World, 'tax' | 'addresses'>;

const sum = (lines: readonly PricedLine[]) =>
  lines.reduce((total, { line, unitPrice }) => total + unitPrice * line.quantity, 0);
const isParcel = ({ product }: PricedLine) => product?.content.carriage === 'parcel';

/** Where a basket goes, as far as it is known. */
export function destinationOf(
  { shippingAddress, zipCode }: Pick<Basket, 'shippingAddress' | 'zipCode'>,
  site: Site,
  { addresses }: Needs,
): Destination {
  if (shippingAddress) return { state: shippingAddress.state, postalCode: shippingAddress.postalCode };
  const state = zipCode ? addresses.regionOf(zipCode, site.siteCulture) : null;
  return { state: state ?? '', postalCode: zipCode };
}

/** Where the cart's estimate goes by: a postal code applied after the address was given counts there, until checkout. */
export function asCartSees<B extends Pick<Basket, 'shippingAddress' | 'zipCode'>>(basket: B): B {
  return basket.zipCode === basket.shippingAddress?.postalCode ? basket : { ...basket, shippingAddress: null };
}

function fingerprintOf(lines: readonly PricedLine[], summary: OrderSummary): string {
  const items = lines.map(({ line, unitPrice }) => [
    line.sku,
    line.optionChoiceParameter,
    line.designKey,
    line.quantity,
    unitPrice,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([items, summary]))
    .digest('base64url');
}

/** What lines weigh in when shipping is charged. */
export function loadOf(lines: readonly PricedLine[]): ShippingLoad {
  const parcels = lines.filter(isParcel);
  return { parcelMerchandise: parcels.length > 0 ? sum(parcels) : null, hasInHomeItems: parcels.length < lines.length };
}

/** The money of a basket's lines. Canada taxes shipping as well, US states are taken not to. */
export function quoteOf(
  lines: readonly PricedLine[],
  basket: Pick<Basket, 'shippingAddress' | 'zipCode'>,
  site: Site,
  needs: Needs,
): Quote {
  const load = loadOf(lines);
  const destination = destinationOf(basket, site, needs);
  const charges = shippingCharges(load, destination, chargeTables[site.siteCulture]);
  const merchandise = sum(lines);
  const taxed = site.siteCulture === 'CANADA' ? merchandise + charges.total : merchandise;
  const isAbroad = basket.shippingAddress !== null && basket.shippingAddress.country !== site.homeCountry;
  const tax = isAbroad ? 0 : needs.tax.taxOn(taxed, destination.state, site.siteCulture);
  const summary: OrderSummary = {
    merchandise,
    discount: 0,
    shipping: charges.total,
    shippingSurcharge: charges.surcharge,
    tax,
    isEstimate: basket.shippingAddress === null,
    total: merchandise + charges.total + tax,
    rewardsTotal: 0,
    rewardsExceedOrderTotalMessage: '',
  };
  return { summary, charges, parcelMerchandise: load.parcelMerchandise, fingerprint: fingerprintOf(lines, summary) };
}

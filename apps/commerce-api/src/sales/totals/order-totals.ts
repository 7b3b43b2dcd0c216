import { chargeTables } from '@settee/catalog';
import {
  basicFreight,
  getDeliveryTaxIds,
  promoShares,
  shippingCharges,
  sumTax,
  type Cents,
  type DeliveryMode,
  type Destination,
  type OrderSummary,
  type RecipientTotals,
  type ServiceLevel,
  type ShippingCharges,
  type ShippingLoad,
  type ShopSite,
} from '@settee/domain';
import type { Cart } from '../cart/cart.queries.ts';
import { getRecipientDestination, shippedTo, type ShippingDestination } from '../cart/destination.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import { groupLines, type RecipientLines } from '../cart/recipients.ts';
import { getLevelOfMode, isExpedited } from './service-levels.ts';
import { type PromoInUse, promoLines, promoProblem } from '../promo/find-promo.ts';
import { findTax, type CartTax } from '../tax/stored-quote.ts';
import { toTaxRequest } from '../tax/tax-request.ts';
import type { Context } from '../../platform/context.ts';

/** A recipient with its lines and its part of the money. */
export interface RecipientBill extends RecipientLines {
  destination: Destination;
  /** A promo code waives standard shipping. */
  isShippingFree: boolean;
  charges: ShippingCharges;
  totals: RecipientTotals;
}

/** Totals of a cart. */
export interface OrderTotals {
  summary: OrderSummary;
  recipients: readonly RecipientBill[];
  parcelMerchandise: Cents | null;
  tax: CartTax;
  /** Taken off a line by its id, zero or negative. */
  discounts: ReadonlyMap<string, Cents>;
  /** Whether each shipping recipient has an address that the site ships to. */
  isDestinationKnown: boolean;
}

type Needs = Pick<Context, 'tax' | 'addresses' | 'clock'>;

const add = <T>(each: readonly T[], amountOf: (one: T) => Cents) =>
  each.reduce((total, one) => total + amountOf(one), 0);
const merchandiseOf = (lines: readonly PricedLine[]) => add(lines, ({ line, unitPrice }) => unitPrice * line.quantity);
const isParcel = ({ product }: PricedLine) => product?.content.deliveryMode === 'parcel';

/** Returns the values of the lines that determine shipping charges; pickup lines and gift cards are excluded. */
export function getShippingLoad(lines: readonly PricedLine[]): ShippingLoad {
  const shipped = lines.filter(({ store, line }) => store === null && !line.giftCard);
  const parcels = shipped.filter(isParcel);
  return {
    parcelMerchandise: parcels.length > 0 ? merchandiseOf(parcels) : null,
    hasInHomeItems: parcels.length < shipped.length,
    hasGiftCards: lines.some(({ line }) => line.giftCard),
  };
}

/** Charges without standard shipping and delivery of large items; 2-day and next-day remain. CART-21 */
function waiveStandard(charges: ShippingCharges, parcelLevel: ServiceLevel): ShippingCharges {
  const parcels = isExpedited(parcelLevel) ? charges.parcels : 0;
  return { ...charges, parcels, surcharge: 0, largeItems: 0, isFreeShipping: true, total: parcels };
}

/** Cart fields that determine its charges. */
export type Charged = ShippingDestination & Pick<Cart, 'donation' | 'taxCertificateNumber' | 'taxQuote'>;

/** Part of the money of one recipient, before tax. */
type UntaxedBill = Omit<RecipientBill, 'totals'> & { totals: Omit<RecipientTotals, 'tax'> };

interface BillContext {
  cart: Charged;
  site: ShopSite;
  needs: Needs;
  isShippingFree: boolean;
  /** Taken off a line, zero or negative. */
  discountOf: (line: PricedLine) => Cents;
}

/** Charges of one recipient for shipping to its address. */
function getBill(group: RecipientLines, { cart, site, needs, isShippingFree, discountOf }: BillContext): UntaxedBill {
  const { recipient, lines } = group;
  const destination = getRecipientDestination(recipient, cart, site, needs);
  const levelOf = (mode: DeliveryMode) => getLevelOfMode(mode, group, destination, site.siteCulture);
  const parcelLevel = levelOf('parcel');
  const load = { ...getShippingLoad(lines), parcelLevel, largeItemLevel: levelOf('inHome') };
  const full = shippingCharges(load, destination, chargeTables[site.siteCulture]);
  const charges = isShippingFree ? waiveStandard(full, parcelLevel) : full;
  const totals = {
    merchandise: merchandiseOf(lines),
    discount: add(lines, discountOf),
    shipping: charges.total,
    shippingSurcharge: charges.surcharge,
    installation: add(lines, ({ installation, line }) => (installation?.price ?? 0) * line.quantity),
  };
  return { ...group, destination, isShippingFree, charges, totals };
}

/** Ids of a recipient's lines in a tax request. */
const getTaxIds = ({ recipient, lines }: UntaxedBill): ReadonlySet<string> =>
  new Set([...getDeliveryTaxIds(recipient.id), ...lines.flatMap(({ line }) => [line.id, `${line.id} installation`])]);

/** Adds the tax of its lines and of its shipping to the bill of a recipient. */
function addTax(bill: UntaxedBill, { quote }: CartTax): RecipientBill {
  const ids = getTaxIds(bill);
  const { totals } = bill;
  return {
    ...bill,
    totals: { ...totals, tax: sumTax(quote.lines.filter(({ id }) => ids.has(id))) },
  };
}

/** Delivery charges of a recipient; what a carrier leaves at the curb is shipping. */
function toTaxedDelivery(bill: UntaxedBill, { siteCulture }: ShopSite) {
  const { recipient, destination, charges } = bill;
  const isFreight = getLevelOfMode('inHome', bill, destination, siteCulture) === basicFreight;
  const delivery = isFreight ? 0 : charges.largeItems;
  return { id: recipient.id, destination, shipping: charges.total - delivery, delivery };
}

/** Tax of all recipients; a line is taxed where its recipient is, or at its store. */
function getTax(
  bills: readonly UntaxedBill[],
  discountOf: BillContext['discountOf'],
  cart: Charged,
  site: ShopSite,
  needs: Needs,
) {
  const request = toTaxRequest(
    {
      lines: bills.flatMap(({ lines, destination }) =>
        lines.map((line) => ({ line, discount: discountOf(line), destination })),
      ),
      delivery: bills.map((bill) => toTaxedDelivery(bill, site)),
      certificateNumber: cart.taxCertificateNumber,
    },
    site,
  );
  return findTax(request, cart, needs);
}

/** The money of a cart's lines, by recipient and as a whole; a code that does not count takes nothing off. CART-21 */
export function calculateTotals(
  lines: readonly PricedLine[],
  cart: Charged,
  site: ShopSite,
  needs: Needs,
  promo: PromoInUse | null,
): OrderTotals {
  const inForce = promo && promoProblem(promo, lines) === null ? promo.promo : null;
  const shares = inForce ? promoShares(inForce, promoLines(lines)) : [];
  const discounts = new Map(lines.map(({ line }, index) => [line.id, shares[index] ?? 0]));
  const discountOf = ({ line }: PricedLine) => discounts.get(line.id) ?? 0;
  const isShippingFree = inForce?.effect.kind === 'free-shipping';
  const bills = groupLines(cart, lines).map((group) =>
    getBill(group, { cart, site, needs, isShippingFree, discountOf }),
  );
  const tax = getTax(bills, discountOf, cart, site, needs);
  const recipients = bills.map((bill) => addTax(bill, tax));
  const whole = (part: keyof RecipientTotals) => add(recipients, ({ totals }) => totals[part]);
  const donation = lines.length > 0 ? (cart.donation?.amount ?? 0) : 0;
  const parts = {
    merchandise: whole('merchandise'),
    discount: whole('discount'),
    shipping: whole('shipping'),
    installation: whole('installation'),
    donation,
    tax: whole('tax'),
  };
  const isDestinationKnown = recipients.every(
    ({ recipient }) => recipient.kind === 'pickup' || shippedTo(recipient, site) !== null,
  );
  const summary: OrderSummary = {
    ...parts,
    shippingSurcharge: whole('shippingSurcharge'),
    isEstimate: !isDestinationKnown || !tax.isQuoted,
    total: Object.values(parts).reduce((total, part) => total + part, 0),
    rewardsTotal: 0,
    rewardsExceedOrderTotalMessage: '',
  };
  return {
    summary,
    recipients,
    parcelMerchandise: getShippingLoad(lines).parcelMerchandise,
    tax,
    discounts,
    isDestinationKnown,
  };
}

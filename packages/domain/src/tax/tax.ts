import type { Cents, SiteCulture } from '../site/brand.ts';

/** Place that decides a tax; the region is a state or province. */
export interface TaxPlace {
  country: 'USA' | 'CAN';
  region: string;
  postalCode: string;
}

/** Kinds of products that sales tax laws distinguish; 'goods' is tangible property without rules for its kind. */
export const productTaxCodes = ['goods', 'clothing', 'gift-card'] as const;
export type ProductTaxCode = (typeof productTaxCodes)[number];

/**
 * Charges that some regions tax and others do not: 'shipping' by a carrier, 'delivery' into the home by our own crew,
 * 'assembly' of a product, 'installation' that attaches it to the building.
 */
export const serviceTaxCodes = ['shipping', 'delivery', 'assembly', 'installation'] as const;
export type ServiceTaxCode = (typeof serviceTaxCodes)[number];

/** Codes of delivery charges. */
export const deliveryTaxCodes = ['shipping', 'delivery'] as const satisfies readonly ServiceTaxCode[];

/** Ids of the lines of a tax request for the delivery charges of a recipient, in the order of `deliveryTaxCodes`. */
export const getDeliveryTaxIds = (recipientId: string): readonly string[] =>
  deliveryTaxCodes.map((code) => `${recipientId} ${code}`);

/** Kind of a sold thing; regions tax them differently. */
export type TaxProductCode = ProductTaxCode | ServiceTaxCode;

export const isProductTaxCode = (code: TaxProductCode): code is ProductTaxCode =>
  productTaxCodes.some((each) => each === code);

/** An amount of an order that may be taxed, in cents after discounts. Delivery and services are separate lines. */
export interface TaxLine {
  /** Unique in its request. */
  id: string;
  productCode: TaxProductCode;
  quantity: number;
  amount: Cents;
  shipFrom: TaxPlace;
  /** The store for what is picked up. */
  shipTo: TaxPlace;
}

/** Input of a tax computation; it has no names or streets. */
export interface TaxRequest {
  siteCulture: SiteCulture;
  lines: readonly TaxLine[];
  /** `null` for a taxed order. TENDER-22 */
  exemption: { certificateNumber: string } | null;
}

/** Tax of one jurisdiction on one line. */
export interface TaxPart {
  jurisdiction: string;
  /** In thousandths of a percent: 6250 is 6.25 %. */
  rate: number;
  amount: Cents;
}

export interface TaxQuoteLine {
  id: string;
  /** As it was requested. */
  productCode: TaxProductCode;
  parts: readonly TaxPart[];
}

/** Origin of a quote: the rates of this shop, or an outside service. */
export type TaxSource = 'embedded' | 'service';

/** Tax of a request, per line and jurisdiction. */
export interface TaxQuote {
  source: TaxSource;
  lines: readonly TaxQuoteLine[];
  /** Sum of all parts, in cents. */
  total: Cents;
}

/** Age up to which an order may be placed with a quote of an outside service, in ms. */
export const taxQuoteTtlMs = 15 * 60_000;

/** Adds up the parts of all lines. */
export function sumTax(lines: readonly TaxQuoteLine[]): Cents {
  return lines.reduce((total, { parts }) => parts.reduce((sum, { amount }) => sum + amount, total), 0);
}

import type { AfterSale, Dimension } from './product-page.ts';
import type { ProductSummary } from '../browse/product-summary.ts';

/** A product as the comparison shows it. */
export interface ComparedProduct {
  summary: ProductSummary;
  /** Options, such as the fabric, with the number of choices. */
  choices: readonly { label: string; count: number }[];
  /** Of the item that its card shows. */
  dimensions: readonly Dimension[];
  facts: readonly { label: string; text: string }[];
  availabilityMessage: string;
  afterSale: AfterSale;
  /** It can be added to the cart as it is, without a choice. */
  isComplete: boolean;
}

/** Compared products in the requested order. */
export interface Comparison {
  products: readonly ComparedProduct[];
  /** Number of requested products that the site does not sell, or not any longer. */
  missing: number;
}

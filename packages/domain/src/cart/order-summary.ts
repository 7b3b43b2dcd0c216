import type { Cents } from '../site/brand.ts';

/** The money of a cart or an order, in cents of the site's currency. CART-02 */
export interface OrderSummary {
  merchandise: Cents;
  /** Zero or negative. */
  discount: Cents;
  shipping: Cents;
  /** Extra for Alaska, Hawaii and territories, contained in `shipping`. DELIV-09 */
  shippingSurcharge: Cents;
  /** Work in the home, of all lines. CART-18 */
  installation: Cents;
  /** Never taxed. CART-19 */
  donation: Cents;
  tax: Cents;
  /** Tax and shipping are estimates until an address is known. */
  isEstimate: boolean;
  total: Cents;
  rewardsTotal: Cents;
  rewardsExceedOrderTotalMessage: string;
}

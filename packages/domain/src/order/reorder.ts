import type { CustomConfirmation } from '../add-to-cart/cart-confirmation.ts';
import type { Cents } from '../site/brand.ts';

/** Outcome of an ordered line that is bought again. */
export const reorderOutcomes = ['added', 'gone', 'choose'] as const;

/** A line that was bought again. `url`: its page with the choices that are still offered; empty if it is not sold. */
export interface ReorderedLine {
  lineId: string;
  name: string;
  url: string;
  outcome: (typeof reorderOutcomes)[number];
  /** Reason that it was not added; empty if it was. */
  message: string;
  /** Price of a piece then, and now if it was added. */
  was: Cents;
  now: Cents;
}

/** Result of buying again. With `terms`, nothing was added: the shopper accepts them first. ATC-30 */
export interface ReorderResult {
  terms: CustomConfirmation | null;
  addedItemCount: number;
  lines: readonly ReorderedLine[];
}

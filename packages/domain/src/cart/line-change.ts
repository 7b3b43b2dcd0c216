import type { Cents } from '../site/brand.ts';

/** Changes since a line was last seen; `null` for no change. */
export interface LineChange {
  priceChange: { was: Cents; now: Cents } | null;
  stockChange: { was: number; now: number } | null;
}

/** A line as it was seen and as it is; prices in cents. */
export interface LineSnapshot {
  quantity: number;
  seenPrice: Cents;
  price: Cents;
  /** Last seen stock; `null` when the full quantity was available. */
  seenAvailable: number | null;
  available: number;
}

/** Returns the changes to report for a line; stock above the quantity is not reported. */
export function getLineChange({ quantity, seenPrice, price, seenAvailable, available }: LineSnapshot): LineChange {
  const was = Math.min(seenAvailable ?? quantity, quantity);
  const now = Math.min(available, quantity);
  return {
    priceChange: price === seenPrice ? null : { was: seenPrice, now: price },
    stockChange: was === now ? null : { was, now },
  };
}

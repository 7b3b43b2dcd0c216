import type { Cents } from '../site/brand.ts';

/** What changed since a line was last seen; `null` where nothing did. */
export interface LineChange {
  priceChange: { was: Cents; now: Cents } | null;
  stockChange: { was: number; now: number } | null;
}

/** A line as it was seen and as it is; prices in cents. */
export interface LineSnapshot {
  quantity: number;
  seenPrice: Cents;
  price: Cents;
  /** How many of it could be had; `null` when all could. */
  seenAvailable: number | null;
  available: number;
}

/** What to tell of a line; what is there in more pieces than it wants is no news. */
export function getLineChange({ quantity, seenPrice, price, seenAvailable, available }: LineSnapshot): LineChange {
  const was = Math.min(seenAvailable ?? quantity, quantity);
  const now = Math.min(available, quantity);
  return {
    priceChange: price === seenPrice ? null : { was: seenPrice, now: price },
    stockChange: was === now ? null : { was, now },
  };
}

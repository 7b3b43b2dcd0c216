import { readCode } from '../text/plain-text.ts';
import type { Brand, Cents, SiteCulture } from '../site/brand.ts';

/** Promo code of a site; amounts in cents, `hundredths` of a percent. CART-21 */
export interface Promo {
  code: string;
  brands: readonly Brand[];
  siteCultures: readonly SiteCulture[];
  effect: { kind: 'percent'; hundredths: number } | { kind: 'amount'; off: Cents } | { kind: 'free-shipping' };
  /** Merchandise it needs, of the categories it counts in. */
  threshold: Cents;
  /** Empty for all. */
  categories: readonly string[];
  /** Local dates, both included; `to` is empty without an end. */
  from: string;
  to: string;
  usesPerShopper: number | null;
  isHouseCardOnly: boolean;
}

/** Fields of a line that promotions use; amount in cents. */
export interface PromoLine {
  amount: Cents;
  category: string;
}

/** Shopper, site and date of a promo code use. */
export interface PromoFacts {
  brand: Brand;
  siteCulture: SiteCulture;
  /** Local date, YYYY-MM-DD. */
  today: string;
  /** Orders of this shopper that used it. */
  uses: number;
  isHouseCard: boolean;
}

export type PromoError =
  | 'unknown'
  | 'wrong-site'
  | 'not-begun'
  | 'expired'
  | 'used'
  | 'nothing-eligible'
  | 'below-threshold'
  | 'house-card-only';

/** One spelling for what shoppers type and paste; codes have no spaces. */
export function promoKey(typed: string): string {
  return readCode(typed).replaceAll(' ', '');
}

const isEligible =
  ({ categories }: Pick<Promo, 'categories'>) =>
  ({ category }: PromoLine) =>
    categories.length === 0 || categories.includes(category);

const sum = (lines: readonly PromoLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

/** Returns the reason that a promo code does not apply; `null` if it applies. CART-21 */
export function validatePromo(promo: Promo | null, lines: readonly PromoLine[], facts: PromoFacts): PromoError | null {
  if (!promo) return 'unknown';
  if (!promo.brands.includes(facts.brand) || !promo.siteCultures.includes(facts.siteCulture)) return 'wrong-site';
  if (facts.today < promo.from) return 'not-begun';
  if (promo.to !== '' && facts.today > promo.to) return 'expired';
  if (promo.usesPerShopper !== null && facts.uses >= promo.usesPerShopper) return 'used';
  const eligible = lines.filter(isEligible(promo));
  if (eligible.length === 0) return 'nothing-eligible';
  if (sum(eligible) < promo.threshold) return 'below-threshold';
  return promo.isHouseCardOnly && !facts.isHouseCard ? 'house-card-only' : null;
}

/** Returns true when a code can never apply again for this shopper and is removed. ORDER-07 */
export function isPromoOver(problem: PromoError | null): boolean {
  return problem === 'unknown' || problem === 'wrong-site' || problem === 'expired' || problem === 'used';
}

function worth({ effect }: Pick<Promo, 'effect'>, eligible: Cents): Cents {
  if (effect.kind === 'percent') return Math.round((eligible * effect.hundredths) / 10_000);
  return effect.kind === 'amount' ? Math.min(effect.off, eligible) : 0;
}

/**
 * Returns the discount of each line, zero or negative, in cents; the shares add up to the total discount.
 * CART-21
 */
export function promoShares(promo: Promo, lines: readonly PromoLine[]): readonly Cents[] {
  const counts = isEligible(promo);
  const whole = sum(lines.filter(counts));
  const off = worth(promo, whole);
  let seen = 0;
  let given = 0;
  return lines.map((line) => {
    if (!counts(line) || whole === 0) return 0;
    seen += line.amount;
    // Shares of the running sum, so that rounding never loses a cent.
    const share = Math.round((off * seen) / whole) - given;
    given += share;
    return share === 0 ? 0 : -share;
  });
}

import type { Brand, Cents, SiteCulture, Sku } from '@settee/domain';
import type { PerSite } from '../site-types.ts';

/** A gift card that the embedded gift card service knows. TENDER-01 */
export interface GiftCard {
  number: string;
  pin: string;
  siteCulture: SiteCulture;
  balance: Cents;
  /** Result from the tender service. */
  outcome: 'accepted' | 'empty' | 'expired' | 'not-activated' | 'service-unavailable';
  meaning: string;
}

/** A promotion code. TENDER-19 */
export interface PromoCode {
  code: string;
  brands: readonly Brand[];
  siteCultures: readonly SiteCulture[];
  effect: { kind: 'percent'; hundredths: number } | { kind: 'amount'; off: PerSite<Cents> } | { kind: 'free-shipping' };
  /** Merchandise needed, in cents. */
  threshold: PerSite<Cents>;
  /** Categories it counts in; empty for all. */
  categories: readonly string[];
  /** Local dates, both included; empty without an end. */
  from: string;
  to: string;
  usesPerShopper: number | null;
  isHouseCardOnly: boolean;
  /** Whether it is taken back between payment and placing the order, to see that. ORDER-07, CHK-13 */
  isWithdrawnAtVerification: boolean;
  meaning: string;
}

/** A code worth money that the service desk hands out. TENDER-05 */
export interface TenderCode {
  number: string;
  siteCulture: SiteCulture;
  balance: Cents;
  outcome: 'accepted' | 'used' | 'expired' | 'unknown';
  meaning: string;
}

/** Certificate of the rewards program, redeemed with the rewards card. TENDER-07 */
export interface RewardCertificate {
  number: string;
  account: string;
  value: Cents;
  /** Days from the start of the demo until it ends; below 0 it has ended. TENDER-14 */
  endsInDays: number;
  meaning: string;
}

/** A gift card as something to buy; its ship method is 9. DELIV-07 */
export interface GiftCardProduct {
  sku: Sku;
  brand: Brand;
  name: string;
  isElectronic: boolean;
  amounts: PerSite<readonly Cents[]>;
}

import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { Brand, Cents, SiteCulture, Sku } from '../site/brand.ts';

/** TTL of a shared cart link, in ms: 90 days. */
export const sharedCartTtlMs = 90 * 24 * 60 * 60_000;

/** Path of the page of a shared cart. */
export const sharedCartUrl = (shareId: string) => `/shared-cart/${shareId}`;

/** Something of a shared cart; price in cents, today's. */
export interface SharedItem {
  sku: Sku;
  name: string;
  url: string;
  picture: ResponsiveImage;
  options: readonly { label: string; text: string }[];
  quantity: number;
  unitPrice: Cents;
  availabilityMessage: string;
}

/** Content of a shared cart link: its items, a redirect to its site, or an expired link. */
export type SharedCart =
  | {
      state: 'here';
      /** ISO 8601. */
      expiresAt: string;
      items: readonly SharedItem[];
      /** Names of items that are no longer sold. */
      goneNames: readonly string[];
    }
  | { state: 'elsewhere'; brand: Brand; siteCulture: SiteCulture }
  | { state: 'ended' };

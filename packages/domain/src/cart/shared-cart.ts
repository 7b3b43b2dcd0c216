import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { Brand, Cents, SiteCulture, Sku } from '../site/brand.ts';

/** How long the link to a shared cart leads somewhere, in ms: 90 days. */
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

/** What is behind the link to a shared cart: its items, the site it belongs to, or nothing any more. */
export type SharedCart =
  | {
      state: 'here';
      /** ISO 8601. */
      expiresAt: string;
      items: readonly SharedItem[];
      /** What is not sold any more. */
      goneNames: readonly string[];
    }
  | { state: 'elsewhere'; brand: Brand; siteCulture: SiteCulture }
  | { state: 'ended' };

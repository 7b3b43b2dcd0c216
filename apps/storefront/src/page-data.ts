import type { Brand, SiteCulture } from '@settee/domain';

/** What the server tells the browser beside the page itself. */
export interface PageData {
  /** SITE-04 */
  brand: Brand;
  siteCulture: SiteCulture;
  /** The shop's own address without a path. */
  origin: string;
  /** Home of the same brand in the other country; empty when there is none. */
  otherSite: string;
  /** Where recommendations come from: 'own', a feed's address, or empty for nowhere. XSELL-11 */
  crossSellUrl: string;
  /** Where a design is confirmed before its add; the contract's own path when left out. MONO-23 */
  monogrammingConfirmationUrl?: string;
  /** Which browser of all fabrics opens. BROWSE-16 */
  isNewBrowseModal: boolean;
  /** What answers choices in another order. FILTER-26 */
  choiceGroupsPath: string;
  /** The day of the answer, ISO 8601, so that server and browser say the same. */
  today: string;
  /** Of this path; 200 when it is there. */
  status: 200 | 404 | 503;
  pathname: string;
  nonce: string;
  /** Answers by serialised key. */
  fallback: Readonly<Record<string, unknown>>;
}

declare global {
  /** Set by the server in front of the entry script. */
  var setteePage: PageData | undefined;
  /** Where style tags that a dialog adds find the nonce of the page's policy. */
  var __webpack_nonce__: string | undefined;
}

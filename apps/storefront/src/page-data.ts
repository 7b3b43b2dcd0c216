import type { EndpointOverrides } from '@settee/contract';
import type {
  Brand,
  CardRules,
  ChecklistSettings,
  NameFields,
  ReconcileMode,
  SiteCulture,
  TopLevelDomain,
  WalletSetup,
} from '@settee/domain';
import type { Scheme } from '@settee/ui';
import type { Consent } from './edges/consent.ts';

/** Tag manager of the shop and the shopper's choice. */
export interface Tracking {
  scriptUrl: string;
  /** `null` before the shopper has chosen. */
  consent: Consent | null;
  /** The browser sends Global Privacy Control. */
  isOptedOut: boolean;
}

/** Data that the server sends with a page. */
export interface PageData {
  /** Brand of the site that the page belongs to; `siteCulture` is its country. SITE-04 */
  brand: Brand;
  siteCulture: SiteCulture;
  /** Language of the page, BCP 47. */
  locale: string;
  /** Start of all paths of pages in this language; empty for the first language of the site. */
  languagePrefix: string;
  /** Origin of the shop, without a path. */
  origin: string;
  /** Home of the same brand in the other country; empty when there is none. */
  otherSite: string;
  /** Source of recommendations: 'first-party', the URL of a feed, or empty for none. XSELL-11 */
  crossSellUrl: string;
  /** Calls that the settings send elsewhere. ATC-28, ATC-29, FLY-16, FILTER-26, MONO-23, PDP-24 */
  configuredCalls: EndpointOverrides;
  /** Requests browse data in the format of the debug tools. PDP-07, PDP-21 */
  isDebug?: boolean;
  /** URL of the debug tools, if not the default. PDP-07 */
  debuggerUrl?: string;
  /** Whether the newer dialog shows all fabrics. BROWSE-16 */
  isNewBrowseModal: boolean;
  /** Behavior of the add-to-cart button. ATC-20 to ATC-22 */
  addToCartType: 'default' | 'terms' | 'ignore';
  /** Product pages start with every option closed, without a summary. OPT-13 */
  areDrawersClosed?: boolean;
  /** Position of items that a refresh of the checkout adds, if configured. CHK-24 */
  refreshMode?: ReconcileMode;
  /** Name fields of address forms, if configured. */
  nameFields?: NameFields;
  /** Top-level domains of email addresses in address forms, if configured. SHIP-12 */
  emailDomains?: TopLevelDomain;
  /** The visualizer's trigger disappears while it is used. VIZ-05 */
  isVisualizerTriggerHidden?: boolean;
  /** Card types and number ranges that the shop accepts. CARD-24, CARD-27 */
  cardRules: CardRules;
  /** Wallets of the site; missing where there are none. WALLET-10 */
  wallets?: WalletSetup;
  /** Script of the maps service that suggests streets; missing where there is none. SWATCH-70 */
  mapsScriptUrl?: string;
  /** Configured gallery texts for customer images. GALL-07, GALL-09 */
  galleryTexts?: { share?: string; none?: string };
  /** Address of the 3-D visualizer's script; empty where there is none. VIZ-06 */
  visualizerUrl: string;
  /** The browser is in registry mode. REG-01 */
  isRegistrantMode?: true;
  /** Marks a signed-in shopper, where it is not the usual cookie. REG-02 */
  accountCookie?: string;
  /** Registry types with a checklist, if they differ from the default. REG-13, REG-15 */
  checklist?: ChecklistSettings;
  /** Missing without a tag manager. */
  tracking?: Tracking;
  /** Color scheme that the shopper chose; missing while the system decides. */
  scheme?: Scheme;
  /** Date of the response, ISO 8601, so that server and browser render the same. */
  today: string;
  /** Of this path; 200 when it is there. */
  status: 200 | 404 | 503;
  pathname: string;
  nonce: string;
  /** Responses by serialized query key. */
  responses: Readonly<Record<string, unknown>>;
  /** Query keys of shortened responses: the browser reads the whole. */
  shortened?: readonly string[];
}

declare global {
  /** Set by the server in front of the entry script. */
  var setteePage: PageData | undefined;
  /** CSP nonce of the page, under the global name that libraries read. */
  var __webpack_nonce__: string | undefined;
}

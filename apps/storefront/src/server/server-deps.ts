import type { EndpointSettings } from '@settee/commerce-api';
import type {
  CardRules,
  ChecklistSettings,
  NameFields,
  ReconcileMode,
  TopLevelDomain,
  WalletSetup,
} from '@settee/domain';
import type { SiteHosts, SiteContext } from '../edges/site.ts';
import type { PageData } from '../page-data.ts';
import type { Page } from '../page.ts';
import type { BuiltAssets } from './assets.ts';
import type { PageCache } from './page-cache.ts';
import type { ThirdPartyIdentity } from './security-headers.ts';
import type { ApiFetch } from './server-transport.ts';

/** Dependencies of the server. */
export interface ServerDeps {
  config: {
    siteHosts: SiteHosts;
    trustedProxies: number;
    isNewBrowseModal: boolean;
    areDrawersClosed?: boolean;
    nameFields?: NameFields;
    emailDomains?: TopLevelDomain;
    refreshMode?: ReconcileMode;
    isVisualizerTriggerHidden?: boolean;
    addToCartType?: PageData['addToCartType'];
    mapsScriptUrl?: string | null;
    /** Script of the tag manager; `null` for none. */
    tagManagerUrl?: string | null;
    /** Empty for the gallery's own words. GALL-07, GALL-09 */
    customerImagesShareText?: string;
    customerImagesDefaultText?: string;
    /** Script of the visualizer; `null` for the built-in one. VIZ-06 */
    visualizerUrl?: string | null;
    /** Name of the cookie that marks a signed-in shopper, if not the default. REG-02 */
    accountCookie?: string;
    /** Card types and number ranges that the shop accepts. CARD-24, CARD-27 */
    cardRules: CardRules;
    /** Company that moves money. */
    paymentProvider?: string;
    /** By site, such as `main/USA`. WALLET-10 */
    walletSetups?: ReadonlyMap<string, WalletSetup>;
    crossSellUrls: Readonly<Partial<Record<'main' | 'cb2', string>>>;
  } & Partial<ThirdPartyIdentity & EndpointSettings & ChecklistSettings>;
  fetchApi: ApiFetch;
  assetsOf: (page: Page, brand: 'main' | 'cb2', locale: string) => BuiltAssets;
  /** URL of the built-in visualizer; empty if it was not built. */
  ownVisualizer: string;
  /** Whether pages carry a content security policy; development loads scripts that none would allow. */
  hasPolicy: boolean;
  /** Text of built style sheets; missing where none are built. */
  readStyles?: (files: readonly string[]) => Promise<string>;
  /** Pages of unknown visitors; missing where changes of the catalog do not arrive. */
  pages?: PageCache;
  now: () => Date;
  log: (error: unknown) => void;
}

/** Hono variables of every request. */
export interface ServerEnv {
  /** `url` has the path without its language. */
  Variables: { url: URL; siteContext: SiteContext };
}

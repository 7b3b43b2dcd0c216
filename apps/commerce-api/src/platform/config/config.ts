import {
  type Brand,
  type CardRules,
  type ChecklistSettings,
  defaultAccountCookie,
  registrantModeCookie,
  scanModeCookie,
  sessionCookie,
  defaultCardRules,
  isThirdPartyFeed,
  firstPartyFeed,
  type NameFields,
  type ReconcileMode,
  type SiteCulture,
  type TopLevelDomain,
} from '@settee/domain';
import * as v from 'valibot';
import { parseEndpointSettings, type EndpointSettings } from './endpoint-settings.ts';
import { readIdentity, type AppleSettings, type GoogleSettings } from './identity-settings.ts';
import { readPayment, type PaymentSettings } from './payment-settings.ts';
import { readSearch, type SearchEngineConfig } from './search-settings.ts';
import { readTagManager } from './tag-manager-settings.ts';
import { readStreets, type StreetSettings } from './street-settings.ts';
import { readTextMessages, type TwilioSettings } from './text-message-settings.ts';
import { readTax, type TaxApiConfig } from './tax-settings.ts';
import { readWalletSettings, type WalletSettings } from './wallet-settings.ts';
import {
  cardRanges,
  ConfigError,
  parseAddress,
  parseMailbox,
  parseSitePath,
  read,
  parseUrl,
  parseIntInRange,
  parseBoolean,
  type Env,
} from './read-setting.ts';
import { defaultCardRanges } from './card-range-settings.ts';
import { defaultMailFrom } from './settings.ts';
import { readInternationalSites, readSiteHosts } from './site-hosts.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export { ConfigError } from './read-setting.ts';

/** The validated settings; `settings` documents each. */
export interface Config extends EndpointSettings, ChecklistSettings, PaymentSettings, WalletSettings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  databasePool: number;
  processes: number;
  siteHosts: ReadonlyMap<string, { brand: Brand; siteCulture: SiteCulture }>;
  /** Sites for shoppers from abroad, such as 'main/USA'. CHK-03 */
  internationalSites: ReadonlySet<string>;
  commerceApiUrl: string | null;
  /** By brand: 'first-party', or the base address of a feed. XSELL-11 */
  crossSellUrls: Readonly<Partial<Record<Brand, string>>>;
  /** Manual: new reviews are pending until a moderator publishes them. */
  reviewModeration: 'automatic' | 'manual';
  /** Opens the newer dialog for all fabrics of an option instead of the older popup. BROWSE-16 */
  isNewBrowseModal: boolean;
  /** Product pages start with all options collapsed and without a summary of the choices. OPT-13 */
  areDrawersClosed: boolean;
  /** Shows the emails of an order with sample data, for development. */
  hasMailPreview: boolean;
  /** Fields for a name in address forms. */
  nameFields: NameFields;
  /** Top-level domains of email addresses in checkout and address book. SHIP-12 */
  emailDomains: TopLevelDomain;
  /** Position of items that a refresh adds to the checkout: 1 at the front, 2 at the end. CHK-24, CHK-25 */
  refreshMode: ReconcileMode;
  /** Hides the button that opens the 3-D visualizer while the room is open. VIZ-05 */
  isVisualizerTriggerHidden: boolean;
  /** Add-to-cart button: `default` adds and confirms, `terms` shows terms first, `ignore` adds. ATC-20 to ATC-22 */
  addToCartType: 'default' | 'terms' | 'ignore';
  /** Script of a maps service that suggests streets; `null` for none. SWATCH-70 */
  mapsScriptUrl: string | null;
  /** Script of the tag manager; `null` for none. */
  tagManagerUrl: string | null;
  /** Base URL of the sectional configurator; the codes of a sectional are appended. PDP-13 */
  sectionalBaseUrl: string;
  /** Invitation to share images; empty for the default text of the gallery. GALL-07 */
  customerImagesShareText: string;
  /** Text shown without customer images; empty for the default text of the gallery. GALL-09 */
  customerImagesDefaultText: string;
  /** Script of the 3-D visualizer; `null` for the built-in one. VIZ-06 */
  visualizerUrl: string | null;
  /** Marks a signed-in shopper's browser. REG-02 */
  accountCookie: string;
  /** Number of trusted proxies in front of the API; with 0, forwarded addresses are ignored. */
  trustedProxies: number;
  /** Shared secret that authenticates the storefront server to a remote commerce API; empty for none. */
  internalApiSecret: string;
  logLevel: (typeof logLevels)[number];
  logFormat: 'json' | 'text';
  /** Token required to read metrics, at least 16 characters; empty disables access. */
  metricsToken: string;
  /** Token required to capture, refund and cancel the payments of orders, at least 16 characters; empty disables it. */
  ordersToken: string;
  /** Number ranges of house, rewards and Imprint cards. CARD-24, CARD-27 */
  cardRules: CardRules;
  /** `null` while the embedded rates are used. */
  taxApi: TaxApiConfig | null;
  /** `null` while the embedded streets are used. */
  streetService: StreetSettings | null;
  /** `null` without an account for text messages. */
  twilio: TwilioSettings | null;
  /** `null` when the database is searched. */
  searchEngine: SearchEngineConfig | null;
  hasDemoAccounts: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  /** Address of customer service; `null` while messages are only stored. */
  serviceEmail: string | null;
  /** Domain of the external identity service; `null` for local password checks. */
  identityDomain: string | null;
  identityApiToken: string;
  identityWidgetUrl: string | null;
  identityWidgetIntegrity: { script: string; style: string };
  /** `null` while it is off. */
  google: GoogleSettings | null;
  apple: AppleSettings | null;
}

const crossSellUrl = v.union([v.literal(firstPartyFeed), v.pipe(v.string(), v.check(isThirdPartyFeed))]);
const crossSellUrls = v.pipe(
  v.string(),
  v.transform((typed) => Object.fromEntries(typed.split(',').map((entry) => entry.trim().split(/=(.*)/s, 2)))),
  v.strictObject({ main: v.optional(crossSellUrl), cb2: v.optional(crossSellUrl) }),
);

/** None of those that a shop or its session sets otherwise. */
const cookieName = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,60}$/),
  v.check((name) => ![sessionCookie, registrantModeCookie, scanModeCookie].includes(name)),
);
const eventTypes = v.pipe(
  v.string(),
  v.transform((typed) => typed.split(',').map((type) => type.trim())),
  v.array(v.pipe(v.string(), v.regex(/^\w{1,10}$/))),
);
const metricsToken = v.pipe(v.string(), v.regex(/^$|^[!-~]{16,}$/));
const longSecret = v.pipe(v.string(), v.regex(/^$|^[!-~]{32,}$/));
/** `true` is one proxy. */
const proxies = v.pipe(
  v.string(),
  v.regex(/^(true|false|\d)$/),
  v.transform((typed) => (typed === 'true' ? 1 : typed === 'false' ? 0 : Number(typed))),
);
const refreshMode = v.pipe(
  v.picklist(['1', '2']),
  v.transform((typed) => (typed === '1' ? 1 : 2)),
);
const scriptUrl = v.union([parseUrl(['https:']), parseSitePath]);

function internalApiSecret(env: Env): string {
  const secret = read(env, 'INTERNAL_API_SECRET', '', longSecret, 'one word of 32 characters or more');
  if (secret === '' && env['COMMERCE_API_URL']?.trim())
    throw new ConfigError(
      'INTERNAL_API_SECRET must be set when COMMERCE_API_URL is, and the same in the commerce API: it counts tries by the shopper’s address',
    );
  return secret;
}

function processes(env: Env): number {
  const count = read(env, 'PROCESSES', '1', parseIntInRange(1, 64), 'a number from 1 to 64');
  if (count > 1 && !env['DATABASE_URL']?.trim())
    throw new ConfigError(
      'PROCESSES must be 1 without a DATABASE_URL: one process at a time has the embedded database',
    );
  return count;
}

/** A type of card without ranges is not taken. CARD-24, CARD-27 */
function readCardRules(env: Env): CardRules {
  const ranges = (name: keyof typeof defaultCardRanges) =>
    read(env, name, defaultCardRanges[name], cardRanges, 'a list like 603532-603539/16, or none');
  const [houseCardRanges, coBrandRanges, imprintRanges] = [
    ranges('HOUSE_CARD_RANGES'),
    ranges('REWARDS_CARD_RANGES'),
    ranges('IMPRINT_CARD_RANGES'),
  ];
  return {
    ...defaultCardRules,
    isHouseCardAllowed: houseCardRanges.length > 0,
    houseCardRanges,
    isCoBrandAllowed: coBrandRanges.length > 0,
    coBrandRanges,
    isImprintAllowed: imprintRanges.length > 0,
    imprintRanges,
  };
}

function readServer(env: Env) {
  return {
    port: read(env, 'PORT', '3000', parseIntInRange(0, 65535), 'a port from 0 to 65535'),
    host: read(env, 'HOST', '0.0.0.0', v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), 'an address to listen on'),
    dataDir: read(env, 'DATA_DIR', '.data', v.string(), 'a folder'),
    databaseUrl: read(env, 'DATABASE_URL', '', parseUrl(['postgres:', 'postgresql:']), 'a postgres:// URL'),
    databasePool: read(env, 'DATABASE_POOL', '10', parseIntInRange(2, 500), 'a number from 2 to 500'),
    processes: processes(env),
    commerceApiUrl: read(env, 'COMMERCE_API_URL', '', parseUrl(['http:', 'https:']), 'an http:// or https:// URL'),
    trustedProxies: read(env, 'TRUST_PROXY', 'false', proxies, 'true, false or the number of proxies'),
    internalApiSecret: internalApiSecret(env),
    logLevel: read(env, 'LOG_LEVEL', 'info', v.picklist(logLevels), `one of ${logLevels.join(', ')}`),
    logFormat: read(env, 'LOG_FORMAT', 'json', v.picklist(['json', 'text']), 'json or text'),
    metricsToken: read(env, 'METRICS_TOKEN', '', metricsToken, 'one word of 16 characters or more'),
    ordersToken: read(env, 'ORDERS_TOKEN', '', metricsToken, 'one word of 16 characters or more'),
  } satisfies Partial<Config>;
}

/** Settings of what the sites show and how they do it. */
function readSites(env: Env) {
  return {
    siteHosts: readSiteHosts(env),
    internationalSites: readInternationalSites(env),
    crossSellUrls: read(
      env,
      'RECOMMENDATION_FEEDS',
      'main=first-party, cb2=first-party',
      crossSellUrls,
      'a list like main=first-party, cb2=https://…',
    ),
    reviewModeration: read(
      env,
      'REVIEW_MODERATION',
      'automatic',
      v.picklist(['automatic', 'manual']),
      'automatic or manual',
    ),
    isNewBrowseModal: read(env, 'IS_NEW_BROWSE_MODAL', 'false', parseBoolean, 'true or false'),
    areDrawersClosed: read(env, 'IS_DRAWERS_CLOSED', 'false', parseBoolean, 'true or false'),
    isVisualizerTriggerHidden: read(env, 'IS_VISUALIZER_TRIGGER_HIDDEN', 'false', parseBoolean, 'true or false'),
    refreshMode: read(env, 'CHECKOUT_REFRESH_MODE', '2', refreshMode, '1 or 2'),
    nameFields: read(env, 'NAME_FIELDS', 'full', v.picklist(['full', 'first-and-last']), 'full or first-and-last'),
    emailDomains: read(env, 'EMAIL_DOMAINS', 'short', v.picklist(['short', 'any']), 'short or any'),
    addToCartType: read(
      env,
      'ADD_TO_CART_TYPE',
      'default',
      v.picklist(['default', 'terms', 'ignore']),
      'default, terms or ignore',
    ),
    mapsScriptUrl: read(env, 'MAPS_SCRIPT_URL', '', parseUrl(['https:']), 'an https:// URL'),
    tagManagerUrl: readTagManager(env),
    sectionalBaseUrl: read(env, 'SECTIONAL_BASE_URL', '/search', parseSitePath, 'a path like /search'),
    customerImagesShareText: read(env, 'CUSTOMER_IMAGES_SHARE_TEXT', '', v.string(), 'a text'),
    customerImagesDefaultText: read(env, 'CUSTOMER_IMAGES_DEFAULT_TEXT', '', v.string(), 'a text'),
    visualizerUrl: read(env, 'VISUALIZER_URL', '', scriptUrl, 'an https:// URL or a path like /visualizer.js'),
    accountCookie: read(env, 'ACCOUNT_COOKIE', defaultAccountCookie, cookieName, 'a word of letters, digits, - and _'),
    isInteractiveChecklist: read(env, 'IS_INTERACTIVE_CHECKLIST', 'true', parseBoolean, 'true or false'),
    checklistEventTypes: read(env, 'CHECKLIST_EVENT_TYPES', 'br, bb', eventTypes, 'a list like br, bb'),
  } satisfies Partial<Config>;
}

function readMail(env: Env) {
  return {
    hasMailPreview: read(env, 'MAIL_PREVIEW', 'false', parseBoolean, 'true or false'),
    smtpUrl: read(env, 'SMTP_URL', '', parseUrl(['smtp:', 'smtps:']), 'an smtp:// or smtps:// URL'),
    mailFrom: read(env, 'MAIL_FROM', defaultMailFrom, parseAddress, 'an address like shop@example.com'),
    serviceEmail: read(env, 'SERVICE_EMAIL', '', v.union([v.literal(''), parseMailbox]), 'an email address') || null,
  } satisfies Partial<Config>;
}

/** Parses and validates all settings; throws ConfigError for an invalid one. */
export function readConfig(env: Env): Config {
  const payment = readPayment(env);
  return {
    ...readServer(env),
    ...readSites(env),
    ...readMail(env),
    cardRules: readCardRules(env),
    hasDemoAccounts: read(
      env,
      'SEED_DEMO_ACCOUNTS',
      env['DATABASE_URL']?.trim() ? 'false' : 'true',
      parseBoolean,
      'true or false',
    ),
    ...parseEndpointSettings(env),
    ...readIdentity(env),
    ...readSearch(env),
    ...readTax(env),
    ...readStreets(env),
    ...readTextMessages(env),
    ...payment,
    ...readWalletSettings(env, payment),
  };
}

import { identitySettingList } from './identity-setting-list.ts';
import { paymentSettings } from './payment-setting-list.ts';
import { searchSettings } from './search-settings.ts';
import { siteSettings } from './site-setting-list.ts';
import { tagManagerSettings } from './tag-manager-settings.ts';
import { streetSettings } from './street-settings.ts';
import { cardRangeSettings } from './card-range-settings.ts';
import { taxSettings } from './tax-settings.ts';
import { textMessageSettings } from './text-message-settings.ts';

/** A setting; docs/configuration.md lists all of them. */
export interface Setting {
  name: string;
  /** As written in the environment; empty without a default. */
  default: string;
  meaning: string;
}

export const defaultConfirmationUrl = '/personalization/design/save';
export const defaultMailFrom = 'no-reply@settee.example';

/** Every setting of the product, read from the environment by `readConfig`. */
export const settings: readonly Setting[] = [
  { name: 'PORT', default: '3000', meaning: 'Port the server listens on' },
  { name: 'HOST', default: '0.0.0.0', meaning: 'Address the server listens on' },
  { name: 'DATA_DIR', default: '.data', meaning: 'Folder of the embedded database; one process at a time' },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'postgres:// URL of a PostgreSQL server; without it the embedded database is used',
  },
  {
    name: 'DATABASE_POOL',
    default: '10',
    meaning: 'Maximum connections to PostgreSQL per process for queries; up to 4 more are for locks',
  },
  {
    name: 'PROCESSES',
    default: '1',
    meaning: 'Number of processes of a standalone commerce API that share its port; more than one needs a DATABASE_URL',
  },
  ...siteSettings,
  {
    name: 'COMMERCE_API_URL',
    default: '',
    meaning: 'Base URL of a separate commerce API; without it the storefront runs the API itself',
  },
  {
    name: 'INTERNAL_API_SECRET',
    default: '',
    meaning:
      'Secret that the storefront and the commerce API at COMMERCE_API_URL share: 32 characters or more, such as the output of openssl rand -hex 32; without it the API treats the storefront as any other client',
  },
  {
    name: 'RECOMMENDATION_FEEDS',
    default: 'main=first-party, cb2=first-party',
    meaning:
      'Source of each brand’s recommendations: first-party, or the https:// URL of a feed; a brand without a source shows none',
  },
  {
    name: 'CART_SERVICE_URL',
    default: '/ReactCart',
    meaning: 'Path on this site of the cart endpoints, such as CART_SERVICE_URL/GetCart',
  },
  {
    name: 'ADD_TO_CART_URL',
    default: '/browse/scbadd/AddItemToCartV2',
    meaning: 'Path on this site that adds items to the cart',
  },
  {
    name: 'ADD_TO_CART_METHOD',
    default: 'POST',
    meaning:
      'POST, or GET for a service that reads the list of items from the query parameter items; the built-in API accepts POST only',
  },
  {
    name: 'ADD_TO_CART_TYPE',
    default: 'default',
    meaning:
      'What a click on an add-to-cart button does: default adds and confirms, terms shows the terms first, ignore adds without a confirmation',
  },
  {
    name: 'TAX_EXEMPTION_METHOD',
    default: 'GET',
    meaning:
      'How the checkout applies for tax exemption: GET with taxExemption, or POST with isTaxExemptionApplied; the API accepts both',
  },
  {
    name: 'CUSTOM_CONFIRMATION_PATH',
    default: '/browse/UserData/GetProductInfo',
    meaning: 'Path on this site that reports whether an item needs its terms accepted',
  },
  {
    name: 'FABRIC_INFO_PATH',
    default: '/browse/fabricinfopopup/GetFabricInfo',
    meaning: 'Path on this site that returns the details of a fabric',
  },
  {
    name: 'BROWSE_DATA_URL',
    default: '/browse/specialorder/browsedata',
    meaning:
      'Path on this site that returns the product of a complete configuration; under /debug, product pages link to the debug tools',
  },
  {
    name: 'DEBUGGER_URL',
    default: '/debug/specialorder/',
    meaning: 'Path on this site of the debug page of a SKU',
  },
  {
    name: 'MONOGRAMMING_CONFIRMATION_URL',
    default: defaultConfirmationUrl,
    meaning: 'Path on this site that confirms a monogram before it is added to the cart',
  },
  {
    name: 'HASHED_CONTACT_URL',
    default: '',
    meaning:
      'Path on this site that hashes an email address and a phone number, such as /free-swatches/hashed-contact; without it no request is sent',
  },
  {
    name: 'FREE_FORM_ORDER_URL',
    default: '',
    meaning:
      'Path on this site that accepts orders of free swatches, such as /free-swatches/free-form-order; without it the API’s own endpoint is used',
  },
  {
    name: 'IS_DRAWERS_CLOSED',
    default: 'false',
    meaning: 'Whether product pages start with all options collapsed and without a summary of the choices',
  },
  {
    name: 'IS_NEW_BROWSE_MODAL',
    default: 'false',
    meaning: 'Whether the new dialog replaces the older popup for browsing all fabrics of an option',
  },
  {
    name: 'MAIL_PREVIEW',
    default: 'false',
    meaning: 'Whether /api/mail-preview shows the emails of an order with sample data; npm run dev turns it on',
  },
  {
    name: 'NAME_FIELDS',
    default: 'full',
    meaning: 'Fields for a name in address forms: full for one field, first-and-last for two',
  },
  {
    name: 'EMAIL_DOMAINS',
    default: 'short',
    meaning:
      'Top-level domains of email addresses in checkout and address book: short for 2 to 4 letters, any for two or more, such as .photography',
  },
  {
    name: 'CHECKOUT_REFRESH_MODE',
    default: '2',
    meaning: 'Where the checkout shows items that another tab added: 1 before, 2 after the others',
  },
  {
    name: 'CHOICE_GROUPS_PATH',
    default: '/browse/specialorder/choicegroups',
    meaning: 'Path on this site that returns the choices of an option in another order',
  },
  {
    name: 'QUICK_SHIP_PATH',
    default: '/browse/quickship',
    meaning: 'Path on this site that returns the configurations of a SKU that ship soonest',
  },
  {
    name: 'REGISTRY_ADD_ITEMS_URL',
    default: '/gift-registry/add-items',
    meaning: 'Path on this site that adds items to gift registries',
  },
  {
    name: 'REGISTRY_LIST_URL',
    default: '/gift-registry/list',
    meaning: 'Path on this site that lists a shopper’s gift registries',
  },
  {
    name: 'REGISTRY_LIST_SUFFIX',
    default: '',
    meaning: 'Path that is appended to REGISTRY_LIST_URL, such as /mine',
  },
  {
    name: 'ACCOUNT_COOKIE',
    default: 'settee_account',
    meaning: 'Name of the cookie that marks the browser of a signed-in shopper; it holds no secret',
  },
  {
    name: 'IS_INTERACTIVE_CHECKLIST',
    default: 'true',
    meaning: 'Whether gift registries have a checklist',
  },
  {
    name: 'CHECKLIST_EVENT_TYPES',
    default: 'br, bb',
    meaning: 'Registry types with a checklist: br and wd are weddings, bb is a baby, hw is a housewarming',
  },
  {
    name: 'CUSTOMER_IMAGES_URL',
    default: '/browse/mystyle/customerimages',
    meaning: 'Path on this site that returns customer photos of a product',
  },
  {
    name: 'CUSTOMER_IMAGES_SHARE_TEXT',
    default: '',
    meaning:
      'Text under a customer photo that invites shoppers to share theirs; without it the gallery’s default is shown',
  },
  {
    name: 'CUSTOMER_IMAGES_DEFAULT_TEXT',
    default: '',
    meaning: 'Text for a product without customer photos; without it the gallery’s default is shown',
  },
  {
    name: 'VIDEO_LOOKUP_URL',
    default: '',
    meaning:
      'Path on this site that returns the URL of a video, such as /browse/mystyle/videourl; without it no request is sent',
  },
  {
    name: 'SECTIONAL_BASE_URL',
    default: '/search',
    meaning:
      'Path on this site of the sectional configurator; collectionCode and itemTypeCode are appended as query parameters',
  },
  {
    name: 'IS_VISUALIZER_TRIGGER_HIDDEN',
    default: 'false',
    meaning: 'Whether the button that opens the 3-D visualizer is hidden while the room is open',
  },
  {
    name: 'VISUALIZER_URL',
    default: '',
    meaning: 'URL of the 3-D visualizer’s script; without it the built-in one is used',
  },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    meaning:
      'Number of own proxies in front of the server that append to X-Forwarded-For: false for none, true for one, or their number',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: 'trace, debug, info, warn, error, fatal or silent' },
  { name: 'LOG_FORMAT', default: 'json', meaning: 'json, or text for reading' },
  {
    name: 'METRICS_TOKEN',
    default: '',
    meaning: 'Bearer token that /metrics requires; without it /metrics is off',
  },
  {
    name: 'ORDERS_TOKEN',
    default: '',
    meaning:
      'Bearer token of `npm run orders`, which ships, captures, refunds and cancels; without it that is off, see docs/payments.md. With it, photographs of reviews that are not published are shown, too',
  },
  ...paymentSettings,
  ...taxSettings,
  ...streetSettings,
  ...textMessageSettings,
  ...searchSettings,
  ...cardRangeSettings,
  {
    name: 'SEED_DEMO_ACCOUNTS',
    default: 'true',
    meaning:
      'Whether the demo accounts of docs/demo-data.md are created, whose passwords are public; the default is false with a DATABASE_URL',
  },
  ...tagManagerSettings,
  {
    name: 'MAPS_SCRIPT_URL',
    default: '',
    meaning:
      'https:// URL of the script of a maps service with a places library, which completes addresses in the swatch form; the forms of the checkout and the account use SMARTY_AUTH_ID',
  },
  {
    name: 'SMTP_URL',
    default: '',
    meaning: 'smtp:// or smtps:// URL of a mail server; without it emails are written to DATA_DIR/mail',
  },
  {
    name: 'MAIL_FROM',
    default: defaultMailFrom,
    meaning: 'Address that sends the emails; its name is that of the brand',
  },
  {
    name: 'SERVICE_EMAIL',
    default: '',
    meaning: 'Address that gets the messages of the contact form; without it they are only stored',
  },
  ...identitySettingList,
];

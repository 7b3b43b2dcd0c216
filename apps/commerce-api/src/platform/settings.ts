/** One setting as the README lists it. */
export interface Setting {
  name: string;
  /** The default as one would write it; empty when there is none. */
  default: string;
  meaning: string;
}

export const defaultSiteHosts =
  'localhost=main/USA, main.localhost=main/USA, cb2.localhost=cb2/USA, ca.localhost=main/CANADA, cb2-ca.localhost=cb2/CANADA';

export const defaultConfirmationUrl = '/personalization/design/save';
export const defaultMailFrom = 'Settee <no-reply@settee.example>';
/** The cards of the house that the embedded payment provider knows; `none` for no such cards. */
export const defaultCardRanges = {
  HOUSE_CARD_RANGES: '603532-603532/16',
  REWARDS_CARD_RANGES: '524366-524366/16',
  IMPRINT_CARD_RANGES: '888888-888888/16',
} as const;
export const defaultGoogleIssuer = 'https://accounts.google.com';
export const defaultAppleIssuer = 'https://appleid.apple.com';

/** Every setting of the product, read from the environment by `readConfig`. */
export const settings: readonly Setting[] = [
  { name: 'PORT', default: '3000', meaning: 'Port the server listens on' },
  { name: 'HOST', default: '0.0.0.0', meaning: 'Address the server listens on' },
  { name: 'DATA_DIR', default: '.data', meaning: 'Folder of the embedded database; one process at a time' },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'postgres:// URL of a PostgreSQL; without it the embedded database is used',
  },
  { name: 'DATABASE_POOL', default: '10', meaning: 'Most connections to PostgreSQL per process' },
  {
    name: 'PROCESSES',
    default: '1',
    meaning: 'How many processes of a commerce API of its own answer on its port; more than one want a DATABASE_URL',
  },
  {
    name: 'SITE_HOSTS',
    default: defaultSiteHosts,
    meaning: 'Which host name shows which brand/site, as a list or as a JSON object',
  },
  {
    name: 'COMMERCE_API_URL',
    default: '',
    meaning: 'Base URL of a separate commerce API; without it the storefront answers the calls itself',
  },
  {
    name: 'INTERNAL_API_SECRET',
    default: '',
    meaning:
      'What the storefront proves itself with to the commerce API at COMMERCE_API_URL, in both the same: 32 characters or more, such as openssl rand -hex 32 makes; without it the API believes no address of a shopper',
  },
  {
    name: 'RECOMMENDATION_FEEDS',
    default: 'main=first-party, cb2=first-party',
    meaning:
      'Where each brand’s recommendations come from: first-party, or the https:// URL of a feed; a brand without one has none',
  },
  {
    name: 'CART_SERVICE_URL',
    default: '/ReactCart',
    meaning: 'Path on this site under which the calls of the cart are, such as CART_SERVICE_URL/GetCart',
  },
  {
    name: 'ADD_TO_CART_URL',
    default: '/browse/scbadd/AddItemToCartV2',
    meaning: 'Path on this site that takes adds to the cart',
  },
  {
    name: 'ADD_TO_CART_METHOD',
    default: 'POST',
    meaning:
      'POST, or GET for a service that takes the list of items in the query as items; the API that comes along takes no GET',
  },
  {
    name: 'ADD_TO_CART_TYPE',
    default: 'default',
    meaning:
      'What follows a click on an add-to-cart button: default confirms the add, terms asks for agreement first, ignore adds and says nothing',
  },
  {
    name: 'TAX_EXEMPTION_METHOD',
    default: 'GET',
    meaning:
      'How the checkout asks for tax exemption: GET with taxExemption, or POST with isTaxExemptionApplied; the API takes both',
  },
  {
    name: 'CUSTOM_CONFIRMATION_PATH',
    default: '/browse/UserData/GetProductInfo',
    meaning: 'Path on this site that says whether terms come before an add',
  },
  {
    name: 'FABRIC_INFO_PATH',
    default: '/browse/fabricinfopopup/GetFabricInfo',
    meaning: 'Path on this site that tells of a fabric',
  },
  {
    name: 'BROWSE_DATA_URL',
    default: '/browse/specialorder/browsedata',
    meaning: 'Path on this site that answers a complete selection; under /debug product pages lead to the debug tools',
  },
  {
    name: 'DEBUGGER_URL',
    default: '/debug/specialorder/',
    meaning: 'Path on this site under which the debug tools show a sku',
  },
  {
    name: 'MONOGRAMMING_CONFIRMATION_URL',
    default: defaultConfirmationUrl,
    meaning: 'Path where a monogram is confirmed before it goes to the cart',
  },
  {
    name: 'HASHED_CONTACT_URL',
    default: '',
    meaning:
      'Path on this site that hashes an email address and a phone number, such as /free-swatches/hashed-contact; without it nobody is asked',
  },
  {
    name: 'FREE_FORM_ORDER_URL',
    default: '',
    meaning:
      'Path on this site that takes orders of free swatches, such as /free-swatches/free-form-order; without it the call of the contract takes them',
  },
  {
    name: 'IS_DRAWERS_CLOSED',
    default: 'false',
    meaning: 'Whether product pages start with every option closed and show no summary of the choices',
  },
  {
    name: 'IS_NEW_BROWSE_MODAL',
    default: 'false',
    meaning: 'Whether the newer modal browses all fabrics of an option, in place of the older popup',
  },
  {
    name: 'CHOICE_GROUPS_PATH',
    default: '/browse/specialorder/choicegroups',
    meaning: 'Path on this site that answers the choices of an option in another order',
  },
  {
    name: 'QUICK_SHIP_PATH',
    default: '/browse/quickship',
    meaning: 'Path on this site under which a sku answers what of its product can come soonest',
  },
  {
    name: 'REGISTRY_ADD_ITEMS_URL',
    default: '/gift-registry/add-items',
    meaning: 'Path on this site that takes what is added to gift registries',
  },
  {
    name: 'REGISTRY_LIST_URL',
    default: '/gift-registry/list',
    meaning: 'Path on this site that answers a shopper’s gift registries',
  },
  {
    name: 'REGISTRY_LIST_SUFFIX',
    default: '',
    meaning: 'Path that follows REGISTRY_LIST_URL, such as /mine',
  },
  {
    name: 'ACCOUNT_COOKIE',
    default: 'settee_account',
    meaning: 'Name of the cookie that marks a signed-in shopper’s browser; it holds no secret',
  },
  {
    name: 'IS_INTERACTIVE_CHECKLIST',
    default: 'true',
    meaning: 'Whether gift registries have a checklist',
  },
  {
    name: 'CHECKLIST_EVENT_TYPES',
    default: 'br, bb',
    meaning: 'Registry types that have a checklist: br and wd are weddings, bb is a baby, hw a house-warming',
  },
  {
    name: 'CUSTOMER_IMAGES_URL',
    default: '/browse/mystyle/customerimages',
    meaning: 'Path on this site that answers what customers sent in of a product',
  },
  {
    name: 'CUSTOMER_IMAGES_SHARE_TEXT',
    default: '',
    meaning: 'What invites customers to share a picture, under one of theirs; without it the gallery’s own words do',
  },
  {
    name: 'CUSTOMER_IMAGES_DEFAULT_TEXT',
    default: '',
    meaning: 'What is said of a product without pictures by customers; without it the gallery’s own words do',
  },
  {
    name: 'VIDEO_LOOKUP_URL',
    default: '',
    meaning:
      'Path on this site under which the source of a film answers where it is, such as /browse/mystyle/videourl; without it nobody is asked',
  },
  {
    name: 'SECTIONAL_BASE_URL',
    default: '/search',
    meaning:
      'Path on this site where sectionals are configured; the collectionCode and itemTypeCode of one follow as its query',
  },
  {
    name: 'IS_VISUALIZER_TRIGGER_HIDDEN',
    default: 'false',
    meaning: 'Whether the button that opens the 3-D visualizer disappears while the room is open',
  },
  {
    name: 'VISUALIZER_URL',
    default: '',
    meaning: 'Address of the script of the 3-D visualizer; without it the one that comes along shows the room',
  },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    meaning:
      'How many proxies of ours are in front, each of which appends to X-Forwarded-For: false for none, true for one, or their number',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: 'trace, debug, info, warn, error, fatal or silent' },
  { name: 'LOG_FORMAT', default: 'json', meaning: 'json, or text for people' },
  {
    name: 'METRICS_TOKEN',
    default: '',
    meaning: 'What has to stand in Authorization: Bearer for the counts under /metrics; without it there are none',
  },
  {
    name: 'PAYMENT_PROVIDER',
    default: 'embedded',
    meaning: 'embedded is the only one that comes along; it takes test cards and moves no money',
  },
  {
    name: 'HOUSE_CARD_RANGES',
    default: defaultCardRanges.HOUSE_CARD_RANGES,
    meaning: 'Which numbers are house cards: first digits from-to/digits in all, as a list, or none',
  },
  {
    name: 'REWARDS_CARD_RANGES',
    default: defaultCardRanges.REWARDS_CARD_RANGES,
    meaning: 'Which numbers are rewards MasterCards, likewise',
  },
  {
    name: 'IMPRINT_CARD_RANGES',
    default: defaultCardRanges.IMPRINT_CARD_RANGES,
    meaning: 'Which numbers are Imprint cards, likewise',
  },
  {
    name: 'SEED_DEMO_ACCOUNTS',
    default: 'true',
    meaning:
      'Whether the accounts of docs/demo-data.md are made, whose passwords everybody knows; with a DATABASE_URL the default is false',
  },
  {
    name: 'MAPS_SCRIPT_URL',
    default: '',
    meaning:
      'https:// URL of the script of a maps service with its places library, which suggests streets; without it nothing is suggested',
  },
  {
    name: 'SMTP_URL',
    default: '',
    meaning: 'smtp:// or smtps:// URL of a mail server; without it mails are written to DATA_DIR/mail',
  },
  { name: 'MAIL_FROM', default: defaultMailFrom, meaning: 'Who the mails are from' },
  {
    name: 'IDENTITY_DOMAIN',
    default: '',
    meaning: 'https:// URL of an external identity service (Okta); without it the shop judges passwords itself',
  },
  { name: 'IDENTITY_API_TOKEN', default: '', meaning: 'Token with which the identity service is asked for a user' },
  {
    name: 'IDENTITY_WIDGET_URL',
    default: '',
    meaning: "Folder of the identity service's sign-in widget, version 4.3.2; without it the embedded widget shows",
  },
  {
    name: 'IDENTITY_WIDGET_INTEGRITY',
    default: '',
    meaning: "Subresource integrity of the widget's script and style sheet, such as sha384-… sha384-…",
  },
  { name: 'GOOGLE_ISSUER', default: defaultGoogleIssuer, meaning: 'OpenID Connect issuer of the Google sign-in' },
  { name: 'GOOGLE_CLIENT_ID', default: '', meaning: 'Client of the Google sign-in; without it it is off' },
  { name: 'GOOGLE_CLIENT_SECRET', default: '', meaning: 'Its secret' },
  { name: 'APPLE_ISSUER', default: defaultAppleIssuer, meaning: 'OpenID Connect issuer of the Apple sign-in' },
  { name: 'APPLE_CLIENT_ID', default: '', meaning: 'Services ID of the Apple sign-in; without it it is off' },
  { name: 'APPLE_TEAM_ID', default: '', meaning: 'Team that the key belongs to' },
  { name: 'APPLE_KEY_ID', default: '', meaning: 'Id of the key' },
  {
    name: 'APPLE_PRIVATE_KEY',
    default: '',
    meaning: 'The key itself, PKCS #8 in PEM, with which client secrets are signed; line breaks may be written as \\n',
  },
];

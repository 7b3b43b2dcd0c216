/** A setting; docs/configuration.md lists all of them. */
export interface Setting {
  name: string;
  /** As written in the environment; empty without a default. */
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
    meaning: 'postgres:// URL of a PostgreSQL server; without it the embedded database is used',
  },
  { name: 'DATABASE_POOL', default: '10', meaning: 'Maximum connections to PostgreSQL per process' },
  {
    name: 'PROCESSES',
    default: '1',
    meaning: 'Number of processes of a standalone commerce API that share its port; more than one needs a DATABASE_URL',
  },
  {
    name: 'SITE_HOSTS',
    default: defaultSiteHosts,
    meaning: 'Brand and site of each host name, as a list or a JSON object',
  },
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
    name: 'PAYMENT_PROVIDER',
    default: 'embedded',
    meaning: 'embedded is the only built-in provider; it accepts test cards and moves no money',
  },
  {
    name: 'HOUSE_CARD_RANGES',
    default: defaultCardRanges.HOUSE_CARD_RANGES,
    meaning: 'Card number ranges of house cards: first digits from-to/number of digits, as a list, or none',
  },
  {
    name: 'REWARDS_CARD_RANGES',
    default: defaultCardRanges.REWARDS_CARD_RANGES,
    meaning: 'Card number ranges of rewards MasterCards, in the same form',
  },
  {
    name: 'IMPRINT_CARD_RANGES',
    default: defaultCardRanges.IMPRINT_CARD_RANGES,
    meaning: 'Card number ranges of Imprint cards, in the same form',
  },
  {
    name: 'SEED_DEMO_ACCOUNTS',
    default: 'true',
    meaning:
      'Whether the demo accounts of docs/demo-data.md are created, whose passwords are public; the default is false with a DATABASE_URL',
  },
  {
    name: 'MAPS_SCRIPT_URL',
    default: '',
    meaning:
      'https:// URL of the script of a maps service with a places library, which suggests streets; without it there are no suggestions',
  },
  {
    name: 'SMTP_URL',
    default: '',
    meaning: 'smtp:// or smtps:// URL of a mail server; without it emails are written to DATA_DIR/mail',
  },
  { name: 'MAIL_FROM', default: defaultMailFrom, meaning: 'Sender of the emails' },
  {
    name: 'IDENTITY_DOMAIN',
    default: '',
    meaning: 'https:// URL of an external identity service (Okta); without it the shop checks passwords itself',
  },
  { name: 'IDENTITY_API_TOKEN', default: '', meaning: 'Token for requests to the identity service' },
  {
    name: 'IDENTITY_WIDGET_URL',
    default: '',
    meaning: 'Folder of the identity service’s sign-in widget, version 4.3.2; without it the built-in widget is shown',
  },
  {
    name: 'IDENTITY_WIDGET_INTEGRITY',
    default: '',
    meaning: 'Subresource integrity of the widget’s script and style sheet, such as sha384-… sha384-…',
  },
  { name: 'GOOGLE_ISSUER', default: defaultGoogleIssuer, meaning: 'OpenID Connect issuer of the Google sign-in' },
  { name: 'GOOGLE_CLIENT_ID', default: '', meaning: 'Client ID of the Google sign-in; without it the sign-in is off' },
  { name: 'GOOGLE_CLIENT_SECRET', default: '', meaning: 'Client secret of the Google sign-in' },
  { name: 'APPLE_ISSUER', default: defaultAppleIssuer, meaning: 'OpenID Connect issuer of the Apple sign-in' },
  { name: 'APPLE_CLIENT_ID', default: '', meaning: 'Services ID of the Apple sign-in; without it the sign-in is off' },
  { name: 'APPLE_TEAM_ID', default: '', meaning: 'Team ID of the key' },
  { name: 'APPLE_KEY_ID', default: '', meaning: 'ID of the key' },
  {
    name: 'APPLE_PRIVATE_KEY',
    default: '',
    meaning: 'Private key that signs client secrets, PKCS #8 in PEM; line breaks may be written as \\n',
  },
];

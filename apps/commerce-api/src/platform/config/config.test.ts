import { generateKeyPairSync } from 'node:crypto';
import {
  addToCart,
  applyTaxExemption,
  getBrowseData,
  getChoiceGroups,
  getCustomConfirmation,
  getCustomerImages,
  getFabricInfo,
  getQuickShip,
  saveDesign,
} from '@settee/contract';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { settings } from './settings.ts';

test('without any setting the defaults of the table hold', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    dataDir: '.data',
    databaseUrl: null,
    logLevel: 'info',
    trustedProxies: 0,
    internalApiSecret: '',
    hasDemoAccounts: true,
  });
  expect(config.siteHosts.get('cb2-ca.localhost')).toEqual({ brand: 'cb2', siteCulture: 'CANADA' });
  const spelledOut = Object.fromEntries(settings.map((setting) => [setting.name, setting.default]));
  expect(readConfig(spelledOut)).toEqual(config);
});

test('PAYMENT_PROVIDER=braintree needs its account', () => {
  expect(() => readConfig({ PAYMENT_PROVIDER: 'braintree' })).toThrow(/^BRAINTREE_MERCHANT_ID must be set/);
});

test('docs/configuration.md lists every setting as the table does', () => {
  const page = readFileSync(new URL('../../../../../docs/configuration.md', import.meta.url), 'utf8');
  const listed = page.match(/^\| `[A-Z_]+` \|.*$/gm);
  expect(listed).toEqual(
    settings.map(({ name, default: set, meaning }) => `| \`${name}\` | ${set && `\`${set}\``} | ${meaning} |`),
  );
});

test.each([
  ['WALLETS', 'main/USA=bitcoin'],
  ['WALLETS', 'mars=payPal'],
  ['WALLETS', 'main/USA'],
  ['PROCESSES', '2'],
  ['PROCESSES', '0'],
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['REVIEW_MODERATION', 'maybe'],
  ['IS_NEW_BROWSE_MODAL', 'maybe'],
  ['HOUSE_CARD_RANGES', '6035'],
  ['REWARDS_CARD_RANGES', '524366-52436/16'],
  ['IMPRINT_CARD_RANGES', '889-888/16'],
  ['CHOICE_GROUPS_PATH', '//elsewhere.example/groups'],
  ['ADD_TO_CART_URL', 'https://elsewhere.example/add'],
  ['ADD_TO_CART_METHOD', 'DELETE'],
  ['TAX_EXEMPTION_METHOD', 'PUT'],
  ['CUSTOM_CONFIRMATION_PATH', '/\\elsewhere.example'],
  ['FABRIC_INFO_PATH', '/browse/../fabric'],
  ['BROWSE_DATA_URL', '/browse/data?x=1'],
  ['MONOGRAMMING_CONFIRMATION_URL', '//elsewhere.example/'],
  ['DEBUGGER_URL', '/debug/specialorder'],
  ['HASHED_CONTACT_URL', 'https://elsewhere.example/hash'],
  ['FREE_FORM_ORDER_URL', '//elsewhere.example/'],
  ['QUICK_SHIP_PATH', 'https://elsewhere.example/soon'],
  ['CUSTOMER_IMAGES_URL', 'https://elsewhere.example/images'],
  ['REGISTRY_ADD_ITEMS_URL', 'https://elsewhere.example/add'],
  ['REGISTRY_LIST_SUFFIX', '//elsewhere.example'],
  ['ACCOUNT_COOKIE', 'a b'],
  ['ACCOUNT_COOKIE', 'settee_session'],
  ['IS_INTERACTIVE_CHECKLIST', 'maybe'],
  ['CHECKLIST_EVENT_TYPES', 'b r'],
  ['VIDEO_LOOKUP_URL', '//elsewhere.example/films'],
  ['MAPS_SCRIPT_URL', '/maps.js'],
  ['SECTIONAL_BASE_URL', 'https://elsewhere.example/sectionals'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'not a url with s3cret'],
  ['DATABASE_POOL', '1'],
  ['SITE_HOSTS', 'localhost'],
  ['SITE_HOSTS', 'localhost=main/FRANCE'],
  ['SITE_HOSTS', '{"localhost":"cb3/USA"}'],
  ['SITE_HOSTS', '{'],
  ['INTERNATIONAL_SITES', 'main/FRANCE'],
  ['NAME_FIELDS', 'three'],
  ['EMAIL_DOMAINS', 'long'],
  ['COMMERCE_API_URL', 'ftp://x'],
  ['VISUALIZER_URL', 'http://rooms.example/widget.js'],
  ['VISUALIZER_URL', '//rooms.example/widget.js'],
  ['RECOMMENDATION_FEEDS', 'first-party'],
  ['RECOMMENDATION_FEEDS', 'main=http://feeds.example'],
  ['RECOMMENDATION_FEEDS', 'cb3=first-party'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', '-1'],
  ['INTERNAL_API_SECRET', 's3cret'],
  ['INTERNAL_API_SECRET', 'two s3crets that are of some length together'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_FORMAT', 'xml'],
  ['METRICS_TOKEN', 's3cret'],
  ['METRICS_TOKEN', 'two s3crets of some length'],
  ['PAYMENT_PROVIDER', 'cash'],
  ['SEED_DEMO_ACCOUNTS', 'maybe'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'not a url with s3cret'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Shop <a@b.example>'],
  ['MAIL_FROM', 'Shop <a@b.example>\nBcc: c@d.example'],
  ['SERVICE_EMAIL', 'nobody'],
  ['IDENTITY_DOMAIN', 'http://id.example'],
  ['IDENTITY_DOMAIN', 'https://id.example?s3cret'],
  ['IDENTITY_API_TOKEN', 'two s3crets'],
  ['IDENTITY_WIDGET_URL', 'cdn.example'],
  ['IDENTITY_WIDGET_INTEGRITY', 'sha384-abc'],
  ['GOOGLE_ISSUER', 'http://accounts.example'],
  ['GOOGLE_ISSUER', 'https://s3cret@accounts.example'],
  ['GOOGLE_CLIENT_ID', 'a b'],
  ['APPLE_ISSUER', 'ftp://x'],
  ['APPLE_PRIVATE_KEY', 'no key but s3cret'],
])('%s=%s aborts the start with one line that names the setting and hides its value', (name, value) => {
  const failure = () => readConfig({ [name]: value });
  expect(failure).toThrow(ConfigError);
  expect(failure).toThrow(new RegExp(`^${name} must be [^\n]+$`));
  expect(failure).not.toThrow(/s3cret/);
});

const adyen = {
  PAYMENT_PROVIDER: 'adyen',
  ADYEN_API_KEY: 'k3y',
  ADYEN_MERCHANT_ACCOUNT: 'Shop',
  ADYEN_HMAC_KEY: 'ab'.repeat(32),
  ADYEN_CARD_KEY: generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString()
    .replaceAll('\n', '\\n'),
};

test('the account at Adyen is read when it is the payment provider', () => {
  expect(readConfig({}).adyen).toBeNull();
  expect(readConfig(adyen).adyen).toMatchObject({
    apiUrl: 'https://checkout-test.adyen.com/v71',
    apiKey: 'k3y',
    merchantAccount: 'Shop',
  });
});

test.each([
  ['ADYEN_API_URL', 'http://adyen.example/s3cret'],
  ['ADYEN_API_KEY', 'two s3crets'],
  ['ADYEN_HMAC_KEY', 's3cret'],
  ['ADYEN_CARD_KEY', 'no certificate but s3cret'],
  ['ADYEN_API_KEY', ''],
  ['ADYEN_MERCHANT_ACCOUNT', ''],
  ['ADYEN_HMAC_KEY', ''],
  ['ADYEN_CARD_KEY', ''],
])('with Adyen %s=%s aborts the start with one line that hides the value', (name, value) => {
  const failure = () => readConfig({ ...adyen, [name]: value });
  expect(failure).toThrow(new RegExp(`^${name} must be [^\n]+$`));
  expect(failure).not.toThrow(/s3cret/);
});

test.each([
  ['IDENTITY_API_TOKEN', { IDENTITY_DOMAIN: 'https://id.example' }],
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'g' }],
  ['INTERNAL_API_SECRET', { COMMERCE_API_URL: 'http://api.internal' }],
  ['APPLE_TEAM_ID', { APPLE_CLIENT_ID: 'a' }],
  ['APPLE_KEY_ID', { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 't' }],
  ['APPLE_PRIVATE_KEY', { APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 't', APPLE_KEY_ID: 'k' }],
])('%s is required with %j', (name, env) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} must be set when`));
});

test('SIGN-03, SIGN-19: providers are off without a client, and a widget’s sums are two', () => {
  expect(readConfig({})).toMatchObject({ google: null, apple: null, identityDomain: null });
  const sums = readConfig({ IDENTITY_WIDGET_INTEGRITY: 'sha384-aa== sha384-bb==' }).identityWidgetIntegrity;
  expect(sums).toEqual({ script: 'sha384-aa==', style: 'sha384-bb==' });
  const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
  expect(readConfig(google).google).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'g',
    clientSecret: 's',
  });
});

test.each([
  ['false', 0],
  ['0', 0],
  ['true', 1],
  ['1', 1],
  ['3', 3],
])('TRUST_PROXY=%s believes %i proxies', (typed, proxies) => {
  expect(readConfig({ TRUST_PROXY: typed }).trustedProxies).toBe(proxies);
});

test('demo accounts are created in the embedded database, and elsewhere only when configured', () => {
  const DATABASE_URL = 'postgres://shop@db.internal/shop';
  const isOn = (env: Record<string, string>) => readConfig(env).hasDemoAccounts;
  expect([isOn({}), isOn({ SEED_DEMO_ACCOUNTS: 'false' })]).toEqual([true, false]);
  expect([isOn({ DATABASE_URL }), isOn({ DATABASE_URL, SEED_DEMO_ACCOUNTS: 'true' })]).toEqual([false, true]);
});

test('CHK-03: sites can be those of shoppers from abroad', () => {
  expect([...readConfig({ INTERNATIONAL_SITES: 'main/USA, cb2/CANADA' }).internationalSites]).toEqual([
    'main/USA',
    'cb2/CANADA',
  ]);
  expect(readConfig({}).internationalSites.size).toBe(0);
});

test('SHIP-12: email addresses have a top-level domain of 2 to 4 letters unless the setting lifts the bound', () => {
  expect(readConfig({}).emailDomains).toBe('short');
  expect(readConfig({ EMAIL_DOMAINS: 'any' }).emailDomains).toBe('any');
});

test('SITE_HOSTS may be JSON', () => {
  const { siteHosts } = readConfig({ SITE_HOSTS: '{"Shop.Example":"cb2/CANADA"}' });
  expect([...siteHosts]).toEqual([['shop.example', { brand: 'cb2', siteCulture: 'CANADA' }]]);
});

test('XSELL-11: each brand has a separate source or none', () => {
  const { crossSellUrls } = readConfig({ RECOMMENDATION_FEEDS: 'cb2=https://feeds.example/cb2?of=a=b' });
  expect(crossSellUrls).toEqual({ cb2: 'https://feeds.example/cb2?of=a=b' });
});

test('BROWSE-16, FILTER-26: the older popup is the default, and sort orders are loaded from the default path', () => {
  expect(readConfig({})).toMatchObject({
    isNewBrowseModal: false,
    choiceGroupsPath: '/browse/specialorder/choicegroups',
  });
  const config = readConfig({ IS_NEW_BROWSE_MODAL: 'true', CHOICE_GROUPS_PATH: '/proxy/groups' });
  expect(config).toMatchObject({ isNewBrowseModal: true, choiceGroupsPath: '/proxy/groups' });
});

test('requests use the configured endpoints and default to this API', () => {
  expect(readConfig({})).toMatchObject({
    addToCartUrl: addToCart.path,
    addToCartMethod: addToCart.method,
    taxExemptionMethod: applyTaxExemption.method,
    customConfirmationUrl: getCustomConfirmation.path,
    fabricInfoUrl: getFabricInfo.path,
    browseDataUrl: getBrowseData.path,
    choiceGroupsPath: getChoiceGroups.path,
    monogrammingConfirmationUrl: saveDesign.path,
    debuggerUrl: '/debug/specialorder/',
    hashedContactUrl: '',
    freeFormOrderUrl: '',
    quickShipUrl: getQuickShip.path.replace('/{sku}', ''),
    customerImagesUrl: getCustomerImages.path,
    videoLookupUrl: '',
  });
  expect(readConfig({ QUICK_SHIP_PATH: '/stock/soon/' }).quickShipUrl).toBe('/stock/soon');
  const config = readConfig({ ADD_TO_CART_URL: '/shop/add/', ADD_TO_CART_METHOD: 'GET', DEBUGGER_URL: '/qa/sku/' });
  expect(config).toMatchObject({ addToCartUrl: '/shop/add/', addToCartMethod: 'GET', debuggerUrl: '/qa/sku/' });
});

test('GALL-07, GALL-09: the gallery texts about customer images are configurable', () => {
  expect(readConfig({})).toMatchObject({ customerImagesShareText: '', customerImagesDefaultText: '' });
  expect(
    readConfig({ CUSTOMER_IMAGES_SHARE_TEXT: 'Tag #athome', CUSTOMER_IMAGES_DEFAULT_TEXT: 'None yet.' }),
  ).toMatchObject({ customerImagesShareText: 'Tag #athome', customerImagesDefaultText: 'None yet.' });
});

test('VIZ-06: the visualizer script is configurable and defaults to the built-in script', () => {
  expect(readConfig({}).visualizerUrl).toBeNull();
  for (const url of ['https://rooms.example/3/widget.js', '/rooms/widget.js'])
    expect(readConfig({ VISUALIZER_URL: url }).visualizerUrl).toBe(url);
});

test('CHK-21: text messages are sent with an account at Twilio that has a sender', () => {
  const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+13125550100' };
  expect(readConfig({}).twilio).toBeNull();
  expect(readConfig(account).twilio).toEqual({
    url: 'https://api.twilio.com',
    accountSid: 'AC1',
    authToken: 'token',
    from: '+13125550100',
  });
  for (const name of ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])
    expect(() => readConfig({ ...account, [name]: '' })).toThrow(`${name} must be set`);
  expect(() => readConfig({ ...account, TWILIO_FROM: '312 555 0100' })).toThrow(ConfigError);
});

test('CARD-24, CARD-27: the ranges of the shop’s own cards are settings, and a type without ranges is not taken', () => {
  const { cardRules } = readConfig({ HOUSE_CARD_RANGES: '7000-7009/16, 71-71/15', IMPRINT_CARD_RANGES: 'none' });
  expect(cardRules).toMatchObject({
    isHouseCardAllowed: true,
    houseCardRanges: [
      { from: '7000', to: '7009', length: 16 },
      { from: '71', to: '71', length: 15 },
    ],
    isCoBrandAllowed: true,
    isImprintAllowed: false,
    imprintRanges: [],
  });
});

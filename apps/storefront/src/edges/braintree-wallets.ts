import type { WalletOutcome, WalletRequest } from '@settee/checkout-kit';
import type { Address, Currency, WalletKind, WalletSetup } from '@settee/domain';
import { loadVendorAssets } from './load-vendor-assets.ts';

interface Opening extends WalletRequest {
  currency: Currency;
  setup: WalletSetup;
}

/** Addresses as Braintree's scripts report them. */
interface PayPalAddress {
  line1?: string;
  line2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  countryCode?: string;
  recipientName?: string;
}
interface PayPalPayload {
  nonce: string;
  details: {
    email?: string;
    firstName?: string;
    lastName?: string;
    phone?: string;
    billingAddress?: PayPalAddress;
    shippingAddress?: PayPalAddress;
  };
}
interface AppleContact {
  givenName?: string;
  familyName?: string;
  addressLines?: string[];
  locality?: string;
  administrativeArea?: string;
  postalCode?: string;
  countryCode?: string;
}
interface AppleSession {
  onvalidatemerchant: (event: { validationURL: string }) => void;
  onpaymentauthorized: (event: { payment: { token: unknown; billingContact?: AppleContact } }) => void;
  oncancel: () => void;
  completeMerchantValidation(session: unknown): void;
  completePayment(status: number): void;
  abort(): void;
  begin(): void;
}
type AppleSessionClass = { new (version: number, request: unknown): AppleSession; STATUS_SUCCESS: number };

/** The parts of Braintree's client SDK 3 that the shop uses. */
interface Sdk {
  client: { create(options: { authorization: string }): Promise<unknown> };
  dataCollector: { create(options: { client: unknown; paypal?: boolean }): Promise<{ deviceData: string }> };
  paypal: {
    create(options: { client: unknown }): Promise<{ tokenize(options: object): Promise<PayPalPayload> }>;
  };
  venmo: {
    create(options: { client: unknown; allowDesktop: boolean }): Promise<{
      tokenize(): Promise<{ nonce: string; details: { username?: string } }>;
    }>;
  };
  applePay: {
    create(options: { client: unknown }): Promise<{
      createPaymentRequest(request: object): unknown;
      performValidation(options: { validationURL: string; displayName: string }): Promise<unknown>;
      tokenize(options: { token: unknown }): Promise<{ nonce: string }>;
    }>;
  };
}

const base = 'https://js.braintreegateway.com/web/3.97.4/js';
/** Codes of an ending that the shopper chose. */
const canceledCodes = ['PAYPAL_POPUP_CLOSED', 'VENMO_APP_CANCELED', 'VENMO_CANCELED', 'VENMO_DESKTOP_CANCELED'];

async function loadSdk(part: string): Promise<Sdk> {
  const script = (name: string) => ({ kind: 'script' as const, url: `${base}/${name}.min.js`, integrity: '' });
  await loadVendorAssets([script('client')]);
  await loadVendorAssets([script(part), script('data-collector')]);
  return (globalThis as unknown as { braintree: Sdk }).braintree;
}

/** Maps country codes to those of the shop; an unknown code is returned unchanged and rejected later. */
const countries: Readonly<Record<string, string>> = { US: 'USA', CA: 'CAN' };
const toCountry = (code = '') => countries[code.toUpperCase()] ?? code;

const emptyAddress: Address = {
  addressId: '',
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  address3: '',
  country: '',
  city: '',
  state: '',
  postalCode: '',
  dayPhone: '',
  emailAddress: '',
};

function toAddress(address: PayPalAddress | undefined, details: PayPalPayload['details']): Address | null {
  if (!address?.line1) return null;
  const { line1, line2 = '', city = '', state = '', postalCode = '', countryCode, recipientName = '' } = address;
  const [first = '', ...last] = recipientName.split(' ');
  return {
    ...emptyAddress,
    firstName: first || (details.firstName ?? ''),
    lastName: last.join(' ') || (details.lastName ?? ''),
    address1: line1,
    address2: line2,
    country: toCountry(countryCode),
    city,
    state,
    postalCode,
    dayPhone: details.phone ?? '',
    emailAddress: details.email ?? '',
  };
}

function toContact(contact: AppleContact | undefined): Address | null {
  if (!contact?.addressLines?.[0]) return null;
  const [address1 = '', address2 = ''] = contact.addressLines;
  return {
    ...emptyAddress,
    firstName: contact.givenName ?? '',
    lastName: contact.familyName ?? '',
    address1,
    address2,
    country: toCountry(contact.countryCode),
    city: contact.locality ?? '',
    state: contact.administrativeArea ?? '',
    postalCode: contact.postalCode ?? '',
  };
}

async function openPayPal({ setup, amount, currency, initiator }: Opening): Promise<WalletOutcome> {
  const sdk = await loadSdk('paypal');
  const client = await sdk.client.create(setup);
  const { deviceData } = await sdk.dataCollector.create({ client, paypal: true });
  const paypal = await sdk.paypal.create({ client });
  const { nonce, details } = await paypal.tokenize({
    flow: 'vault',
    amount: (amount / 100).toFixed(2),
    currency,
    enableShippingAddress: initiator !== 'payment',
  });
  const billingAddress = toAddress(details.billingAddress, details);
  const shippingAddress = toAddress(details.shippingAddress, details);
  const approved = { nonce, deviceData, details: { email: details.email ?? '', billingAddress, shippingAddress } };
  return { status: 'approved', approval: { kind: 'payPal', ...approved } };
}

async function openVenmo({ setup }: Opening): Promise<WalletOutcome> {
  const sdk = await loadSdk('venmo');
  const client = await sdk.client.create(setup);
  const { deviceData } = await sdk.dataCollector.create({ client });
  const { nonce, details } = await (await sdk.venmo.create({ client, allowDesktop: true })).tokenize();
  return { status: 'approved', approval: { kind: 'venmo', nonce, username: details.username ?? '', deviceData } };
}

async function openApplePay({ setup, amount }: Opening): Promise<WalletOutcome> {
  const sdk = await loadSdk('apple-pay');
  const client = await sdk.client.create(setup);
  const { deviceData } = await sdk.dataCollector.create({ client });
  const applePay = await sdk.applePay.create({ client });
  const Session = window.ApplePaySession as unknown as AppleSessionClass;
  const displayName = document.title;
  const request = applePay.createPaymentRequest({
    total: { label: displayName, amount: (amount / 100).toFixed(2) },
    requiredBillingContactFields: ['postalAddress', 'name'],
  });
  const session = new Session(3, request);
  return new Promise<WalletOutcome>((resolve, reject) => {
    const fail = (error: unknown) => {
      session.abort();
      reject(error);
    };
    session.onvalidatemerchant = ({ validationURL }) =>
      void applePay
        .performValidation({ validationURL, displayName })
        .then((merchant) => session.completeMerchantValidation(merchant), fail);
    session.onpaymentauthorized = ({ payment }) =>
      void applePay.tokenize({ token: payment.token }).then(({ nonce }) => {
        session.completePayment(Session.STATUS_SUCCESS);
        const billingContact = toContact(payment.billingContact);
        resolve({ status: 'approved', approval: { kind: 'applePay', nonce, deviceData, billingContact } });
      }, fail);
    session.oncancel = () => resolve({ status: 'canceled' });
    session.begin();
  });
}

/** Opens a wallet by Braintree's client SDK; its scripts are loaded with the first click. WALLET-10 */
export async function openBraintreeWallet(kind: WalletKind, opening: Opening): Promise<WalletOutcome> {
  try {
    if (kind === 'payPal') return await openPayPal(opening);
    if (kind === 'venmo') return await openVenmo(opening);
    if (kind === 'applePay') return await openApplePay(opening);
    throw new Error(`Braintree has no ${kind}`);
  } catch (error) {
    const code: unknown = Object(error).code;
    if (typeof code === 'string' && canceledCodes.includes(code)) return { status: 'canceled' };
    throw error;
  }
}

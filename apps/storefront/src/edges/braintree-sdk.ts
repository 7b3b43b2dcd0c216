import type { WalletSetup } from '@settee/domain';
import { loadVendorAssets } from './load-vendor-assets.ts';

/** Addresses as Braintree's scripts report them. */
export interface PayPalAddress {
  line1?: string;
  line2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  countryCode?: string;
  recipientName?: string;
}
export interface PayPalPayload {
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

/** Open their windows before they return. */
interface PayPal {
  tokenize(options: object): Promise<PayPalPayload>;
  closeWindow(): void;
}
interface Venmo {
  tokenize(): Promise<{ nonce: string; details: { username?: string } }>;
}
export interface ApplePay {
  createPaymentRequest(request: object): unknown;
  performValidation(options: { validationURL: string; displayName: string }): Promise<unknown>;
  tokenize(options: { token: unknown }): Promise<{ nonce: string }>;
}

/** The parts of Braintree's client SDK 3 that the shop uses. */
export interface Sdk {
  client: { create(options: { authorization: string }): Promise<unknown> };
  dataCollector: { create(options: { client: unknown; paypal: boolean }): Promise<{ deviceData: string }> };
  paypal: { create(options: { client: unknown }): Promise<PayPal> };
  venmo: {
    create(options: { client: unknown; allowDesktop: boolean; paymentMethodUsage: 'multi_use' }): Promise<Venmo>;
  };
  applePay: { create(options: { client: unknown }): Promise<ApplePay> };
}

/** The scripts with what all wallets of a page share. */
export interface StartedSdk {
  client: unknown;
  deviceData: string;
}

const base = 'https://js.braintreegateway.com/web/3.97.4/js';

const readSdk = () => (globalThis as unknown as { braintree: Sdk }).braintree;
const load = (...names: string[]) =>
  loadVendorAssets(names.map((name) => ({ kind: 'script', url: `${base}/${name}.min.js`, integrity: '' })));

let starting: Promise<StartedSdk> | undefined;

async function start({ authorization }: WalletSetup): Promise<StartedSdk> {
  await load('client', 'data-collector');
  const { client: clients, dataCollector } = readSdk();
  const client = await clients.create({ authorization });
  const { deviceData } = await dataCollector.create({ client, paypal: true });
  return { client, deviceData };
}

/** Loads Braintree's scripts for a wallet. What failed is loaded again by the next call. */
export async function startSdk(part: 'paypal' | 'venmo' | 'apple-pay', setup: WalletSetup) {
  starting ??= start(setup).catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  const [started] = await Promise.all([starting, load(part)]);
  return { sdk: readSdk(), ...started };
}

import type { WalletOutcome, WalletRequest } from '@settee/checkout-kit';
import type { Address, Currency, WalletKind, WalletSetup } from '@settee/domain';
import { type ApplePay, type PayPalAddress, type PayPalPayload, startSdk } from './braintree-sdk.ts';

export interface Opening extends WalletRequest {
  currency: Currency;
  setup: WalletSetup;
  /** Result of what else the payment needs, which runs while the wallet is open; `false` closes the wallet. */
  mayPay?: Promise<boolean> | undefined;
}

/** Opens a wallet in the task of the call. */
type Opener = (opening: Opening) => Promise<WalletOutcome>;

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

/** Codes of an ending that the shopper chose. */
const canceledCodes = [
  'PAYPAL_POPUP_CLOSED',
  'VENMO_APP_CANCELED',
  'VENMO_CANCELED',
  'VENMO_CUSTOMER_CANCELED',
  'VENMO_DESKTOP_CANCELED',
];

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

async function preparePayPal(setup: WalletSetup): Promise<Opener> {
  const { sdk, client, deviceData } = await startSdk('paypal', setup);
  const paypal = await sdk.paypal.create({ client });
  return async ({ amount, currency, initiator, mayPay }) => {
    const approving = paypal.tokenize({
      flow: 'vault',
      amount: (amount / 100).toFixed(2),
      currency,
      enableShippingAddress: initiator !== 'payment',
    });
    void mayPay?.then((isAllowed) => isAllowed || paypal.closeWindow());
    const { nonce, details } = await approving;
    const billingAddress = toAddress(details.billingAddress, details);
    const shippingAddress = toAddress(details.shippingAddress, details);
    const approved = { nonce, deviceData, details: { email: details.email ?? '', billingAddress, shippingAddress } };
    return { status: 'approved', approval: { kind: 'payPal', ...approved } };
  };
}

async function prepareVenmo(setup: WalletSetup): Promise<Opener> {
  const { sdk, client, deviceData } = await startSdk('venmo', setup);
  // The shop stores the account in Braintree's vault.
  const venmo = await sdk.venmo.create({ client, allowDesktop: true, paymentMethodUsage: 'multi_use' });
  return async () => {
    const { nonce, details } = await venmo.tokenize();
    return { status: 'approved', approval: { kind: 'venmo', nonce, username: details.username ?? '', deviceData } };
  };
}

/** Returns how to open the payment sheet of the browser. */
function applePayOpener(applePay: ApplePay, deviceData: string): Opener {
  return async ({ amount, mayPay }) => {
    const Session = window.ApplePaySession as unknown as AppleSessionClass;
    const displayName = document.title;
    const request = applePay.createPaymentRequest({
      total: { label: displayName, amount: (amount / 100).toFixed(2) },
      requiredBillingContactFields: ['postalAddress', 'name'],
    });
    const session = new Session(3, request);
    return new Promise<WalletOutcome>((resolve, reject) => {
      let isOpen = true;
      const abort = () => {
        if (isOpen) session.abort();
        isOpen = false;
      };
      const cancel = () => {
        abort();
        resolve({ status: 'canceled' });
      };
      const fail = (error: unknown) => {
        abort();
        reject(error);
      };
      session.onvalidatemerchant = ({ validationURL }) =>
        void applePay
          .performValidation({ validationURL, displayName })
          .then((merchant) => session.completeMerchantValidation(merchant), fail);
      session.onpaymentauthorized = ({ payment }) =>
        void Promise.all([applePay.tokenize({ token: payment.token }), mayPay]).then(
          ([{ nonce }, isAllowed = true]) => {
            if (!isAllowed) return;
            session.completePayment(Session.STATUS_SUCCESS);
            const billingContact = toContact(payment.billingContact);
            resolve({ status: 'approved', approval: { kind: 'applePay', nonce, deviceData, billingContact } });
          },
          fail,
        );
      session.oncancel = () => {
        isOpen = false;
        cancel();
      };
      session.begin();
      void mayPay?.then((isAllowed) => isAllowed || cancel());
    });
  };
}

async function prepareApplePay(setup: WalletSetup): Promise<Opener> {
  const { sdk, client, deviceData } = await startSdk('apple-pay', setup);
  return applePayOpener(await sdk.applePay.create({ client }), deviceData);
}

const prepare: Readonly<Partial<Record<WalletKind, (setup: WalletSetup) => Promise<Opener>>>> = {
  payPal: preparePayPal,
  venmo: prepareVenmo,
  applePay: prepareApplePay,
};

interface Prepared {
  loading: Promise<Opener>;
  /** Once it is loaded. */
  open?: Opener;
}
const prepared = new Map<WalletKind, Prepared>();

/** Prepares a wallet once; one that failed is prepared again by the next call. */
function prepareOnce(kind: WalletKind, setup: WalletSetup): Prepared {
  const known = prepared.get(kind);
  if (known) return known;
  const load = prepare[kind];
  if (!load) throw new Error(`Braintree has no ${kind}`);
  const wallet: Prepared = { loading: load(setup) };
  prepared.set(kind, wallet);
  wallet.loading.then(
    (open) => {
      wallet.open = open;
    },
    () => prepared.delete(kind),
  );
  return wallet;
}

/** Loads Braintree's scripts for wallets, so that a click opens them at once. WALLET-10 */
export function preloadBraintreeWallets(kinds: readonly WalletKind[], setup: WalletSetup): void {
  for (const kind of kinds) if (kind in prepare) prepareOnce(kind, setup);
}

/**
 * Opens a wallet by Braintree's client SDK, in the task of the call if it was preloaded: Safari blocks a window that
 * opens later. WALLET-10
 */
export async function openBraintreeWallet(kind: WalletKind, opening: Opening): Promise<WalletOutcome> {
  try {
    const wallet = prepareOnce(kind, opening.setup);
    const outcome = await (wallet.open ?? (await wallet.loading))(opening);
    const isAllowed = outcome.status !== 'approved' || (await (opening.mayPay ?? true));
    return isAllowed ? outcome : { status: 'canceled' };
  } catch (error) {
    const code: unknown = Object(error).code;
    if (typeof code === 'string' && canceledCodes.includes(code)) return { status: 'canceled' };
    throw error;
  }
}

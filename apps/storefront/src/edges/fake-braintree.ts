type Kind = 'payPal' | 'venmo' | 'applePay';

/** Decision of a shopper in an open wallet; `code` is that of Braintree's error. */
export type FakeDecision = { nonce: string; details?: object } | { code: string };

export interface FakeBraintree {
  /** Each attempt to open a wallet, and whether it was made within a click. */
  opened: { kind: Kind; isInClick: boolean; options: unknown }[];
  /** Calls that load something, in order. */
  calls: string[];
  /** Wallets and sheets that the page closed. */
  closed: Kind[];
  /** Ends an open wallet; false while it is not open. */
  decide(kind: Kind, decision: FakeDecision): boolean;
}

/** Wallets that open only within a click; otherwise Safari blocks them. */
function createFake() {
  const waiting = new Map<Kind, (decision: FakeDecision) => void>();
  const fake: FakeBraintree = {
    opened: [],
    calls: [],
    closed: [],
    decide(kind, decision) {
      const decide = waiting.get(kind);
      waiting.delete(kind);
      decide?.(decision);
      return decide !== undefined;
    },
  };
  const failure = (code: string) => Object.assign(new Error(code), { name: 'BraintreeError', code });
  const open = (kind: Kind, options: unknown) => {
    // Undefined as soon as the handlers of the click have returned.
    const isInClick = globalThis.event?.type === 'click';
    fake.opened.push({ kind, isInClick, options });
    return isInClick;
  };
  const tokenize = (kind: Kind, name: string, options: unknown) =>
    new Promise<object>((resolve, reject) => {
      if (waiting.has(kind)) return reject(failure(`${name}_TOKENIZATION_REQUEST_ACTIVE`));
      if (!open(kind, options)) return reject(failure(`${name}_POPUP_OPEN_FAILED`));
      waiting.set(kind, (decision) =>
        'nonce' in decision ? resolve({ details: {}, ...decision }) : reject(failure(decision.code)),
      );
    });
  return { fake, waiting, failure, open, tokenize };
}

/** Apple's payment sheet; `onNonce` gets the nonce of its approval. */
function createApplePay({ fake, waiting, open }: ReturnType<typeof createFake>, onNonce: (nonce: string) => void) {
  return class ApplePaySession {
    static readonly STATUS_SUCCESS = 0;
    static canMakePayments = () => true;
    onvalidatemerchant?: (event: { validationURL: string }) => void;
    onpaymentauthorized?: (event: { payment: object }) => void;
    oncancel?: () => void;
    constructor(_version: number, request: unknown) {
      if (open('applePay', request)) return;
      throw new DOMException('Must create a new ApplePaySession from a user gesture handler.', 'InvalidAccessError');
    }
    begin() {
      queueMicrotask(() => this.onvalidatemerchant?.({ validationURL: 'https://apple-pay.example/' }));
    }
    completeMerchantValidation() {
      waiting.set('applePay', (decision) => {
        if ('code' in decision) return this.oncancel?.();
        onNonce(decision.nonce);
        this.onpaymentauthorized?.({ payment: { token: 'token', ...decision.details } });
      });
    }
    completePayment() {
      fake.closed.push('applePay');
    }
    abort() {
      if (fake.closed.includes('applePay')) throw new DOMException('The session is closed', 'InvalidAccessError');
      fake.closed.push('applePay');
    }
  };
}

/**
 * Installs Braintree's client SDK and Apple's payment sheet as Safari runs them: a window that is not opened within a
 * click is blocked.
 */
export function installFakeBraintree(): FakeBraintree {
  const wallets = createFake();
  const { fake, failure, tokenize } = wallets;
  let appleNonce = '';
  const ApplePaySession = createApplePay(wallets, (nonce) => {
    appleNonce = nonce;
  });
  const create =
    <Given extends { client?: unknown; authorization?: string }, Made>(name: string, made: () => Made) =>
    async (given: Given): Promise<Made> => {
      fake.calls.push(name);
      if (!given.client && !given.authorization) throw failure('INSTANTIATION_OPTION_REQUIRED');
      return made();
    };
  const payPal = {
    tokenize: (options: { flow?: string }) =>
      options.flow ? tokenize('payPal', 'PAYPAL', options) : Promise.reject(failure('PAYPAL_FLOW_OPTION_REQUIRED')),
    closeWindow() {
      fake.closed.push('payPal');
      fake.decide('payPal', { code: 'PAYPAL_POPUP_CLOSED' });
    },
  };
  const applePay = {
    createPaymentRequest: (request: object) => ({ countryCode: 'US', ...request }),
    performValidation: async () => ({}),
    tokenize: async () => ({ nonce: appleNonce }),
  };
  const braintree = {
    client: { create: create('client', () => ({})) },
    dataCollector: { create: create('dataCollector', () => ({ deviceData: 'device' })) },
    paypal: { create: create('paypal', () => payPal) },
    venmo: { create: create('venmo', () => ({ tokenize: () => tokenize('venmo', 'VENMO', null) })) },
    applePay: { create: create('applePay', () => applePay) },
  };
  Object.assign(globalThis, { braintree, ApplePaySession, fakeBraintree: fake });
  return fake;
}

/** The same as a script for a page. */
export const fakeBraintreeScript = `${[createFake, createApplePay, installFakeBraintree].join(';\n')};\ninstallFakeBraintree();`;

import { serve } from '@hono/node-server';
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { braintreeAccount } from './braintree-account.ts';

type Kind = 'card' | 'applePay' | 'payPal' | 'venmo';
type Outcome = 'approved' | 'declined' | 'insufficient' | 'threeDSecure' | 'captureDeclined';

interface Method {
  kind: Kind;
  outcome: Outcome;
  isVaulted: boolean;
}
interface SimulatedTransaction {
  id: string;
  orderId: string;
  amount: number;
  status: string;
  statusHistory: object[];
  outcome: Outcome;
  parentId: string | null;
  captured: number;
  refunded: number;
}

/** Card numbers of the simulator. */
const braintreeCards = { approved: '4111111111111111', declined: '4000111111111115' } as const;

class Rejected extends Error {
  readonly errorClass: string;
  readonly legacyCode: string;
  constructor(errorClass: 'VALIDATION' | 'NOT_FOUND', legacyCode = '') {
    super(legacyCode);
    this.errorClass = errorClass;
    this.legacyCode = legacyCode;
  }
}

const requestSchema = v.object({
  query: v.string(),
  variables: v.object({ input: v.record(v.string(), v.unknown()) }),
});
const amountSchema = v.pipe(v.string(), v.regex(/^\d+\.\d\d$/));
const toCents = (value: unknown) => Math.round(Number(v.parse(amountSchema, value)) * 100);
const newId = () => randomUUID().replaceAll('-', '').slice(0, 12);
const textOf = (input: object, name: string): string => {
  const value: unknown = Object(input)[name];
  return typeof value === 'string' ? value : '';
};

const address = {
  fullName: 'Pia Payer',
  addressLine1: '1 Main St',
  addressLine2: '',
  adminArea1: 'CA',
  adminArea2: 'San Jose',
  postalCode: '95131',
  countryCode: 'US',
};

function detailsOf({ kind }: Method): object {
  const card = {
    __typename: 'CreditCardDetails',
    brandCode: 'VISA',
    last4: '1111',
    bin: '411111',
    expirationMonth: '03',
    expirationYear: '2030',
  };
  switch (kind) {
    case 'card':
      return { ...card, origin: null };
    case 'applePay':
      return { ...card, bin: null, origin: { type: 'APPLE_PAY', details: { paymentInstrumentName: 'Visa 1111' } } };
    case 'payPal':
      return {
        __typename: 'PayPalAccountDetails',
        email: 'pia@example.com',
        phone: '408-967-1000',
        firstName: 'Pia',
        lastName: 'Payer',
        billingAddress: null,
        shippingAddress: address,
      };
    case 'venmo':
      return { __typename: 'VenmoAccountDetails', username: 'pia-venmo' };
    default:
      return kind satisfies never;
  }
}

/** State and rules of the simulator. */
class Account {
  readonly methods = new Map<string, Method>();
  readonly transactions = new Map<string, SimulatedTransaction>();
  readonly refunds = new Map<string, { id: string; orderId: string; amount: number }>();

  tokenize(input: object): object {
    const number = textOf(Object(Object(input).creditCard), 'number');
    const id = this.createNonce('card', number === braintreeCards.declined ? 'declined' : 'approved');
    return { tokenized: { paymentMethod: { id } } };
  }

  createNonce(kind: Kind, outcome: Outcome = 'approved'): string {
    const id = `nonce_${newId()}`;
    this.methods.set(id, { kind, outcome, isVaulted: false });
    return id;
  }

  vault(input: object): object {
    const nonce = textOf(input, 'paymentMethodId');
    const method = this.methods.get(nonce);
    if (!method || method.isVaulted) throw new Rejected('NOT_FOUND');
    this.methods.delete(nonce);
    if (method.kind === 'card' && method.outcome === 'declined') throw new Rejected('VALIDATION', '81723');
    const id = `method_${newId()}`;
    this.methods.set(id, { ...method, isVaulted: true });
    return { vaultPaymentMethod: { paymentMethod: { id, details: detailsOf(method) } } };
  }

  authorize(input: object): object {
    const method = this.methods.get(textOf(input, 'paymentMethodId'));
    if (!method?.isVaulted) throw new Rejected('NOT_FOUND');
    const given: object = Object(Object(input).transaction);
    const transaction = this.addTransaction(textOf(given, 'orderId'), toCents(Object(given).amount), method.outcome);
    if (method.outcome === 'declined' || method.outcome === 'insufficient') {
      transaction.status = 'PROCESSOR_DECLINED';
      const legacyCode = method.outcome === 'declined' ? '2000' : '2001';
      transaction.statusHistory.unshift({ __typename: 'ProcessorDeclinedEvent', processorResponse: { legacyCode } });
    }
    if (method.outcome === 'threeDSecure') {
      transaction.status = 'GATEWAY_REJECTED';
      const event = { __typename: 'GatewayRejectedEvent', gatewayRejectionReason: 'THREE_D_SECURE' };
      transaction.statusHistory.unshift(event);
    }
    return { authorizePaymentMethod: { transaction: this.show(transaction) } };
  }

  addTransaction(orderId: string, amount: number, outcome: Outcome): SimulatedTransaction {
    const added: SimulatedTransaction = {
      id: `transaction_${newId()}`,
      orderId,
      amount,
      status: 'AUTHORIZED',
      statusHistory: [{ __typename: 'AuthorizedEvent' }],
      outcome,
      parentId: null,
      captured: 0,
      refunded: 0,
    };
    this.transactions.set(added.id, added);
    return added;
  }

  show({ id, status, amount, statusHistory }: SimulatedTransaction): object {
    return { id, status, amount: { value: (amount / 100).toFixed(2) }, statusHistory };
  }

  find(input: object): SimulatedTransaction {
    const found = this.transactions.get(textOf(input, 'transactionId'));
    if (!found) throw new Rejected('NOT_FOUND');
    return found;
  }

  capture(input: object): object {
    const transaction = this.find(input);
    if (transaction.status !== 'AUTHORIZED' || transaction.captured > 0) throw new Rejected('VALIDATION', '91507');
    transaction.status = 'SUBMITTED_FOR_SETTLEMENT';
    transaction.captured = transaction.amount;
    return { captureTransaction: { transaction: this.show(transaction) } };
  }

  captureInPart(input: object): object {
    const parent = this.find(input);
    const given: object = Object(Object(input).transaction);
    const amount = toCents(Object(given).amount);
    if (parent.status !== 'AUTHORIZED' || parent.captured + amount > parent.amount)
      throw new Rejected('VALIDATION', '95103');
    parent.captured += amount;
    const child = this.addTransaction(textOf(given, 'orderId'), amount, parent.outcome);
    Object.assign(child, { status: 'SUBMITTED_FOR_SETTLEMENT', parentId: parent.id, captured: amount });
    return { partialCaptureTransaction: { capture: this.show(child) } };
  }

  refund(input: object): object {
    const transaction = this.find(input);
    const given: object = Object(Object(input).refund);
    const amount = toCents(Object(given).amount);
    if (transaction.status !== 'SETTLED') throw new Rejected('VALIDATION', '91506');
    if (transaction.refunded + amount > transaction.captured) throw new Rejected('VALIDATION', '91521');
    transaction.refunded += amount;
    const refund = { id: `refund_${newId()}`, orderId: textOf(given, 'orderId'), amount };
    this.refunds.set(refund.id, refund);
    return { refundTransaction: { refund: { id: refund.id, status: 'SUBMITTED_FOR_SETTLEMENT' } } };
  }

  reverse(input: object): object {
    const transaction = this.find(input);
    if (transaction.status !== 'AUTHORIZED') throw new Rejected('VALIDATION', '91504');
    transaction.status = 'VOIDED';
    return { reverseTransaction: { reversal: { __typename: 'Transaction' } } };
  }

  search(input: object): object {
    const orderId = textOf(Object(Object(input).orderId), 'is');
    const found = [...this.transactions.values()].filter((each) => each.orderId === orderId);
    return { search: { transactions: { edges: found.map((each) => ({ node: this.show(each) })) } } };
  }

  searchRefunds(input: object): object {
    const orderId = textOf(Object(Object(input).orderId), 'is');
    const found = [...this.refunds.values()].filter((each) => each.orderId === orderId);
    return { search: { refunds: { edges: found.map(({ id }) => ({ node: { id, status: 'SETTLED' } })) } } };
  }

  run(operation: string, input: object): object {
    const run: Record<string, (input: object) => object> = {
      TokenizeCreditCard: (given) => this.tokenize(given),
      TokenizeCvv: () => ({ tokenized: { paymentMethod: { id: this.createNonce('card') } } }),
      VaultPaymentMethod: (given) => this.vault(given),
      AuthorizePaymentMethod: (given) => this.authorize(given),
      CaptureTransaction: (given) => this.capture(given),
      PartialCaptureTransaction: (given) => this.captureInPart(given),
      RefundTransaction: (given) => this.refund(given),
      ReverseTransaction: (given) => this.reverse(given),
      FindTransaction: (given) => this.search(given),
      FindRefund: (given) => this.searchRefunds(given),
    };
    const known = run[operation];
    if (!known) throw new Rejected('VALIDATION');
    return known(input);
  }

  /** Completes captures, as Braintree does every night. */
  completeCaptures(): void {
    for (const transaction of this.transactions.values())
      if (transaction.status === 'SUBMITTED_FOR_SETTLEMENT') transaction.status = 'SETTLED';
  }
}

/** The parts of Braintree's GraphQL API that the shop uses, on this machine; made from its public schema. */
export async function startBraintree() {
  const account = new Account();
  let fault: 'none' | 'response lost' = 'none';
  const app = new Hono();
  const { publicKey, privateKey, tokenizationKey } = braintreeAccount;
  const basic = `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;
  // Browsers send cards from the pages of the shop.
  app.use(cors());
  app.post('/graphql', async (context) => {
    const authorization = context.req.header('authorization');
    const { query, variables } = v.parse(requestSchema, await context.req.json());
    const operation = /^(?:mutation|query) (\w+)/.exec(query)?.[1] ?? '';
    const needed = operation.startsWith('Tokenize') ? `Bearer ${tokenizationKey}` : basic;
    const reject = (errorClass: string, legacyCode = '') =>
      context.json({ data: null, errors: [{ message: '', extensions: { errorClass, legacyCode } }] });
    if (authorization !== needed || !context.req.header('braintree-version')) return reject('AUTHENTICATION');
    try {
      const data = account.run(operation, variables.input);
      if (fault === 'response lost' && operation !== 'FindTransaction') return reject('INTERNAL');
      return context.json({ data });
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      return reject(error.errorClass, error.legacyCode);
    }
  });
  const server = await new Promise<{ port: number; close: () => Promise<void> }>((resolve) => {
    const running = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ port, close: () => new Promise((done) => void running.close(() => done())) }),
    );
  });
  return {
    url: `http://127.0.0.1:${server.port}/graphql`,
    account,
    setFault: (next: typeof fault) => {
      fault = next;
    },
    close: server.close,
  };
}

import { and, eq, ne } from 'drizzle-orm';
import type { BraintreeConfig } from '../../../platform/config/payment-settings.ts';
import type { Database } from '../../../platform/database/database.ts';
import type {
  AuthorizationResult,
  Payment,
  PaymentNotice,
  PaymentProvider,
  PaymentRequest,
} from '../../../platform/ports/payment-provider.ts';
import type { WalletProvider } from '../../../platform/ports/wallet-provider.ts';
import { readDeclineCode, toPayment } from '../stored-payment.ts';
import { BraintreeRejection, isTimeout } from './braintree-client.ts';
import {
  splitBraintreeToken,
  storeBraintreeCard,
  storeBraintreeWallet,
  verifyBraintreeCode,
} from './braintree-methods.ts';
import { runBraintreeOperation, type BraintreeNeeds } from './braintree-operations.ts';
import {
  authorizeAtBraintree,
  findAtBraintree,
  getDeclineCode,
  reverseAtBraintree,
  toCents,
  type Transaction,
} from './braintree-transactions.ts';
import { readBraintreeWebhook, withoutPart, type BraintreeEvent } from './braintree-webhook.ts';
import { braintreeOperations, braintreePayments } from './tables.ts';

type Row = typeof braintreePayments.$inferSelect;

function toResult({ status, amount, declineCode }: Row): AuthorizationResult {
  if (status === 'authorized') return { status, amount };
  return { status: 'declined', code: readDeclineCode(declineCode) };
}

function toOutcome(transaction: Transaction): Partial<Row> {
  const declineCode = getDeclineCode(transaction);
  const { id: transactionId } = transaction;
  return declineCode === null
    ? { transactionId, status: 'authorized', amount: toCents(transaction) }
    : { transactionId, status: 'declined', declineCode };
}

/** Webhooks that report a result of a capture or refund. */
const kinds = new Map<string, { kind: 'capture' | 'refund'; isSuccess: boolean }>([
  ['transaction_settled', { kind: 'capture', isSuccess: true }],
  ['transaction_settlement_declined', { kind: 'capture', isSuccess: false }],
  ['refund_failed', { kind: 'refund', isSuccess: false }],
]);

const isIt = (paymentId: string) => eq(braintreePayments.id, paymentId);

const findPayment = async (db: Database, paymentId: string) =>
  (await db.select().from(braintreePayments).where(isIt(paymentId)))[0];

const findOperations = (db: Database, paymentId: string) =>
  db.select().from(braintreeOperations).where(eq(braintreeOperations.paymentId, paymentId));

async function reverse(settings: BraintreeConfig, transactionId: string): Promise<void> {
  try {
    await reverseAtBraintree(settings, transactionId);
  } catch (error) {
    // It was declined, reversed or captured already.
    if (!(error instanceof BraintreeRejection)) throw error;
  }
}

/** Stores an outcome unless the payment was voided meanwhile; then what was authorized is released. */
async function storeOutcome({ db, settings }: BraintreeNeeds, paymentId: string, outcome: Partial<Row>): Promise<Row> {
  await db
    .update(braintreePayments)
    .set(outcome)
    .where(and(isIt(paymentId), eq(braintreePayments.status, 'requested')));
  const row = await findPayment(db, paymentId);
  if (!row) throw new Error(`Payment ${paymentId} is unknown`);
  if (row.status === 'voided' && outcome.transactionId) await reverse(settings, outcome.transactionId);
  return row;
}

async function requestPayment(
  settings: BraintreeConfig,
  { paymentId, token, amount, currency }: PaymentRequest,
  isRepeat: boolean,
): Promise<Transaction> {
  // Braintree has no idempotency key for everyone, so a repeat searches for the first request.
  const earlier = isRepeat ? await findAtBraintree(settings, paymentId) : null;
  if (earlier) return earlier;
  const { paymentMethodId } = splitBraintreeToken(token);
  const merchantAccountId = settings.merchantAccounts[currency];
  return authorizeAtBraintree(settings, { paymentMethodId, orderId: paymentId, amount, merchantAccountId });
}

/** Requests a payment once; a repeat returns the stored result. */
async function authorize(needs: BraintreeNeeds, payment: PaymentRequest): Promise<AuthorizationResult> {
  const { db, clock, settings } = needs;
  const { paymentId: id, amount, currency, token } = payment;
  const { method } = splitBraintreeToken(token);
  const row = { id, method, amount, currency, status: 'requested', createdAt: clock.now() } as const;
  const fresh = await db.insert(braintreePayments).values(row).onConflictDoNothing().returning();
  const present = await findPayment(db, id);
  if (present && present.status !== 'requested') return toResult(present);
  try {
    const transaction = await requestPayment(settings, payment, fresh.length === 0);
    return toResult(await storeOutcome(needs, id, toOutcome(transaction)));
  } catch (error) {
    if (isTimeout(error)) return { status: 'declined', code: 'no-response' };
    if (!(error instanceof BraintreeRejection)) throw error;
    return toResult(await storeOutcome(needs, id, { status: 'declined', declineCode: 'declined' }));
  }
}

/** Voids the uncaptured amount; blocks a payment that was not requested yet. */
async function voidPayment({ db, clock, settings }: BraintreeNeeds, paymentId: string): Promise<void> {
  const row = { id: paymentId, method: 'card', amount: 0, currency: '', status: 'voided' } as const;
  const barred = { ...row, createdAt: clock.now() };
  const known = await db.insert(braintreePayments).values(barred).onConflictDoNothing().returning();
  // The first request may still arrive; its authorization is released then.
  if (known.length > 0) return;
  const payment = await findPayment(db, paymentId);
  const captures = (await findOperations(db, paymentId)).filter(
    ({ kind, status }) => kind === 'capture' && status !== 'failed',
  );
  const isWhole = captures.some(({ amount }) => amount === payment?.amount);
  if (isWhole) return;
  if (captures.length === 0) await db.update(braintreePayments).set({ status: 'voided' }).where(isIt(paymentId));
  const transactionId = payment?.transactionId ?? (await findAtBraintree(settings, paymentId))?.id;
  if (transactionId) await reverse(settings, transactionId);
}

async function readState(db: Database, paymentId: string): Promise<Payment | null> {
  const payment = await findPayment(db, paymentId);
  return payment ? toPayment(payment, await findOperations(db, paymentId), null) : null;
}

/** Stores the result in a webhook and returns its notice; `null` if it has no payment. */
async function storeEvent(db: Database, event: BraintreeEvent): Promise<PaymentNotice | null> {
  const { kind: name, transactionId, reference } = event;
  const known = kinds.get(name);
  if (!known) return null;
  const { kind, isSuccess } = known;
  const isOperation = eq(braintreeOperations.id, withoutPart(reference));
  const [byId] = await db.select().from(braintreeOperations).where(isOperation);
  // A whole capture has the reference of its payment.
  const operation = byId ?? (await findOperations(db, reference)).find((each) => each.kind === kind);
  if (operation?.kind !== kind) return null;
  // Its other parts have moved: a gift card for all would pay these twice, so a person has to decide.
  if (!isSuccess && operation.parts.length > 1) throw new Error(`A part of the refund ${operation.id} was rejected`);
  const isOpen = isSuccess ? ne(braintreeOperations.status, 'failed') : undefined;
  await db
    .update(braintreeOperations)
    .set({ status: isSuccess ? 'succeeded' : 'failed' })
    .where(and(eq(braintreeOperations.id, operation.id), isOpen));
  const id = `braintree ${name} ${transactionId}`;
  return { id, kind, isSuccess, paymentId: operation.paymentId, operationId: operation.id };
}

/** Cards, PayPal, Venmo and Apple Pay by Braintree's GraphQL API: stored methods, captures and refunds in parts. */
export function braintreeProvider(needs: BraintreeNeeds): PaymentProvider {
  const { db, settings } = needs;
  return {
    encryptionKey: async () => ({
      keyId: settings.merchantId,
      format: 'braintree',
      url: settings.apiUrl,
      authorization: settings.tokenizationKey,
    }),
    tokenize: (nonce) => storeBraintreeCard(settings, nonce),
    verify: (token, nonce) => verifyBraintreeCode(settings, token, nonce),
    authorize: (payment) => authorize(needs, payment),
    // 3-D Secure is part of the nonce; Braintree has no page to return from.
    completeAction: async () => undefined,
    capture: (operation) => runBraintreeOperation(needs, 'capture', operation),
    refund: (operation) => runBraintreeOperation(needs, 'refund', operation),
    void: (paymentId) => voidPayment(needs, paymentId),
    find: (paymentId) => readState(db, paymentId),

    async readWebhook(body) {
      const events = readBraintreeWebhook(settings, body);
      if (events === null) return null;
      const notices = await Promise.all(events.map((event) => storeEvent(db, event)));
      return notices.filter((notice) => notice !== null);
    },
  };
}

/** PayPal, Venmo and Apple Pay; Braintree's scripts open them in the browser. WALLET-10 */
export function braintreeWallets({ settings }: Pick<BraintreeNeeds, 'settings'>): WalletProvider {
  return {
    start: async () => null,
    redeem: ({ kind, nonce, deviceData }) => storeBraintreeWallet(settings, kind, nonce, deviceData),
  };
}

import { and, eq, inArray, ne } from 'drizzle-orm';
import { isIP } from 'node:net';
import type { AdyenConfig } from '../../../platform/config/payment-settings.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type {
  AuthorizationResult,
  DeclineCode,
  OperationStatus,
  PayingBrowser,
  Payment,
  PaymentOperation,
  PaymentProvider,
  PaymentRequest,
} from '../../../platform/ports/payment-provider.ts';
import { readDeclineCode, toPayment } from '../stored-payment.ts';
import { splitToken, storeCard, toCardKey, verifyCode } from './adyen-cards.ts';
import {
  AdyenRejection,
  isTimeout,
  modificationResponse,
  paymentResponse,
  postToAdyen,
  type PaymentResponse,
} from './adyen-client.ts';
import { readAdyenWebhook, type AdyenEvent } from './adyen-webhook.ts';
import { adyenOperations, adyenPayments } from './tables.ts';

interface Needs {
  db: Database;
  clock: Clock;
  settings: AdyenConfig;
}

type Row = typeof adyenPayments.$inferSelect;

/** Decline codes by Adyen's codes; any other is a plain decline. */
const declineCodes: Readonly<Record<string, DeclineCode>> = {
  '4': 'no-response',
  '6': 'expired',
  '9': 'no-response',
  '11': 'not-authenticated',
  '12': 'insufficient-funds',
  '42': 'not-authenticated',
};

/** Decline codes by result: canceled by the shopper, and not decided by Adyen yet. */
const declinedResults: Readonly<Record<string, DeclineCode>> = {
  Cancelled: 'not-authenticated',
  AuthenticationNotRequired: 'not-authenticated',
  Pending: 'no-response',
  Received: 'no-response',
  Error: 'no-response',
};

type Outcome = Pick<Row, 'status' | 'declineCode' | 'actionUrl'> & Partial<Pick<Row, 'pspReference' | 'amount'>>;

/** Reads the result of a payment; one that Adyen has not decided yet counts as declined and is canceled. */
function toOutcome(response: PaymentResponse): Outcome {
  const { resultCode, refusalReasonCode = '', pspReference, amount, action } = response;
  const known = { ...(pspReference !== undefined && { pspReference }), actionUrl: null, declineCode: '' };
  if (resultCode === 'Authorised' || resultCode === 'PartiallyAuthorised')
    return { ...known, status: 'authorized', ...(amount && { amount: amount.value }) };
  if (action?.type === 'redirect' && action.url !== undefined && (action.method ?? 'GET') === 'GET')
    return { ...known, status: 'action-required', actionUrl: action.url };
  const declineCode = declinedResults[resultCode] ?? declineCodes[refusalReasonCode] ?? 'declined';
  return { ...known, status: 'declined', declineCode };
}

function toResult({ status, amount, actionUrl, declineCode }: Row): AuthorizationResult {
  if (status === 'authorized') return { status, amount };
  if (status === 'action-required' && actionUrl !== null) return { status, url: actionUrl };
  return { status: 'declined', code: readDeclineCode(declineCode) };
}

const isIt = (paymentId: string) => eq(adyenPayments.id, paymentId);

const findPayment = async (db: Database, paymentId: string) =>
  (await db.select().from(adyenPayments).where(isIt(paymentId)))[0];

const findOperations = (db: Database, paymentId: string) =>
  db.select().from(adyenOperations).where(eq(adyenOperations.paymentId, paymentId));

/** Cancels by our reference, which also reaches a payment without a stored response. */
async function cancel(settings: AdyenConfig, paymentId: string): Promise<void> {
  try {
    const body = { paymentReference: paymentId, reference: paymentId };
    await postToAdyen(settings, modificationResponse, '/cancels', body, `cancel-${paymentId}`);
  } catch (error) {
    // There is nothing to cancel.
    if (!(error instanceof AdyenRejection)) throw error;
  }
}

/** Stores an outcome unless the payment was voided meanwhile; then what was authorized is canceled. */
async function storeOutcome(
  { db, settings }: Needs,
  paymentId: string,
  from: Row['status'],
  outcome: Outcome,
): Promise<Row> {
  await db
    .update(adyenPayments)
    .set(outcome)
    .where(and(isIt(paymentId), eq(adyenPayments.status, from)));
  const row = await findPayment(db, paymentId);
  if (!row) throw new Error(`Payment ${paymentId} is unknown`);
  if (row.status === 'voided') await cancel(settings, paymentId);
  return row;
}

/** Color depths that Adyen accepts, in bits. */
const colorDepths = [48, 32, 30, 24, 16, 15, 8, 4, 1];

/** The shopper's browser as Adyen needs it for 3-D Secure. */
function toShopper({ address, userAgent, info }: PayingBrowser): object {
  const browserInfo = info && {
    ...info,
    colorDepth: colorDepths.find((depth) => depth <= info.colorDepth),
    userAgent,
    // A page can't read its own header, and no browser runs Java.
    acceptHeader: '*/*',
    javaEnabled: false,
  };
  return { ...(isIP(address) > 0 && { shopperIP: address }), ...(browserInfo && { browserInfo }) };
}

function requestPayment(settings: AdyenConfig, payment: PaymentRequest): Promise<PaymentResponse> {
  const { paymentId, token, amount, currency, returnUrl, browser } = payment;
  const { shopperReference, storedPaymentMethodId } = splitToken(token);
  const body = {
    amount: { value: amount, currency },
    reference: paymentId,
    paymentMethod: { type: 'scheme', storedPaymentMethodId },
    shopperReference,
    shopperInteraction: 'ContAuth',
    recurringProcessingModel: 'CardOnFile',
    returnUrl,
    origin: new URL(returnUrl).origin,
    channel: 'Web',
    ...(browser && toShopper(browser)),
    additionalData: { manualCapture: 'true' },
  };
  return postToAdyen(settings, paymentResponse, '/payments', body, paymentId);
}

/** Requests a payment once; a repeat returns the stored result. */
async function authorize(needs: Needs, payment: PaymentRequest): Promise<AuthorizationResult> {
  const { db, clock, settings } = needs;
  const { paymentId: id, amount, currency } = payment;
  const row = { id, amount, currency, status: 'requested', createdAt: clock.now() } as const;
  await db.insert(adyenPayments).values(row).onConflictDoNothing();
  const present = await findPayment(db, id);
  if (present && present.status !== 'requested') return toResult(present);
  const store = async (outcome: Outcome) => toResult(await storeOutcome(needs, id, 'requested', outcome));
  try {
    return await store(toOutcome(await requestPayment(settings, payment)));
  } catch (error) {
    if (isTimeout(error)) return { status: 'declined', code: 'no-response' };
    if (!(error instanceof AdyenRejection)) throw error;
    return store({ status: 'declined', declineCode: 'declined', actionUrl: null });
  }
}

/** Stores the result of a challenge from which the shopper returns. */
async function completeAction(needs: Needs, paymentId: string, redirectResult: string | undefined): Promise<void> {
  const { db, settings } = needs;
  const payment = await findPayment(db, paymentId);
  if (payment?.status !== 'action-required' || redirectResult === undefined) return;
  const body = { details: { redirectResult } };
  const response = await postToAdyen(settings, paymentResponse, '/payments/details', body, `details-${paymentId}`);
  // The parameter is from the browser, so it may belong to another payment.
  if (response.merchantReference !== paymentId) throw new Error(`Payment ${paymentId} got the result of another one`);
  await storeOutcome(needs, paymentId, 'action-required', toOutcome(response));
}

/** Requests a capture or refund, once for each operation id; a webhook reports its result. */
async function runOperation(
  { db, clock, settings }: Needs,
  kind: 'capture' | 'refund',
  { id, paymentId, amount, currency }: PaymentOperation,
): Promise<OperationStatus> {
  const payment = await findPayment(db, paymentId);
  if (!payment?.pspReference) throw new Error(`Payment ${paymentId} is unknown, so it has no ${kind}`);
  const row = { id, paymentId, kind, amount, status: 'pending', createdAt: clock.now() } as const;
  await db.insert(adyenOperations).values(row).onConflictDoNothing();
  const [present] = await db.select().from(adyenOperations).where(eq(adyenOperations.id, id));
  if (present && present.status !== 'pending') return present.status;
  try {
    const body = { amount: { value: amount, currency }, reference: id };
    await postToAdyen(settings, modificationResponse, `/payments/${payment.pspReference}/${kind}s`, body, id);
    return 'pending';
  } catch (error) {
    if (!(error instanceof AdyenRejection)) throw error;
    await db.update(adyenOperations).set({ status: 'failed' }).where(eq(adyenOperations.id, id));
    return 'failed';
  }
}

/** Cancels a payment unless a capture has begun; bars one that Adyen has not received yet. */
async function voidPayment({ db, clock, settings }: Needs, paymentId: string): Promise<void> {
  const row = { id: paymentId, amount: 0, currency: '', status: 'voided', createdAt: clock.now() } as const;
  const known = await db.insert(adyenPayments).values(row).onConflictDoNothing().returning();
  const isBarred = known.length > 0;
  const hasCapture = (await findOperations(db, paymentId)).some(
    ({ kind, status }) => kind === 'capture' && status !== 'failed',
  );
  if (!isBarred && !hasCapture) await db.update(adyenPayments).set({ status: 'voided' }).where(isIt(paymentId));
  await cancel(settings, paymentId);
}

async function readState(db: Database, paymentId: string): Promise<Payment | null> {
  const payment = await findPayment(db, paymentId);
  return payment ? toPayment(payment, await findOperations(db, paymentId), payment.actionUrl) : null;
}

/** Stores what a webhook reports, so that a repeated call returns it. */
async function storeEvent(db: Database, { notice, item }: AdyenEvent): Promise<void> {
  const { kind, paymentId, operationId, isSuccess } = notice;
  if (operationId !== null) {
    const status = isSuccess ? 'succeeded' : 'failed';
    const isOpen = isSuccess ? ne(adyenOperations.status, 'failed') : undefined;
    await db
      .update(adyenOperations)
      .set({ status })
      .where(and(eq(adyenOperations.id, operationId), isOpen));
  }
  if (kind !== 'authorization' || !isSuccess) return;
  // A failed try is not final: Adyen reports each, and the shopper may try again in the same challenge.
  const isOpen = inArray(adyenPayments.status, ['requested', 'action-required']);
  await db
    .update(adyenPayments)
    .set({ status: 'authorized', actionUrl: null, pspReference: item.pspReference, amount: item.amount.value })
    .where(and(isIt(paymentId), isOpen));
}

/** Payments by Adyen's Checkout API: stored cards, 3-D Secure by redirect, captures and refunds in parts. */
export function adyenProvider(needs: Needs): PaymentProvider {
  const { db, settings } = needs;
  return {
    encryptionKey: async () => toCardKey(settings),
    tokenize: (encrypted) => storeCard(settings, encrypted),
    verify: (token, encryptedCode) => verifyCode(settings, token, encryptedCode),
    authorize: (payment) => authorize(needs, payment),
    completeAction: (paymentId, { redirectResult }) => completeAction(needs, paymentId, redirectResult),
    capture: (operation) => runOperation(needs, 'capture', operation),
    refund: (operation) => runOperation(needs, 'refund', operation),
    void: (paymentId) => voidPayment(needs, paymentId),
    find: (paymentId) => readState(db, paymentId),

    async readWebhook(body) {
      const events = await readAdyenWebhook(db, settings, body);
      for (const event of events ?? []) await storeEvent(db, event);
      return events?.map(({ notice }) => notice) ?? null;
    },
  };
}

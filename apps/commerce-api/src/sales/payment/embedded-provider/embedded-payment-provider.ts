import { type CardRules, getCardType, validateCardNumber, validateSecurityCode, houseCardType } from '@settee/domain';
import { createHash } from 'node:crypto';
import { asc, eq, ne, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import type {
  AuthorizationResult,
  DeclineCode,
  PaymentProvider,
  PaymentRequest,
  TokenizeResult,
  Verification,
} from '../../../platform/ports/payment-provider.ts';
import { makeKeyPair, decryptCvv, decryptCard, type DecryptedCard } from './card-encryption.ts';
import { runOperation } from './embedded-operations.ts';
import { readDelivery } from './embedded-webhook.ts';
import { cardTokens, providerPayments, encryptionKeys, walletPayments } from './tables.ts';
import { toOutcome, wrongCode, type CardOutcome } from './test-cards.ts';

interface Needs {
  db: Database;
  clock: Clock;
  ids: Ids;
  /** Number ranges of the store's own cards. CARD-24, CARD-27 */
  cardRules: CardRules;
}

type Payment = typeof providerPayments.$inferSelect;

async function presentKey({ db, clock, ids }: Needs) {
  const read = () =>
    db.select().from(encryptionKeys).orderBy(asc(encryptionKeys.createdAt), asc(encryptionKeys.id)).limit(1);
  const [present] = await read();
  if (present) return present;
  // Two processes may both create a key: both then use the older one.
  await db.insert(encryptionKeys).values({ id: ids.row(), ...(await makeKeyPair()), createdAt: clock.now() });
  const [made] = await read();
  if (!made) throw new Error('The encryption key could not be stored');
  return made;
}

function isExpired({ expMonth, expYear }: DecryptedCard, now: Date): boolean {
  return expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

function checkCard(card: DecryptedCard, rules: CardRules, now: Date) {
  const type = getCardType(card.number, rules);
  if (type === null || validateCardNumber(card.number, rules) !== null) return null;
  // The house card has neither expiration nor code. CARD-43
  if (type === houseCardType) return type;
  const isComplete = !isExpired(card, now) && validateSecurityCode(card.cvv, type) === null;
  return isComplete ? type : null;
}

/** Hashes the bytes: base64url has several spellings of the same bytes. */
function hashOf(encrypted: string): string {
  const bytes = encrypted.split('.').map((part) => Buffer.from(part, 'base64url'));
  return createHash('sha256').update(Buffer.concat(bytes)).digest('base64url');
}

/** Path of the page on which a shopper confirms a payment. */
export const challengePath = '/api/payment-provider/challenge';

const getActionUrl = ({ actionKey }: Pick<Payment, 'actionKey'>) =>
  actionKey === null ? null : `${challengePath}/${actionKey}`;

const declineCodes: Partial<Record<CardOutcome, DeclineCode>> = {
  'insufficient-funds': 'insufficient-funds',
  expired: 'expired',
  challenge: 'not-authenticated',
  'challenge-failed': 'not-authenticated',
  redirect: 'not-authenticated',
};

const actionOutcomes: readonly CardOutcome[] = ['challenge', 'challenge-failed', 'redirect'];
const declineOutcomes: readonly CardOutcome[] = [
  'declined',
  'insufficient-funds',
  'expired',
  'reissued',
  'session-error',
];

function toStatus(outcome: CardOutcome): Payment['status'] {
  if (actionOutcomes.includes(outcome)) return 'action-required';
  return declineOutcomes.includes(outcome) ? 'declined' : 'authorized';
}

function toAuthorizationResult(
  payment: Pick<Payment, 'status' | 'outcome' | 'amount' | 'actionKey'>,
): AuthorizationResult {
  const { status, outcome, amount } = payment;
  const url = getActionUrl(payment);
  if (status === 'action-required' && url !== null) return { status, url };
  if (status === 'authorized' || status === 'captured')
    return outcome === 'timeout' ? { status: 'declined', code: 'no-response' } : { status: 'authorized', amount };
  return { status: 'declined', code: declineCodes[outcome] ?? 'declined' };
}

const findPayment = async (db: Database, paymentId: string) =>
  (await db.select().from(providerPayments).where(eq(providerPayments.paymentId, paymentId)))[0] ?? null;

/** Of a card or a wallet; an unknown token is declined. */
async function findOutcome(db: Database, token: string): Promise<CardOutcome> {
  const [card] = await db.select().from(cardTokens).where(eq(cardTokens.token, token));
  if (card) return card.outcome;
  const [wallet] = await db.select().from(walletPayments).where(eq(walletPayments.token, token));
  return wallet?.outcome ?? 'declined';
}

async function tokenize(needs: Needs, encrypted: string): Promise<TokenizeResult> {
  const { db, clock, ids } = needs;
  const now = clock.now();
  const card = await decryptCard(encrypted, (await presentKey(needs)).privateJwk, now);
  if (!card) return { isTaken: false, rejection: 'session' };
  const type = checkCard(card, needs.cardRules, now);
  if (!type) return { isTaken: false, rejection: 'invalid' };
  const outcome = toOutcome(card.number);
  const stored = { token: ids.secret(), type, lastFour: card.number.slice(-4), outcome, createdAt: now };
  const encryptedCardHash = hashOf(encrypted);
  const fresh = await db
    .insert(cardTokens)
    .values({ ...stored, encryptedCardHash })
    .onConflictDoNothing()
    .returning({ token: cardTokens.token });
  if (fresh.length === 0 || outcome === 'session-error') return { isTaken: false, rejection: 'session' };
  if (outcome === 'reissued') return { isTaken: false, rejection: 'reissued' };
  const { token, lastFour } = stored;
  const { expMonth, expYear, number } = card;
  return { isTaken: true, card: { token, type, lastFour, binRange: number.slice(0, 6), expMonth, expYear } };
}

async function verify(needs: Needs, token: string, encryptedCode: string): Promise<Verification> {
  const { db, clock } = needs;
  const code = await decryptCvv(encryptedCode, (await presentKey(needs)).privateJwk, clock.now());
  if (code === null) return 'session';
  const [card] = await db.select().from(cardTokens).where(eq(cardTokens.token, token));
  return card && code !== wrongCode && validateSecurityCode(code, card.type) === null ? 'right' : 'wrong';
}

async function authorize({ db, clock, ids }: Needs, request: PaymentRequest): Promise<AuthorizationResult> {
  const { paymentId, token, amount, currency, returnUrl } = request;
  const outcome = await findOutcome(db, token);
  const status = toStatus(outcome);
  const payment = {
    paymentId,
    token,
    amount: outcome === 'partial' ? Math.floor(amount / 2) : amount,
    currency,
    status,
    outcome,
    actionKey: status === 'action-required' ? ids.secret() : null,
    returnUrl,
    createdAt: clock.now(),
  } as const;
  const fresh = await db.insert(providerPayments).values(payment).onConflictDoNothing().returning();
  return toAuthorizationResult(fresh[0] ?? (await findPayment(db, paymentId)) ?? { ...payment, status: 'declined' });
}

/** Voids the uncaptured amount; blocks a payment that was not requested yet. */
async function voidPayment({ db, clock }: Needs, paymentId: string): Promise<void> {
  const barred = {
    paymentId,
    token: null,
    amount: 0,
    currency: '',
    status: 'voided',
    outcome: 'declined',
    createdAt: clock.now(),
  } as const;
  const released = sql`case when ${providerPayments.captured} > 0 then 'captured' else 'voided' end`;
  const isFree = ne(providerPayments.status, 'captured');
  await db
    .insert(providerPayments)
    .values(barred)
    .onConflictDoUpdate({ target: providerPayments.paymentId, set: { status: released }, setWhere: isFree });
}

/** Built-in payment provider that processes test cards; no money moves. */
export function embeddedPaymentProvider(needs: Needs): PaymentProvider {
  return {
    async encryptionKey() {
      const { id, publicJwk } = await presentKey(needs);
      const { kty = '', n = '', e = '' } = publicJwk;
      return { keyId: id, jwk: { kty, n, e, alg: 'RSA-OAEP-256', use: 'enc' } };
    },
    tokenize: (encrypted) => tokenize(needs, encrypted),
    verify: (token, encryptedCode) => verify(needs, token, encryptedCode),
    authorize: (request) => authorize(needs, request),
    // The challenge page has stored the result before the shopper returns.
    completeAction: async () => undefined,
    capture: (operation) => runOperation(needs, 'capture', operation),
    refund: (operation) => runOperation(needs, 'refund', operation),
    void: (paymentId) => voidPayment(needs, paymentId),

    async find(paymentId) {
      const payment = await findPayment(needs.db, paymentId);
      if (!payment) return null;
      const { status, amount: authorized, captured, refunded } = payment;
      const actionUrl = status === 'action-required' ? getActionUrl(payment) : null;
      return { status, authorized, captured, refunded, actionUrl };
    },

    readWebhook: (body, headers) => readDelivery(needs, body, headers),
  };
}

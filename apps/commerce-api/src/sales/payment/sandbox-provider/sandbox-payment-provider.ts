import { type CardRules, getCardType, validateCardNumber, validateSecurityCode, houseCardType } from '@settee/domain';
import { createHash } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import type {
  AuthorizationResult,
  PaymentProvider,
  PaymentRequest,
  TokenizeResult,
} from '../../../platform/ports/payment-provider.ts';
import { makeKeyPair, decryptCvv, decryptCard, type DecryptedCard } from './sealing.ts';
import { cardTokens, providerPayments, sealingKeys } from './tables.ts';
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
  const read = () => db.select().from(sealingKeys).orderBy(asc(sealingKeys.createdAt), asc(sealingKeys.id)).limit(1);
  const [present] = await read();
  if (present) return present;
  // Two processes may both make one: the older of them counts for both.
  await db.insert(sealingKeys).values({ id: ids.row(), ...(await makeKeyPair()), createdAt: clock.now() });
  const [made] = await read();
  if (!made) throw new Error('The sealing key could not be kept');
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

/** Of the bytes, because one seal can be spelled in several ways. */
function hashOf(sealed: string): string {
  const bytes = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  return createHash('sha256').update(Buffer.concat(bytes)).digest('base64url');
}

function toAuthorizationResult({
  status,
  outcome,
  amount,
}: Pick<Payment, 'status' | 'outcome' | 'amount'>): AuthorizationResult {
  if (status === 'authorised' || status === 'captured') return { isAuthorized: true, amount };
  return {
    isAuthorized: false,
    code: outcome === 'insufficient-funds' || outcome === 'expired' ? outcome : 'declined',
  };
}

/** Built-in payment provider that processes test cards; no money moves. */
export function sandboxPaymentProvider(needs: Needs): PaymentProvider {
  const { db, clock, ids } = needs;
  const byAttempt = (attemptId: string) => eq(providerPayments.attemptId, attemptId);
  const find = async (attemptId: string) =>
    (await db.select().from(providerPayments).where(byAttempt(attemptId)))[0] ?? null;

  return {
    async sealingKey() {
      const { id, publicJwk } = await presentKey(needs);
      const { kty = '', n = '', e = '' } = publicJwk;
      return { keyId: id, jwk: { kty, n, e, alg: 'RSA-OAEP-256', use: 'enc' } };
    },

    async tokenize(sealed): Promise<TokenizeResult> {
      const now = clock.now();
      const card = await decryptCard(sealed, (await presentKey(needs)).privateJwk, now);
      if (!card) return { isTaken: false, rejection: 'session' };
      const type = checkCard(card, needs.cardRules, now);
      if (!type) return { isTaken: false, rejection: 'invalid' };
      const outcome = toOutcome(card.number);
      const stored = { token: ids.secret(), type, lastFour: card.number.slice(-4), outcome, createdAt: now };
      const sealHash = hashOf(sealed);
      const fresh = await db
        .insert(cardTokens)
        .values({ ...stored, sealHash })
        .onConflictDoNothing()
        .returning({ token: cardTokens.token });
      if (fresh.length === 0 || outcome === 'session-error') return { isTaken: false, rejection: 'session' };
      if (outcome === 'reissued') return { isTaken: false, rejection: 'reissued' };
      const { token, lastFour } = stored;
      const { expMonth, expYear, number } = card;
      return { isTaken: true, card: { token, type, lastFour, binRange: number.slice(0, 6), expMonth, expYear } };
    },

    async verify(token, sealedCode) {
      const code = await decryptCvv(sealedCode, (await presentKey(needs)).privateJwk, clock.now());
      if (code === null) return 'session';
      const [card] = await db.select().from(cardTokens).where(eq(cardTokens.token, token));
      return card && code !== wrongCode && validateSecurityCode(code, card.type) === null ? 'right' : 'wrong';
    },

    async authorize({ attemptId, token, amount, currency }: PaymentRequest) {
      const [card] = await db.select().from(cardTokens).where(eq(cardTokens.token, token));
      const outcome: CardOutcome = card?.outcome ?? 'declined';
      const status = outcome === 'approved' ? 'authorised' : 'declined';
      const payment = { attemptId, token, amount, currency, status, outcome, createdAt: clock.now() } as const;
      const fresh = await db.insert(providerPayments).values(payment).onConflictDoNothing().returning();
      return toAuthorizationResult(fresh[0] ?? (await find(attemptId)) ?? { ...payment, status: 'declined' });
    },

    async capture(attemptId) {
      const isOpen = and(byAttempt(attemptId), eq(providerPayments.status, 'authorised'));
      await db.update(providerPayments).set({ status: 'captured' }).where(isOpen);
      if ((await find(attemptId))?.status !== 'captured')
        throw new Error(`Attempt ${attemptId} can't be captured: it isn't authorised`);
    },

    async void(attemptId) {
      const barred = {
        attemptId,
        token: null,
        amount: 0,
        currency: '',
        status: 'voided',
        outcome: 'declined',
        createdAt: clock.now(),
      } as const;
      const isFree = ne(providerPayments.status, 'captured');
      await db
        .insert(providerPayments)
        .values(barred)
        .onConflictDoUpdate({ target: providerPayments.attemptId, set: { status: 'voided' }, setWhere: isFree });
      if ((await find(attemptId))?.status === 'captured')
        throw new Error(`Attempt ${attemptId} can't be voided: it was captured`);
    },

    find: async (attemptId) => (await find(attemptId))?.status ?? null,
  };
}

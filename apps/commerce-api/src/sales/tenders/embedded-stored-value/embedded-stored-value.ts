import { giftCards, rewardCertificates, tenderCodes } from '@settee/catalog';
import type { Cents, SiteCulture, TenderType } from '@settee/domain';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import type {
  HoldResult,
  BalanceResult,
  HoldAmount,
  InsufficientBalance,
  StoredValue,
  StoredValueCredentials,
  StoredValueError,
  StoredValueRefund,
} from '../../../platform/ports/stored-value.ts';
import { newNumber } from './gift-card-number.ts';
import { issuedCards, valueAccounts, valueHolds, valueRefunds } from './tables.ts';

interface Needs {
  db: Database;
  clock: Clock;
  ids: Ids;
}

/** One gift card or code as it was issued. */
interface Issued {
  siteCulture: SiteCulture;
  balance: Cents;
  outcome: (typeof giftCards)[number]['outcome'] | (typeof tenderCodes)[number]['outcome'];
}

const errors: Partial<Record<Issued['outcome'], StoredValueError>> = {
  empty: 'empty',
  used: 'empty',
  expired: 'expired',
  'not-activated': 'not-activated',
  unknown: 'unknown',
};

async function findIssued(db: Database, number: string): Promise<(Issued & { pin: string }) | null> {
  const [card] = await db.select().from(issuedCards).where(eq(issuedCards.number, number));
  return card ? { siteCulture: card.siteCulture, balance: card.amount, outcome: 'accepted', pin: card.pin } : null;
}

async function issued(db: Database, kind: TenderType, number: string): Promise<(Issued & { pin: string }) | null> {
  if (kind === 'giftCard') return giftCards.find((each) => each.number === number) ?? findIssued(db, number);
  if (kind === 'rewardCertificate') {
    const found = rewardCertificates.find((each) => each.number === number);
    return found ? { siteCulture: 'USA', balance: found.value, outcome: 'accepted', pin: '' } : null;
  }
  const code = tenderCodes.find((each) => each.number === number);
  return code ? { ...code, pin: '' } : null;
}

async function validate(
  db: Database,
  { kind, number, pin, siteCulture }: StoredValueCredentials,
): Promise<Issued | StoredValueError> {
  const found = await issued(db, kind, number);
  if (!found || found.pin !== pin) return 'unknown';
  if (found.outcome === 'service-unavailable') throw new Error('The service of stored value does not respond');
  const error = errors[found.outcome];
  if (error) return error;
  return found.siteCulture === siteCulture ? found : 'wrong-site';
}

/** Undoes a hold that could not be stored. */
class NotHeld extends Error {
  readonly short: InsufficientBalance | null;

  constructor(short: InsufficientBalance | null) {
    super('not held');
    this.short = short;
  }
}

const isHold = (attemptId: string, token: string) =>
  and(eq(valueHolds.attemptId, attemptId), eq(valueHolds.token, token));

/** Raises what is spent of an account and stores the hold; throws `NotHeld` when too little is left. */
async function holdPart({ clock }: Needs, tx: Database, attemptId: string, { token, amount }: HoldAmount) {
  const [account] = await tx.select().from(valueAccounts).where(eq(valueAccounts.token, token));
  const balance = account ? ((await issued(tx, account.kind, account.number))?.balance ?? 0) : 0;
  const isEnough = and(eq(valueAccounts.token, token), lte(valueAccounts.spent, balance - amount));
  const spent = sql`${valueAccounts.spent} + ${amount}`;
  const [taken] = await tx.update(valueAccounts).set({ spent }).where(isEnough).returning();
  if (!taken) throw new NotHeld({ token, balance: balance - (account?.spent ?? 0) });
  const hold = { attemptId, token, amount, status: 'held' as const, createdAt: clock.now() };
  const stored = await tx.insert(valueHolds).values(hold).onConflictDoNothing().returning();
  if (stored.length === 0) throw new NotHeld(null);
}

/** Reverses `holdPart` by an amount. */
async function restoreBalance(tx: Database, token: string, amount: Cents): Promise<void> {
  const spent = sql`${valueAccounts.spent} - ${amount}`;
  await tx.update(valueAccounts).set({ spent }).where(eq(valueAccounts.token, token));
}

async function getBalance({ db, ids }: Needs, entry: StoredValueCredentials): Promise<BalanceResult> {
  const { kind, number } = entry;
  const found = await validate(db, entry);
  if (typeof found === 'string') return { isFound: false, error: found };
  await db.insert(valueAccounts).values({ token: ids.secret(), kind, number }).onConflictDoNothing();
  const [account] = await db.select().from(valueAccounts).where(eq(valueAccounts.number, number));
  if (!account) throw new Error('The account that was just made is gone');
  const balance = found.balance - account.spent;
  return balance > 0 ? { isFound: true, token: account.token, balance } : { isFound: false, error: 'empty' };
}

function refund(
  { db, clock }: Needs,
  { id, attemptId, token, amount }: StoredValueRefund,
): Promise<'succeeded' | 'failed'> {
  return db.transaction(async (tx) => {
    // Locked, so that refunds of a hold wait for each other.
    const isTaken = and(isHold(attemptId, token), eq(valueHolds.status, 'taken'));
    const [hold] = await tx.select().from(valueHolds).where(isTaken).for('update');
    const isOf = and(eq(valueRefunds.attemptId, attemptId), eq(valueRefunds.token, token));
    const refunds = await tx.select().from(valueRefunds).where(isOf);
    if (refunds.some((refund) => refund.id === id)) return 'succeeded';
    const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
    if (!hold || refunded + amount > hold.amount) return 'failed';
    await tx.insert(valueRefunds).values({ id, attemptId, token, amount, createdAt: clock.now() });
    await restoreBalance(tx, token, amount);
    return 'succeeded';
  });
}

/** Ends a hold; bars one that was not requested yet. */
async function release({ db, clock }: Needs, attemptId: string, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const bar = { attemptId, token, amount: 0, status: 'released' as const, createdAt: clock.now() };
    const barred = await tx.insert(valueHolds).values(bar).onConflictDoNothing().returning();
    if (barred.length > 0) return;
    const isHeld = and(isHold(attemptId, token), eq(valueHolds.status, 'held'));
    const [released] = await tx.update(valueHolds).set({ status: 'released' }).where(isHeld).returning();
    if (released) await restoreBalance(tx, token, released.amount);
  });
}

/** Manages the balances of the catalog's gift cards and codes; spent amounts persist for all shoppers. */
export function embeddedStoredValue(needs: Needs): StoredValue {
  const { db, clock } = needs;
  return {
    getBalance: (entry) => getBalance(needs, entry),

    async hold(attemptId, part): Promise<HoldResult> {
      const [known] = await db.select().from(valueHolds).where(isHold(attemptId, part.token));
      if (known) return known.status === 'released' ? { isHeld: false, short: null } : { isHeld: true };
      try {
        await db.transaction((tx) => holdPart(needs, tx, attemptId, part));
        return { isHeld: true };
      } catch (error) {
        if (error instanceof NotHeld) return { isHeld: false, short: error.short };
        throw error;
      }
    },

    async issueGiftCard({ cardId, amount, siteCulture }) {
      const card = { cardId, amount, siteCulture, ...newNumber(), createdAt: clock.now() };
      await db.insert(issuedCards).values(card).onConflictDoNothing({ target: issuedCards.cardId });
      const [found] = await db.select().from(issuedCards).where(eq(issuedCards.cardId, cardId));
      if (!found) throw new Error('The gift card that was just issued is gone');
      return { number: found.number, pin: found.pin };
    },

    async capture(attemptId, token) {
      const isHeld = and(isHold(attemptId, token), eq(valueHolds.status, 'held'));
      await db.update(valueHolds).set({ status: 'taken' }).where(isHeld);
    },

    refund: (request) => refund(needs, request),
    release: (attemptId, token) => release(needs, attemptId, token),
  };
}

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
} from '../../../platform/ports/stored-value.ts';
import { valueAccounts, valueHolds } from './tables.ts';

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

function issued(kind: TenderType, number: string): (Issued & { pin: string }) | null {
  if (kind === 'giftCard') return giftCards.find((each) => each.number === number) ?? null;
  if (kind === 'rewardCertificate') {
    const found = rewardCertificates.find((each) => each.number === number);
    return found ? { siteCulture: 'USA', balance: found.value, outcome: 'accepted', pin: '' } : null;
  }
  const code = tenderCodes.find((each) => each.number === number);
  return code ? { ...code, pin: '' } : null;
}

function validate({ kind, number, pin, siteCulture }: StoredValueCredentials): Issued | StoredValueError {
  const found = issued(kind, number);
  if (!found || found.pin !== pin) return 'unknown';
  if (found.outcome === 'service-unavailable') throw new Error('The service of stored value does not answer');
  const error = errors[found.outcome];
  if (error) return error;
  return found.siteCulture === siteCulture ? found : 'wrong-site';
}

/** Undoes a hold of which one part could not be had. */
class NotEnough extends Error {
  readonly short: InsufficientBalance;

  constructor(short: InsufficientBalance) {
    super('not enough is left');
    this.short = short;
  }
}

/** Manages the balances of the catalog's gift cards and codes; spent amounts persist for all shoppers. */
export function sandboxStoredValue({ db, clock, ids }: Needs): StoredValue {
  async function holdPart(tx: Database, attemptId: string, { token, amount }: HoldAmount): Promise<void> {
    const [account] = await tx.select().from(valueAccounts).where(eq(valueAccounts.token, token));
    const balance = account ? (issued(account.kind, account.number)?.balance ?? 0) : 0;
    const isEnough = and(eq(valueAccounts.token, token), lte(valueAccounts.spent, balance - amount));
    const spent = sql`${valueAccounts.spent} + ${amount}`;
    const [taken] = await tx.update(valueAccounts).set({ spent }).where(isEnough).returning();
    if (!taken) throw new NotEnough({ token, balance: balance - (account?.spent ?? 0) });
    await tx.insert(valueHolds).values({ attemptId, token, amount, status: 'held', createdAt: clock.now() });
  }

  return {
    async getBalance(entry): Promise<BalanceResult> {
      const { kind, number } = entry;
      const found = validate(entry);
      if (typeof found === 'string') return { isFound: false, error: found };
      await db.insert(valueAccounts).values({ token: ids.secret(), kind, number }).onConflictDoNothing();
      const [account] = await db.select().from(valueAccounts).where(eq(valueAccounts.number, number));
      if (!account) throw new Error('The account that was just made is gone');
      const balance = found.balance - account.spent;
      return balance > 0 ? { isFound: true, token: account.token, balance } : { isFound: false, error: 'empty' };
    },

    async hold(attemptId, parts): Promise<HoldResult> {
      const known = await db.select().from(valueHolds).where(eq(valueHolds.attemptId, attemptId));
      if (known.length > 0) {
        const isReleased = known.some(({ status }) => status === 'released');
        return isReleased ? { isHeld: false, short: null } : { isHeld: true };
      }
      try {
        await db.transaction(async (tx) => {
          // Always in the same order, so that two orders with the same cards do not wait for each other.
          const sorted = parts.toSorted((one, other) => (one.token < other.token ? -1 : 1));
          for (const part of sorted) await holdPart(tx, attemptId, part);
        });
        return { isHeld: true };
      } catch (error) {
        if (error instanceof NotEnough) return { isHeld: false, short: error.short };
        throw error;
      }
    },

    async capture(attemptId) {
      const isHeld = and(eq(valueHolds.attemptId, attemptId), eq(valueHolds.status, 'held'));
      await db.update(valueHolds).set({ status: 'taken' }).where(isHeld);
    },

    async release(attemptId) {
      await db.transaction(async (tx) => {
        const bar = { attemptId, token: '', amount: 0, status: 'released' as const, createdAt: clock.now() };
        await tx.insert(valueHolds).values(bar).onConflictDoNothing();
        const isHeld = and(eq(valueHolds.attemptId, attemptId), eq(valueHolds.status, 'held'));
        const released = await tx.update(valueHolds).set({ status: 'released' }).where(isHeld).returning();
        for (const { token, amount } of released)
          await tx
            .update(valueAccounts)
            .set({ spent: sql`${valueAccounts.spent} - ${amount}` })
            .where(eq(valueAccounts.token, token));
      });
    },
  };
}

import type { Cents, PaymentData, Tender } from '@settee/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../world/database.ts';
import { changedMessage } from './messages.ts';
import { basketTenders } from './tables.ts';

type Row = typeof basketTenders.$inferSelect;
export type AppliedTender = Row & { appliedAmount: Cents; remaining: Cents };

/** The tenders of a basket in the order they pay: gift cards, then codes, each kind first come first. One query. */
export function readTenders(db: Database, basketId: string): Promise<Row[]> {
  return db
    .select()
    .from(basketTenders)
    .where(eq(basketTenders.basketId, basketId))
    .orderBy(asc(basketTenders.kind), asc(basketTenders.id));
}

/** What a checkout shows of its tenders. PAY-03 */
export function tenderDataOf(applied: readonly AppliedTender[]): Pick<PaymentData, 'giftCardData' | 'tenderCodesData'> {
  const problemOf = (rows: readonly AppliedTender[]) =>
    rows.some(({ hasChanged }) => hasChanged) ? changedMessage : '';
  const of = (kind: Row['kind']) => applied.filter((each) => each.kind === kind);
  return {
    giftCardData: {
      giftCards: of('giftCard').map(({ number, appliedAmount, remaining }) => ({
        cardNumber: number,
        appliedAmount,
        remaining,
      })),
      errorMessage: problemOf(of('giftCard')),
    },
    tenderCodesData: {
      tenderCodes: of('tenderCode').map(({ number, appliedAmount, remaining }) => ({
        tenderCodeNumber: number,
        appliedAmount,
        remaining,
      })),
      errorMessage: problemOf(of('tenderCode')),
    },
  };
}

/** What an order keeps of its tenders: those that paid. */
export function paidTenders(applied: readonly AppliedTender[]): Tender[] {
  return applied
    .filter(({ appliedAmount }) => appliedAmount > 0)
    .map(({ kind, number, appliedAmount }) => ({ kind, number, appliedAmount }));
}

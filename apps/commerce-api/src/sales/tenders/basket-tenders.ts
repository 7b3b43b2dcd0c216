import { type Cents, type OrderSummary, type PaymentData, type Tender, tenderTypes } from '@settee/domain';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { changedMessage, rewardsExceedMessage } from './messages.ts';
import { noRewards } from './no-rewards.ts';
import { cartTenders } from './tables.ts';

type Row = typeof cartTenders.$inferSelect;
export type AppliedTender = Row & { appliedAmount: Cents; remaining: Cents };

/** The tenders of a basket in the order they pay: certificates, gift cards, codes, each kind first come first. One query. */
export async function readTenders(db: Database, basketId: string): Promise<Row[]> {
  const rows = await db
    .select()
    .from(cartTenders)
    .where(eq(cartTenders.basketId, basketId))
    .orderBy(asc(cartTenders.id));
  return tenderTypes.flatMap((kind) => rows.filter((row) => row.kind === kind));
}

/** What a checkout shows of its tenders. PAY-03 */
export function tenderDataOf(
  applied: readonly AppliedTender[],
): Pick<PaymentData, 'rewardsData' | 'giftCardData' | 'tenderCodesData'> {
  const problemOf = (rows: readonly AppliedTender[]) =>
    rows.some(({ hasChanged }) => hasChanged) ? changedMessage : '';
  const of = (kind: Row['kind']) => applied.filter((each) => each.kind === kind);
  return {
    rewardsData: {
      ...noRewards,
      errorMessage: problemOf(of('rewardCertificate')),
      applied: of('rewardCertificate').map(({ number, appliedAmount, remaining }) => ({
        certificateNumber: number,
        appliedAmount,
        remaining,
      })),
    },
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

/** Whether certificates pay a part, so that only the rewards card may pay the rest. CARD-63 */
export function hasCertificates(applied: readonly AppliedTender[]): boolean {
  return applied.some(({ kind }) => kind === 'rewardCertificate');
}

/** What the applied rewards are worth, and whether that is more than the order. TENDER-13 */
export function rewardsSummaryOf({
  tenders,
  totals,
}: {
  tenders: readonly AppliedTender[];
  totals: { summary: OrderSummary };
}): Pick<OrderSummary, 'rewardsTotal' | 'rewardsExceedOrderTotalMessage'> {
  const rewards = tenders.filter(({ kind }) => kind === 'rewardCertificate');
  const rewardsTotal = rewards.reduce((total, { balance }) => total + balance, 0);
  const isMore = rewardsTotal > totals.summary.total;
  return { rewardsTotal, rewardsExceedOrderTotalMessage: isMore ? rewardsExceedMessage : '' };
}

/** What an order keeps of its tenders: those that paid. */
export function paidTenders(applied: readonly AppliedTender[]): Tender[] {
  return applied
    .filter(({ appliedAmount }) => appliedAmount > 0)
    .map(({ kind, number, appliedAmount }) => ({ kind, number, appliedAmount }));
}

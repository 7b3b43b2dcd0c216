import { type Cents, type OrderSummary, type PaymentData, type Tender, tenderTypes } from '@settee/domain';
import { changedMessage, rewardsExceedMessage } from './messages.ts';
import { noRewards } from './no-rewards.ts';
import type { TenderRow } from './tenders.queries.ts';

export type AppliedTender = TenderRow & { appliedAmount: Cents; remaining: Cents };

/** Sorts the tenders of a cart, first applied first, in payment order: certificates, gift cards, codes. */
export const inPaymentOrder = (rows: readonly TenderRow[]): TenderRow[] =>
  tenderTypes.flatMap((kind) => rows.filter((row) => row.kind === kind));

/** Returns the tender data of a checkout. PAY-03 */
export function toTenderData(
  applied: readonly AppliedTender[],
): Pick<PaymentData, 'rewardsData' | 'giftCardData' | 'tenderCodesData'> {
  const problemOf = (rows: readonly AppliedTender[]) =>
    rows.some(({ hasChanged }) => hasChanged) ? changedMessage : '';
  const of = (kind: TenderRow['kind']) => applied.filter((each) => each.kind === kind);
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

/** Returns the value of the applied rewards and a message when it exceeds the order. TENDER-13 */
export function getRewardsSummary({
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

/** Returns the tenders stored with an order: those that paid. */
export function paidTenders(applied: readonly AppliedTender[]): Tender[] {
  return applied
    .filter(({ appliedAmount }) => appliedAmount > 0)
    .map(({ kind, number, appliedAmount }) => ({ kind, number, appliedAmount }));
}

import type { Cents } from '../site/brand.ts';
import { readCode } from '../text/plain-text.ts';

/** Tender types applied before a card, in payment order. PAY-01 */
export const tenderTypes = ['rewardCertificate', 'giftCard', 'tenderCode'] as const;
/** A kind of tender that is applied before a card. */
export type TenderType = (typeof tenderTypes)[number];

/** Money that paid a part of an order, in cents. */
export interface Tender {
  kind: TenderType;
  /** A gift card's last four digits, a code or certificate whole. */
  number: string;
  appliedAmount: Cents;
}

/** A gift card of a checkout; `cardNumber` is its last four digits, which name it in a removal. TENDER-03 */
export interface AppliedGiftCard {
  cardNumber: string;
  appliedAmount: Cents;
  /** Balance after the order. */
  remaining: Cents;
}

/** A tender code of a checkout. TENDER-06 */
export interface AppliedTenderCode {
  tenderCodeNumber: string;
  appliedAmount: Cents;
  /** Balance after the order. */
  remaining: Cents;
}

/** A reward certificate of a checkout. TENDER-08 */
export interface AppliedCertificate {
  certificateNumber: string;
  appliedAmount: Cents;
  /** Balance after the order. */
  remaining: Cents;
}

/** Allocation of tenders to a total. */
export interface TenderAllocation<T> {
  applied: readonly (T & { appliedAmount: Cents; remaining: Cents })[];
  /** Left for a card, never below 0. */
  due: Cents;
}

/** Spends tenders one after another, the first one first; what is not needed stays on them. TENDER-01, TENDER-05 */
export function applyTenders<T extends { balance: Cents }>(total: Cents, tenders: readonly T[]): TenderAllocation<T> {
  let due = total;
  const applied = tenders.map((tender) => {
    const appliedAmount = Math.max(0, Math.min(tender.balance, due));
    due -= appliedAmount;
    return { ...tender, appliedAmount, remaining: tender.balance - appliedAmount };
  });
  return { applied, due };
}

interface Tendered {
  rewardsData: { applied: readonly AppliedCertificate[] };
  giftCardData: { giftCards: readonly AppliedGiftCard[] };
  tenderCodesData: { tenderCodes: readonly AppliedTenderCode[] };
}

/** Returns the tenders applied before a card, in payment order. */
export function getTenders({ rewardsData, giftCardData, tenderCodesData }: Tendered): Tender[] {
  const rewards = rewardsData.applied.map(({ certificateNumber: number, appliedAmount }) => ({
    kind: 'rewardCertificate' as const,
    number,
    appliedAmount,
  }));
  const cards = giftCardData.giftCards.map(({ cardNumber: number, appliedAmount }) => ({
    kind: 'giftCard' as const,
    number,
    appliedAmount,
  }));
  const codes = tenderCodesData.tenderCodes.map(({ tenderCodeNumber: number, appliedAmount }) => ({
    kind: 'tenderCode' as const,
    number,
    appliedAmount,
  }));
  return [...rewards, ...cards, ...codes];
}

/** Returns the amount due on a card after tenders, in cents. PAY-04 */
export function getAmountDue(total: Cents, tenders: readonly Tender[]): Cents {
  return tenders.reduce((due, { appliedAmount }) => due - appliedAmount, total);
}

/** A gift card's number or PIN as it is sent; spaces and dashes are how people read them. TENDER-01 */
export const giftCardKey = (typed: string): string => readCode(typed).replace(/[ .-]/g, '');

/** A tender code as it is sent, `TC-2001-4400` however it was typed; a code of another form has one dash for each gap. TENDER-05 */
export const tenderCodeKey = (typed: string): string =>
  readCode(typed)
    .replace(/[ -]+/g, '-')
    .replace(/^TC-?(\d{4})-?(\d{4})$/, 'TC-$1-$2');

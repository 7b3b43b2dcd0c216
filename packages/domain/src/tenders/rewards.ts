import type { Cents } from '../site/brand.ts';
import type { AppliedCertificate } from './tenders.ts';

/** Reward certificate that the shopper can apply; `endsAt` is an ISO 8601 instant. TENDER-13 */
export interface RewardCertificate {
  certificateNumber: string;
  value: Cents;
  endsAt: string;
}

/** Rewards of a checkout or an account, with messages; amounts in cents. PAY-03, TENDER-13, TENDER-15 */
export interface RewardsData {
  /** Error message of the current request. TENDER-07 */
  errorMessage: string;
  successMessage: string;
  applied: readonly AppliedCertificate[];
  /** Certificates of the account; only in responses to requests for them. TENDER-15, TENDER-16 */
  certificates: readonly RewardCertificate[];
  /** Of `certificates`, in cents. */
  rewardsTotal: Cents;
}

/** ms */
const day = 86_400_000;

/** Days until a reward ends, a begun one counted whole; 0 when it has ended. TENDER-14 */
export function rewardsDayDifference(now: Date, end: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day));
}

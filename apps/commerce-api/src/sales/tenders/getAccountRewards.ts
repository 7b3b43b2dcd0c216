import type { getAccountRewards as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { rewardsWith } from './load-rewards.ts';

/** TENDER-15 */
export const getAccountRewards: Handler<typeof endpoint> = (call) =>
  rewardsWith(call, { paymentId: call.input.tnsSession });

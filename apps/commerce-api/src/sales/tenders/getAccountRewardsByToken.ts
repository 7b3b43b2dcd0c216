import type { getAccountRewardsByToken as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { rewardsWith } from './load-rewards.ts';

/** TENDER-16 */
export const getAccountRewardsByToken: Handler<typeof endpoint> = (call) =>
  rewardsWith(call, { savedId: call.input.token });

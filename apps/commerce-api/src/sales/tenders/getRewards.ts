import type { getRewards as endpoint } from '@settee/contract';
import { requireAccount } from '../../platform/session/require-account.ts';
import type { Handler } from '../../platform/handler.ts';
import { loadRewards } from './load-rewards.ts';

/** Returns the remaining value of all rewards of an account. TENDER-17 */
export const getRewards: Handler<typeof endpoint> = requireAccount(async ({ ctx, account }) => {
  const { rewardsTotal } = await loadRewards(ctx, account);
  return { rewardsTotal };
});

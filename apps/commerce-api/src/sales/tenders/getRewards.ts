import type { getRewards as endpoint } from '@settee/contract';
import { requireAccount } from '../../platform/session/require-account.ts';
import type { Handler } from '../../platform/handler.ts';
import { rewardsOf } from './rewards-of.ts';

/** What is left of all an account was granted. TENDER-17 */
export const getRewards: Handler<typeof endpoint> = requireAccount(async ({ ctx, account }) => {
  const { rewardsTotal } = await rewardsOf(ctx, account);
  return { rewardsTotal };
});

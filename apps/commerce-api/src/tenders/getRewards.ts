import type { getRewards as endpoint } from '@settee/contract';
import { forAccount } from '../account/for-account.ts';
import type { Handler } from '../handler.ts';
import { rewardsOf } from './rewards-of.ts';

/** What is left of all an account was granted. TENDER-17 */
export const getRewards: Handler<typeof endpoint> = forAccount(async ({ world, account }) => {
  const { rewardsTotal } = await rewardsOf(world, account);
  return { rewardsTotal };
});

import type { getUserAccount as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { toUserAccount } from './profile-of.ts';

/** SIGN-04 */
export const getUserAccount: Handler<typeof endpoint> = async ({ shopper }) =>
  toUserAccount((await shopper.session())?.account ?? null);

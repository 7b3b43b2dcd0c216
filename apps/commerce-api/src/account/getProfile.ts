import type { getProfile as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { requireAccount } from './require-account.ts';
import { readProfile } from './profile-of.ts';

/** ROUTE-22 */
export const getProfile: Handler<typeof endpoint> = requireAccount(({ ctx, session, account }) =>
  readProfile(ctx, session, account.id),
);

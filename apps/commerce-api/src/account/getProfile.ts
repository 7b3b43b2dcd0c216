import type { getProfile as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { forAccount } from './for-account.ts';
import { readProfile } from './profile-of.ts';

/** ROUTE-22 */
export const getProfile: Handler<typeof endpoint> = forAccount(({ world, session, account }) =>
  readProfile(world, session, account.id),
);

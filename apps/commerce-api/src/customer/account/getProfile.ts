import type { getProfile as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { readProfile } from './profile-of.ts';

/** ROUTE-22 */
export const getProfile: Handler<typeof endpoint> = requireAccount(({ ctx, session, account }) =>
  readProfile(ctx, session, account.id),
);

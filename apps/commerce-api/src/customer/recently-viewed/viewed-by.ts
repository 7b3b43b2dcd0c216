import { eq } from 'drizzle-orm';
import type { Session } from '../../platform/session/session.ts';
import { viewedProducts } from './tables.ts';

/** Returns the owner of the session's views: the account, otherwise the session. */
export const getOwner = ({ account, key }: Session) =>
  account ? { accountId: account.id, sessionKey: null } : { accountId: null, sessionKey: key };

export const isViewedBy = ({ account, key }: Session) =>
  account ? eq(viewedProducts.accountId, account.id) : eq(viewedProducts.sessionKey, key);

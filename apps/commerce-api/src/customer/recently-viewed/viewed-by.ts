import { eq } from 'drizzle-orm';
import type { Session } from '../../platform/session/session.ts';
import { viewedProducts } from './tables.ts';

/** Whose views a session's are: its account's, else its own. */
export const ownerOf = ({ account, key }: Session) =>
  account ? { accountId: account.id, sessionKey: null } : { accountId: null, sessionKey: key };

export const isViewedBy = ({ account, key }: Session) =>
  account ? eq(viewedProducts.accountId, account.id) : eq(viewedProducts.sessionKey, key);

import { type ShopSite } from '@settee/domain';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Session } from '../../platform/session/session.ts';
import { lockAccount } from '../../platform/session/accounts.queries.ts';
import { lockSession } from '../../platform/session/sessions.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { favoritesBoards, favoritesItems } from './tables.ts';

export type Board = typeof favoritesBoards.$inferSelect;

/** Returns the owner of the session's boards: the account, otherwise the session. */
export const getOwner = ({ account, key }: Session) =>
  account ? { accountId: account.id, sessionKey: null } : { accountId: null, sessionKey: key };

/** The lists of a session on a brand. */
export const isOwnBoard = ({ account, key }: Session, { brand }: Pick<ShopSite, 'brand'>) =>
  and(
    account ? eq(favoritesBoards.accountId, account.id) : eq(favoritesBoards.sessionKey, key),
    eq(favoritesBoards.brand, brand),
  );

export const newestBoard = [desc(favoritesBoards.createdAt), desc(favoritesBoards.id)] as const;

/** An item that has not been removed. */
export const isNotRemoved = isNull(favoritesItems.removedAt);

/** Lets changes to one shopper's lists go one after another. */
export async function lockOwner(tx: Database, { account, key }: Session): Promise<void> {
  if (account) await lockAccount(tx, account.id);
  else await lockSession(tx, key);
}

/** One list of a session; `null` when it is nobody's or somebody else's. */
export async function findBoard(
  db: Database,
  session: Session,
  site: ShopSite,
  recapId: number,
): Promise<Board | null> {
  const isThis = and(isOwnBoard(session, site), eq(favoritesBoards.recapId, recapId));
  const [found] = await db.select().from(favoritesBoards).where(isThis);
  return found ?? null;
}

/** The list of a name. */
export async function findBoardNamed(db: Database, session: Session, site: ShopSite, nameKey: string) {
  const isThis = and(isOwnBoard(session, site), eq(favoritesBoards.nameKey, nameKey));
  const [found] = await db.select().from(favoritesBoards).where(isThis);
  return found ?? null;
}

export async function boardCount(db: Database, session: Session, site: ShopSite): Promise<number> {
  const [counted] = await db.select({ boards: count() }).from(favoritesBoards).where(isOwnBoard(session, site));
  return counted?.boards ?? 0;
}

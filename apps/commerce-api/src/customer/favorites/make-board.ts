import { favoritesLimits, normalizeBoardName, boardNameKey, type Site } from '@settee/domain';
import type { Session } from '../../platform/session/session.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { type Board, boardCount, findBoardNamed, getOwner } from './boards-of.ts';
import { favoritesBoards } from './tables.ts';

/** The list of a name, made when there is none; `null` when the shopper, who is held, has as many as may be. */
export async function makeBoard(
  tx: Database,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  { session, site, name }: { session: Session; site: Site; name: string },
): Promise<Board | null> {
  const nameKey = boardNameKey(name);
  const known = await findBoardNamed(tx, session, site, nameKey);
  if (known) return known;
  if ((await boardCount(tx, session, site)) >= favoritesLimits.lists) return null;
  const made = {
    id: ids.row(),
    recapId: ids.recapId(),
    ...getOwner(session),
    brand: site.brand,
    name: normalizeBoardName(name),
    nameKey,
    createdAt: clock.now(),
  };
  await tx.insert(favoritesBoards).values(made);
  return made;
}

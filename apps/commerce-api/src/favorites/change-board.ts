import type { Session } from '../account/session.ts';
import type { Call } from '../handler.ts';
import type { Refused } from '../http/refused.ts';
import type { Database } from '../world/database.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';
import { type Board, findBoard, lockOwner } from './boards-of.ts';
import { favoritesRate } from './rate.ts';

/** A list of the shopper, who is held. */
export interface HeldBoard {
  tx: Database;
  session: Session;
  board: Board;
}

/** Changes one list of the shopper; answers `unknown` when it is not theirs. */
export async function changeBoard<Answer>(
  { input, shopper, world, site }: Call<{ recapId: number }>,
  unknown: Answer,
  change: (held: HeldBoard) => Promise<Answer>,
): Promise<Answer | Refused> {
  if (!(await isWithinRate(world, shopper, favoritesRate))) return tooMany;
  const session = await shopper.session();
  if (!session) return unknown;
  return world.inTransaction(async (tx) => {
    await lockOwner(tx, session);
    const board = await findBoard(tx, session, site, input.recapId);
    return board ? change({ tx, session, board }) : unknown;
  });
}

export const unknownList = { isSuccess: false, problem: 'unknown-list' } as const;

import type { Session } from '../../platform/session/session.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import type { ErrorResponse } from '../../platform/http/error-response.ts';
import type { Database } from '../../platform/database/database.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { type Board, findBoard, lockOwner } from './boards-of.ts';
import { favoritesRate } from './rate.ts';

/** A list of the shopper, who is held. */
export interface HeldBoard {
  tx: Database;
  session: Session;
  board: Board;
}

/** Changes one board of the shopper; returns `unknown` when it belongs to another shopper. */
export async function changeBoard<Result>(
  { input, shopper, ctx, site }: HandlerArgs<{ recapId: number }>,
  unknown: Result,
  change: (held: HeldBoard) => Promise<Result>,
): Promise<Result | ErrorResponse> {
  if (!(await consumeRateLimit(ctx, shopper, favoritesRate))) return tooManyRequests;
  const session = await shopper.session();
  if (!session) return unknown;
  return ctx.inTransaction(async (tx) => {
    await lockOwner(tx, session);
    const board = await findBoard(tx, session, site, input.recapId);
    return board ? change({ tx, session, board }) : unknown;
  });
}

export const unknownList = { isSuccess: false, problem: 'unknown-list' } as const;

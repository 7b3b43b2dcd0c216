import { returnStatuses } from '@settee/domain';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { receiveReturn, refundReturn, type ReturnError } from '../returns/process-return.ts';
import { type ListedReturn, listReturns } from '../returns/returns.queries.ts';

const requestSchema = v.object({ action: v.picklist(['status', 'receive', 'refund']) });

const openStatuses = ['requested', 'received'] as const;
const listSchema = v.object({ statuses: v.optional(v.array(v.picklist(returnStatuses)), openStatuses) });

const statuses: Record<ReturnError, 404 | 409 | 502> = {
  'unknown-return': 404,
  canceled: 409,
  'not-received': 409,
  'provider-refused': 502,
};

interface DeskReply {
  status: 200 | 400 | 404 | 409 | 502;
  body: { error: string } | { returns: readonly ListedReturn[] };
}

const wrong: DeskReply = { status: 400, body: { error: 'wrong-request' } };

/** Lists returns; without `statuses` those that wait for the shop. */
export async function runReturnList(ctx: Context, body: unknown): Promise<DeskReply> {
  const request = v.safeParse(listSchema, body);
  if (!request.success) return wrong;
  return { status: 200, body: { returns: await listReturns(ctx, request.output) } };
}

/** Shows, receives or refunds a return. */
export async function runReturn(ctx: Context, typed: string, body: unknown): Promise<DeskReply> {
  const request = v.safeParse(requestSchema, body);
  if (!request.success) return wrong;
  const returnNumber = typed.trim().toUpperCase();
  const { action } = request.output;
  const error =
    action === 'status' ? null : await (action === 'receive' ? receiveReturn : refundReturn)(ctx, returnNumber);
  ctx.log.info({ returnNumber, action, error }, 'return desk');
  if (error) return { status: statuses[error], body: { error } };
  const returns = await listReturns(ctx, { returnNumber });
  return returns.length > 0
    ? { status: 200, body: { returns } }
    : { status: 404, body: { error: 'unknown-return' satisfies ReturnError } };
}

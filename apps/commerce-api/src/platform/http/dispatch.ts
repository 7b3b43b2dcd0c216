import type { AnyEndpoint } from '@settee/contract';
import { schemasOf } from '@settee/contract/schemas';
import type { Context as HonoContext } from 'hono';
import type { HandlerArgs } from '../handler.ts';
import type { Context } from '../context.ts';
import { checkCsrf } from './csrf.ts';
import { readBody } from './read-body.ts';
import { readInput } from './read-input.ts';
import { validationError, ErrorResponse } from './error-response.ts';
import { spellReply } from './spell-reply.ts';
import { getRequestContext } from './request-context.ts';

export const misdirectedRequest = validationError(
  [{ field: 'Host', message: 'No site is shown under this host; see SITE_HOSTS.' }],
  421,
);

/** A handler of any endpoint, once its input has been read by the endpoint's own schema. */
export type AnyHandler = (call: HandlerArgs<never>) => Promise<unknown>;

async function sentInput(endpoint: AnyEndpoint, context: HonoContext): Promise<{ json: unknown } | ErrorResponse> {
  return endpoint.method === 'GET'
    ? { json: { ...context.req.query(), ...context.req.param() } }
    : readBody(context.req.raw, endpoint.maxBodyBytes);
}

/** Processes one request up to the result of its handler. */
export async function dispatch(
  endpoint: AnyEndpoint,
  handler: AnyHandler,
  context: HonoContext,
  ctx: Context,
): Promise<unknown> {
  const requestContext = getRequestContext(context, ctx);
  if (!requestContext) return misdirectedRequest;
  const sent = await sentInput(endpoint, context);
  if (sent instanceof ErrorResponse) return sent;
  const rejection = await checkCsrf(endpoint, context.req.raw, requestContext.shopper, ctx.config);
  if (rejection) return rejection;
  const read = readInput(schemasOf(endpoint).input, sent.json);
  if (read instanceof ErrorResponse) return read;
  // The table pairs each handler with the schema that just read its input; iterating over it loses that pairing.
  const call: HandlerArgs<unknown> = { input: read.input, ctx, ...requestContext };
  return spellReply(await handler(call as HandlerArgs<never>), requestContext.site);
}

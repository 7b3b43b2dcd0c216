import type { AnyEndpoint } from '@settee/contract';
import { schemasOf } from '@settee/contract/schemas';
import type { Context } from 'hono';
import type { Call } from '../handler.ts';
import type { World } from '../world/world.ts';
import { judgeWrite } from './demands.ts';
import { readBody } from './read-body.ts';
import { readInput } from './read-input.ts';
import { refuseFields, Refused } from './refused.ts';
import { visitorOf } from './visitor.ts';

export const unknownHost = refuseFields(
  [{ field: 'Host', message: 'No site is shown under this host; see SITE_HOSTS.' }],
  421,
);

/** A handler of any endpoint, once its input has been read by the endpoint's own schema. */
export type AnyHandler = (call: Call<never>) => Promise<unknown>;

async function sentInput(endpoint: AnyEndpoint, context: Context): Promise<{ json: unknown } | Refused> {
  return endpoint.method === 'GET'
    ? { json: { ...context.req.query(), ...context.req.param() } }
    : readBody(context.req.raw);
}

/** Takes one call from its request to the handler's answer. */
export async function answer(
  endpoint: AnyEndpoint,
  handler: AnyHandler,
  context: Context,
  world: World,
): Promise<unknown> {
  const visitor = visitorOf(context, world);
  if (!visitor) return unknownHost;
  const sent = await sentInput(endpoint, context);
  if (sent instanceof Refused) return sent;
  const refusal = await judgeWrite(endpoint, context.req.raw, visitor.shopper, world.config);
  if (refusal) return refusal;
  const read = readInput(schemasOf(endpoint).input, sent.json);
  if (read instanceof Refused) return read;
  // The table pairs each handler with the schema that just read its input; iterating over it loses that pairing.
  const call: Call<unknown> = { input: read.input, world, ...visitor };
  return handler(call as Call<never>);
}

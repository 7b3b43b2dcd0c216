import type { AnyEndpoint } from '@settee/contract';
import { schemasOf } from '@settee/contract/schemas';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { sessionDays, shopperOf } from '../account/shopper.ts';
import type { Call } from '../handler.ts';
import type { World } from '../world/world.ts';
import { addressOf, isSecure } from './connection.ts';
import { judgeWrite } from './demands.ts';
import { readBody } from './read-body.ts';
import { readInput } from './read-input.ts';
import { refuseFields, Refused } from './refused.ts';
import { siteOfRequest } from './site-of-request.ts';

export const sessionCookie = 'settee_session';

const unknownHost = refuseFields(
  [{ field: 'Host', message: 'No site is shown under this host; see SITE_HOSTS.' }],
  421,
);

/** A handler of any endpoint, once its input has been read by the endpoint's own schema. */
export type AnyHandler = (call: Call<never>) => Promise<unknown>;

async function sentInput(endpoint: AnyEndpoint, context: Context): Promise<{ json: unknown } | Refused> {
  return endpoint.method === 'GET' ? { json: context.req.query() } : readBody(context.req.raw);
}

/** Takes one call from its request to the handler's answer. */
export async function answer(
  endpoint: AnyEndpoint,
  handler: AnyHandler,
  context: Context,
  world: World,
): Promise<unknown> {
  const { config } = world;
  const site = siteOfRequest(context.req.raw, config);
  if (!site) return unknownHost;
  const shopper = shopperOf(world, {
    secret: getCookie(context, sessionCookie),
    address: addressOf(context, config),
    keep: (secret) =>
      setCookie(context, sessionCookie, secret, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isSecure(context, config),
        maxAge: sessionDays * 86_400,
      }),
  });
  const sent = await sentInput(endpoint, context);
  if (sent instanceof Refused) return sent;
  const refusal = await judgeWrite(endpoint, context.req.raw, shopper, config);
  if (refusal) return refusal;
  const read = readInput(schemasOf(endpoint).input, sent.json);
  if (read instanceof Refused) return read;
  // The table pairs each handler with the schema that just read its input; iterating over it loses that pairing.
  const call: Call<unknown> = { input: read.input, shopper, world, site };
  return handler(call as Call<never>);
}

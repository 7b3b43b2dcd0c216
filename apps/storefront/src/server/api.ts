import { endpointPaths } from '@settee/contract/endpoints';
import { accountRoutes } from '@settee/domain';
import type { Context } from 'hono';
import { encode, encodingFor } from './encoding.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { type ApiFetch, siteHeader, siteName } from './server-transport.ts';

/** Addresses that a browser itself goes to on its way through a sign-in. ROUTE-16 to ROUTE-18 */
const signInPaths = [accountRoutes.auth, `${accountRoutes.auth}/*`];

/** Paths the commerce API answers; the pages of an account lie beside them. */
export const apiPaths: readonly string[] = [
  ...new Set([...endpointPaths, ...signInPaths, '/api/*', '/readyz', '/metrics']),
];

/** Node asks for this beside a body that is a stream. */
const streamed = { duplex: 'half' } as const;

/** Answers below this size travel as they are, in bytes. */
const worthEncoding = 1_024;

/** Hands a call on, saying which site it is for whatever the caller said. */
export async function handleApi(context: Context<ServerEnv>, { ask }: ServerDeps): Promise<Response> {
  const { raw } = context.req;
  const headers = new Headers(raw.headers);
  headers.set(siteHeader, siteName(context.var.standing));
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD';
  const call = new Request(raw.url, { method: raw.method, headers, ...(hasBody && { body: raw.body, ...streamed }) });
  return encoded(await ask(call, context.env), context.req.header('accept-encoding'));
}

async function encoded(response: Response, accepted: string | undefined): Promise<Response> {
  const encoding = encodingFor(accepted);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (encoding === 'identity' || !isJson || !response.body || response.headers.has('content-encoding')) return response;
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  if (body.byteLength < worthEncoding) return new Response(body, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return new Response(await encode(body, encoding), { status: response.status, headers });
}

/** Of one connection, or what only our own proxies and we may say. */
const notPassedOn = ['host', 'connection', 'accept-encoding', 'content-length', 'x-forwarded-for', 'forwarded'];

/** How long to wait while the commerce API cannot be reached, in seconds. */
export const retryAfter = '5';

/** Asks a commerce API on another host, with what `added` says of the shopper; answers 503 in its place when it cannot be reached. */
export function proxyApi(
  base: string,
  added: (request: Request, environment: unknown) => Readonly<Record<string, string>>,
): ApiFetch {
  return async (request, environment) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of notPassedOn) headers.delete(name);
    for (const [name, value] of Object.entries(added(request, environment))) headers.set(name, value);
    const { method, body } = request;
    const call = new Request(new URL(pathname + search, base), {
      method,
      headers,
      body,
      redirect: 'manual',
      ...streamed,
    });
    try {
      return await fetch(call);
    } catch {
      return Response.json(
        { status: 'commerce API unreachable' },
        { status: 503, headers: { 'retry-after': retryAfter } },
      );
    }
  };
}

import { endpointPaths } from '@settee/contract/endpoints';
import { accountRoutes } from '@settee/domain';
import type { Context } from 'hono';
import { encode, encodingFor } from './encoding.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { type ApiFetch, siteHeader, siteName } from './server-transport.ts';

/** Paths that the browser itself loads during a sign-in. ROUTE-16 to ROUTE-18 */
const signInPaths = [accountRoutes.auth, `${accountRoutes.auth}/*`];

/** Paths handled by the commerce API; account pages have other paths. */
export const apiPaths: readonly string[] = [
  ...new Set([...endpointPaths, ...signInPaths, '/api/*', '/readyz', '/metrics']),
];

/** Required by Node when the request body is a stream. */
const streamed = { duplex: 'half' } as const;

/** Responses below this size are not compressed, in bytes. */
const worthEncoding = 1_024;

/** Hands a call on, saying which site it is for whatever the caller said. */
export async function handleApi(context: Context<ServerEnv>, { fetchApi }: ServerDeps): Promise<Response> {
  const { raw } = context.req;
  const headers = new Headers(raw.headers);
  headers.set(siteHeader, siteName(context.var.siteContext));
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD';
  const call = new Request(raw.url, { method: raw.method, headers, ...(hasBody && { body: raw.body, ...streamed }) });
  return encoded(await fetchApi(call, context.env), context.req.header('accept-encoding'));
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

/** Retry-After while the commerce API is unreachable, in seconds. */
export const retryAfter = '5';

/**
 * Proxies requests to a commerce API on another host and adds the headers of `added`; returns 503 when it is
 * unreachable.
 */
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

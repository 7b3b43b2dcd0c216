import { endpointPaths } from '@settee/contract/endpoints';
import { accountRoutes, getSite, inLanguage } from '@settee/domain';
import type { Context } from 'hono';
import { encode, encodingFor } from './encoding.ts';
import { languageHeader } from '../edges/fetch-transport.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { type ApiFetch, siteHeader, siteName } from './server-transport.ts';

/** Paths that the browser itself loads during a sign-in. ROUTE-16 to ROUTE-18 */
const signInPaths = [accountRoutes.auth, `${accountRoutes.auth}/*`];

/** Paths that the browser itself loads during a sign-in or a payment, in the language of the page before. */
export const loadedPaths: readonly string[] = [...signInPaths, '/api/*'];

/** Paths handled by the commerce API; account pages have other paths. */
export const apiPaths: readonly string[] = [...new Set([...endpointPaths, ...loadedPaths, '/readyz', '/metrics'])];

/** Required by Node when the request body is a stream. */
const streamed = { duplex: 'half' } as const;

/** Responses below this size are not compressed, in bytes. */
const worthEncoding = 1_024;

/** Forwards a call with the site and language of the server, not those of the caller. */
export async function handleApi(context: Context<ServerEnv>, { fetchApi }: ServerDeps): Promise<Response> {
  const { raw } = context.req;
  const headers = new Headers(raw.headers);
  const { brand, siteCulture, locale } = context.var.siteContext.site;
  const site = getSite(brand, siteCulture, context.req.header(languageHeader) ?? locale);
  headers.set(siteHeader, siteName({ site }));
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD';
  const url = new URL(raw.url);
  url.pathname = context.var.url.pathname;
  const call = new Request(url, { method: raw.method, headers, ...(hasBody && { body: raw.body, ...streamed }) });
  const response = redirectIn(context.var.siteContext.language.prefix, await fetchApi(call, context.env));
  return encoded(response, context.req.header('accept-encoding'));
}

/** The response; its redirect stays in the language of the requested path. */
function redirectIn(prefix: string, response: Response): Response {
  const location = response.headers.get('location');
  if (prefix === '' || location === null) return response;
  const headers = new Headers(response.headers);
  headers.set('location', inLanguage(prefix, location));
  return new Response(response.body, { status: response.status, headers });
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

/** Headers of one connection, or reserved for trusted proxies and this server. */
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

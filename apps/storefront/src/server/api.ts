import { Readable } from 'node:stream';
import { callPaths } from '@settee/contract/table';
import { accountRoutes } from '@settee/domain';
import type { Context } from 'hono';
import { encoder, encodingFor } from './encoding.ts';
import type { Parts, ShopEnvironment } from './parts.ts';
import { type AskApi, siteHeader, siteName } from './visit.ts';

/** Addresses that a browser itself goes to on its way through a sign-in. ROUTE-16 to ROUTE-18 */
const signInPaths = [accountRoutes.auth, `${accountRoutes.auth}/*`];

/** Paths the commerce API answers; the pages of an account lie beside them. */
export const apiPaths: readonly string[] = [
  ...new Set([...callPaths, ...signInPaths, '/api/*', '/healthz', '/readyz', '/metrics']),
];

/** Node asks for this beside a body that is a stream. */
const streamed = { duplex: 'half' } as const;

/** Answers below this size travel as they are, in bytes. */
const worthEncoding = 1_024;

/** Hands a call on, saying which site it is for whatever the caller said. */
export async function answerApi(context: Context<ShopEnvironment>, { ask }: Parts): Promise<Response> {
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
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  if (body.byteLength < worthEncoding) return new Response(body, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const stream = Readable.toWeb(Readable.from([body]).pipe(encoder(encoding)));
  return new Response(stream as ReadableStream, { status: response.status, headers });
}

/** Asks a commerce API on another host. */
export function askRemote(base: string): AskApi {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set('x-forwarded-host', headers.get('host') ?? '');
    for (const name of ['host', 'connection', 'accept-encoding', 'content-length']) headers.delete(name);
    const { method, body } = request;
    return fetch(
      new Request(new URL(pathname + search, base), { method, headers, body, redirect: 'manual', ...streamed }),
    );
  };
}

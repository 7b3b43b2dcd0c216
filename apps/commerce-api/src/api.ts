import type { AnyEndpoint } from '@settee/contract';
import { openApi } from '@settee/contract/openapi';
import { endpointPaths, endpoints } from '@settee/contract/endpoints';
import { Hono, type Context as HonoContext } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { accountPages } from './customer/account/pages/pages.ts';
import { dispatch, type AnyHandler } from './platform/http/dispatch.ts';
import { toJsonp } from './platform/http/jsonp.ts';
import { resolveSite } from './platform/http/resolve-site.ts';
import { probes } from './platform/http/probes.ts';
import { notFound, validationError, ErrorResponse } from './platform/http/error-response.ts';
import { personalizationImages } from './catalog/personalization/pictures.ts';
import { sharePicturePages } from './catalog/products/share-pictures.ts';
import { reviewPhotoPages } from './catalog/reviews/photo-pages.ts';
import { mailPreview } from './sales/order-mail/mail-preview.ts';
import { orderDesk } from './sales/order-desk/order-desk.ts';
import { paymentPages } from './sales/order/payment-pages.ts';
import { walletPages } from './sales/payment/embedded-provider/wallet-pages.ts';
import { challengePages } from './sales/payment/embedded-provider/challenge-pages.ts';
import { inLanguageOf } from './languages/translations.ts';
import { routes } from './routes.ts';
import { isDatabaseAway } from './platform/database/database-away.ts';
import type { Context } from './platform/context.ts';

const wrongMethod = validationError([{ field: 'method', message: 'This call has another method.' }], 405);
const areas = endpointPaths.filter((path) => path.endsWith('/*'));

function pairs(): { endpoint: AnyEndpoint; handler: AnyHandler }[] {
  const handlers: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>> = routes;
  return Object.entries(endpoints).flatMap(([noun, endpoints]) =>
    Object.entries<AnyEndpoint>(endpoints).flatMap(([name, endpoint]) => {
      const handler = handlers[noun]?.[name];
      return handler ? [{ endpoint, handler }] : [];
    }),
  );
}

/** Retry-After of responses while the database is unavailable, in seconds. */
const retryAfter = '5';

const getRoute = ({ path }: AnyEndpoint) => path.replaceAll(/{(\w+)}/g, ':$1');

/** Returns the methods of each path; some paths have two. TENDER-24 */
function methodsByPath(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { endpoint } of pairs()) {
    const path = getRoute(endpoint);
    found.set(path, [...(found.get(path) ?? []), endpoint.method]);
  }
  return found;
}

/** Sends a JSON response. Sets the headers here, because a middleware would also affect the pages of a host app. */
function send(context: HonoContext, reply: unknown, status: ContentfulStatusCode = 200): Response {
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Cache-Control', 'no-store');
  return reply instanceof ErrorResponse ? context.json(reply.body, reply.status) : context.json(reply, status);
}

/** JSON, or JSONP with the callback of the query. XSELL-09 */
function sendAs(endpoint: AnyEndpoint, context: HonoContext, reply: unknown): Response {
  const callback = endpoint.jsonp ? context.req.query('callback') : undefined;
  if (!callback || reply instanceof ErrorResponse) return send(context, reply);
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Cache-Control', 'no-store');
  return context.body(toJsonp(callback, reply), 200, { 'Content-Type': 'application/javascript; charset=utf-8' });
}

const getLocale = (context: HonoContext, { config }: Context) => resolveSite(context.req.raw, config)?.locale ?? '';

function fail(context: HonoContext, ctx: Context, id: string, error: unknown): Response {
  const errorId = ctx.ids.row();
  ctx.log.error({ errorId, call: id, err: error }, 'call failed');
  if (!isDatabaseAway(error)) return send(context, { errorId }, 500);
  context.header('Retry-After', retryAfter);
  return send(context, { errorId }, 503);
}

/** The whole API as one Hono app; mount it, or serve it alone. */
export function createApi(ctx: Context): Hono {
  const app = new Hono();
  let description: object | undefined;
  for (const { endpoint, handler } of pairs()) {
    const { id, method } = endpoint;
    app.on(method, getRoute(endpoint), async (context) => {
      const began = performance.now();
      const reply = await dispatch(endpoint, handler, context, ctx).then(
        (given) => sendAs(endpoint, context, inLanguageOf(getLocale(context, ctx), given)),
        (error: unknown) => fail(context, ctx, id, error),
      );
      ctx.metrics.count('settee_calls_total', { call: id, status: reply.status });
      ctx.metrics.count('settee_call_ms_total', { call: id }, performance.now() - began);
      return reply;
    });
  }
  for (const [path, methods] of methodsByPath())
    app.all(path, (context) => {
      context.header('Allow', methods.join(', '));
      return send(context, wrongMethod);
    });
  app.get('/api/openapi.json', (context) => send(context, (description ??= openApi())));
  app.route('/', probes(ctx));
  app.route('/', accountPages(ctx));
  app.route('/', personalizationImages(ctx));
  app.route('/', reviewPhotoPages(ctx));
  app.route('/', sharePicturePages());
  app.route('/', paymentPages(ctx));
  app.route('/', orderDesk(ctx));
  if (ctx.config.hasMailPreview) app.route('/', mailPreview(ctx));
  if (ctx.config.paymentProvider === 'embedded') {
    app.route('/', challengePages(ctx));
    app.route('/', walletPages(ctx));
  }
  for (const area of areas) app.all(area, (context) => send(context, notFound));
  app.notFound((context) => send(context, notFound));
  return app;
}

import { Hono } from 'hono';
import { timingSafeEqualText } from '../session/request-token.ts';
import type { Context } from '../context.ts';

/** Creates the endpoints for operators: liveness, readiness and metrics. */
export function probes(ctx: Context): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    try {
      await ctx.ready();
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'database unreachable' }, 503, { 'Retry-After': '5' });
    }
  });
  app.get('/metrics', (context) => {
    const { metricsToken } = ctx.config;
    const given = context.req.header('authorization') ?? '';
    // Without a valid token the address is ignored.
    if (!metricsToken) return context.notFound();
    if (!timingSafeEqualText(given, `Bearer ${metricsToken}`))
      return context.text('', 401, { 'WWW-Authenticate': 'Bearer' });
    return context.text(ctx.metrics.text());
  });
  return app;
}

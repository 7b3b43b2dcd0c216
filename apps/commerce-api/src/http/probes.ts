import { Hono } from 'hono';
import type { World } from '../world/world.ts';

/** What operators ask: alive, ready, counts. */
export function probes(world: World): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    try {
      await world.ready();
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'database unreachable' }, 503);
    }
  });
  app.get('/metrics', (context) => context.text(world.metrics.text()));
  return app;
}

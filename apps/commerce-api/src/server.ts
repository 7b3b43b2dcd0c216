import { serve } from '@hono/node-server';
import cluster from 'node:cluster';
import { createApi, createContext, readConfig } from './index.ts';
import { runCluster } from './cluster.ts';

/** Time for pending requests to finish after the server receives a stop signal, in ms. */
const grace = 10_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (config.processes > 1 && cluster.isPrimary) return runCluster(config.processes);
  const ctx = await createContext(config);
  const server = serve({ fetch: createApi(ctx).fetch, port: config.port, hostname: config.host }, ({ port }) =>
    ctx.log.info({ port, pid: process.pid }, 'commerce API listening'),
  );
  let isStopping = false;
  const stop = (code: 0 | 1) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), grace).unref();
    server.close(() => void ctx.close().then(() => process.exit(code)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGINT', () => stop(0)).on('SIGTERM', () => stop(0));
  // A rejected promise leaves nothing half done, an exception may (docs/decisions/0003-backend-database-and-processes.md).
  process.on('unhandledRejection', (error) => ctx.log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    ctx.log.error({ err: error }, 'uncaught exception; the process ends');
    stop(1);
  });
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

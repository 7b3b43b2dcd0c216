import { serve } from '@hono/node-server';
import type { Commerce } from './commerce.ts';

/** Grace period of open requests at shutdown, in ms. */
const grace = 10_000;

type QuickShipResult = (request: Request, environment: object) => Response | Promise<Response>;

/** Listens, logs the URL and shuts down gracefully. Rejects with a one-line error. */
export async function listen(
  fetch: QuickShipResult,
  { config, close, demo, log }: Pick<Commerce, 'config' | 'close' | 'demo' | 'log'>,
): Promise<void> {
  const server = serve({ fetch, port: config.port, hostname: config.host });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${config.port} is in use; stop what listens there, or set PORT`) : error);
    });
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  let isEnding = false;
  const end = (code: 0 | 1) => {
    if (isEnding) return;
    isEnding = true;
    const limit = setTimeout(() => process.exit(1), grace);
    limit.unref();
    server.close(() => void close().then(() => process.exit(code)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', () => end(0));
  process.once('SIGINT', () => end(0));
  // A rejected promise leaves nothing half done, an exception may (docs/decisions/0003-backend-database-and-processes.md).
  process.on('unhandledRejection', log);
  process.on('uncaughtException', (error) => {
    log(error);
    end(1);
  });
  // Last, because a process that waits for this line may stop the shop at once.
  console.log(`The shop is ready:\n${loadAddresses(config.siteHosts, port).join('\n')}`);
  if (demo) console.log(`Sign in as ${demo.email} with ${demo.password}`);
}

/** One line per site. */
function loadAddresses(hosts: Commerce['config']['siteHosts'], port: number): string[] {
  const first = new Map<string, string>();
  for (const [host, { brand, siteCulture }] of hosts) {
    const name = `${brand}, ${siteCulture}`;
    if (!first.has(name)) first.set(name, `  http://${host}:${port}/  (${name})`);
  }
  return [...first.values()];
}

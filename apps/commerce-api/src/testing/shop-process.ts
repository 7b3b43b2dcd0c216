import { serve } from '@hono/node-server';
import { createApi, createContext, readConfig } from '../index.ts';
import type { PaymentProvider } from '../platform/ports/payment-provider.ts';

/** Point at which the process kills itself: after an authorization, or before a capture. */
const dyingAt = process.env['DIE_AT'];
/** With `authorize` it hangs after an authorization, until the test kills it. */
const hangingAt = process.env['HANG_AT'];
const die = () => process.kill(process.pid, 'SIGKILL');

function deadly(standard: PaymentProvider): PaymentProvider {
  return {
    ...standard,
    async authorize(request) {
      const result = await standard.authorize(request);
      if (dyingAt === 'authorize') die();
      if (hangingAt === 'authorize') return new Promise(() => {});
      return result;
    },
    async capture(operation) {
      if (dyingAt === 'capture') die();
      return standard.capture(operation);
    },
  };
}

const config = readConfig(process.env);
const ctx = await createContext(config, { payments: deadly });
serve({ fetch: createApi(ctx).fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`port ${port}`));
process.on('SIGTERM', () => void ctx.close().then(() => process.exit(0)));

import type { log as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { redactCardData } from '../../platform/log.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';

const rule = { name: 'log', seconds: 60, perSession: 30, perAddress: 120 };

/** Logs a report of a browser. ERR-28 */
export const log: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  const { brand, siteCulture } = site;
  ctx.log[input.level](
    { from: 'browser', site: `${brand}/${siteCulture}`, said: redactCardData(input.message) },
    'reported by a browser',
  );
  return {};
};

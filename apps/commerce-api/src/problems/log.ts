import type { log as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { withoutCards } from '../world/log.ts';
import { isWithinRate, tooMany } from '../world/rate-limit.ts';

const rule = { name: 'log', seconds: 60, perSession: 30, perAddress: 120 };

/** What a browser has to report. ERR-28 */
export const log: Handler<typeof endpoint> = async ({ input, shopper, world, site }) => {
  if (!(await isWithinRate(world, shopper, rule))) return tooMany;
  const { brand, siteCulture } = site;
  world.log[input.level](
    { from: 'browser', site: `${brand}/${siteCulture}`, said: withoutCards(input.message) },
    'reported by a browser',
  );
  return {};
};

import { popups } from '@settee/catalog';
import type { Handlers } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { redactCardData } from '../../platform/log.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';

const rule = { name: 'log', seconds: 60, perSession: 30, perAddress: 120 };

/** Handlers of problems. */
export const problemsHandlers = {
  /** Returns the content of a message popup by name; 404 for an unknown name. CMS-01, CARD-05 */
  getPopup: async ({ input }) =>
    Object.hasOwn(popups, input.popupName) ? (popups[input.popupName] ?? notFound) : notFound,

  /** Logs a report of a browser. ERR-28 */
  log: async ({ input, shopper, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
    const { brand, siteCulture } = site;
    ctx.log[input.level](
      { from: 'browser', site: `${brand}/${siteCulture}`, said: redactCardData(input.message) },
      'reported by a browser',
    );
    return {};
  },
} satisfies Handlers<'problems'>;

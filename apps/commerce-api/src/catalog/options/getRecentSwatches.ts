import type { getRecentSwatches as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { findChoices, readCodes } from './find-choices.ts';

/** The choices behind codes, in their order; unknown ones are left out. RECENT-09 */
export const getRecentSwatches: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const wanted = readCodes(input.choiceCodes);
  const found = await findChoices(ctx, site, wanted);
  const choices = wanted.flatMap((code) => found.get(code) ?? []);
  return { choices: choices.map((choice) => ({ ...choice, recentlyViewedImages: choice.images })) };
};

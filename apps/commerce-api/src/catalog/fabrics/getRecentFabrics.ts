import type { getRecentFabrics as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { readCodes } from '../options/find-choices.ts';
import { toCard, fabricsWith } from './load-fabrics.ts';

/** The fabrics behind codes, in their order; unknown ones are left out. FABRIC-15, FABRIC-19 */
export const getRecentFabrics: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const codes = readCodes(input.choiceCodes);
  const found = await fabricsWith(ctx, site, codes);
  return {
    recentFabrics: codes.flatMap((code) => {
      const row = found.get(code);
      return row ? toCard(row) : [];
    }),
  };
};

import type { getNlaFabrics as endpoint } from '@settee/contract';
import { type FabricCard, isSwatchAvailable } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { readCodes } from '../options/find-choices.ts';
import { toCard, fabricsWith, swatchOfFabric } from './load-fabrics.ts';
import { unknownFabric } from './messages.ts';

/** A fabric that the site never had, or has forgotten. */
function unknownCard(code: number): FabricCard {
  const name = unknownFabric(code);
  return {
    code,
    optionCode: 0,
    title: name,
    swatchName: name,
    family: '',
    typeName: '',
    color: '',
    images: { desktop: '', desktopHiRes: '' },
    isNla: true,
    additionalDetails: { swatchInStock: false },
  };
}

/** Those of some fabrics of which no swatch can be sent, in the order of their codes. FABRIC-16, FABRIC-18 */
export const getNlaFabrics: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const codes = readCodes(input.choiceCodes);
  const found = await fabricsWith(ctx, site, codes);
  const nlaFabrics = codes.flatMap((code) => {
    const row = found.get(code);
    if (!row) return unknownCard(code);
    return isSwatchAvailable(swatchOfFabric(row)) ? [] : toCard(row);
  });
  return { nlaFabrics };
};

import type { getSwatchAvailability as endpoint } from '@settee/contract';
import { isSwatchAvailable, type SwatchData } from '@settee/domain';
import { unknownFabric } from '../../catalog/fabrics/messages.ts';
import { fabricsWith, swatchOfFabric } from '../../catalog/fabrics/load-fabrics.ts';
import type { Handler } from '../../platform/handler.ts';
import { readCodes } from '../../catalog/options/find-choices.ts';

/** A fabric that the site has no more. */
const goneSwatch = (ChoiceCode: number): SwatchData => ({
  ChoiceCode,
  Description: unknownFabric(ChoiceCode),
  ImagePath: '',
  Attributes: [],
  IsStock: false,
  PriceGroupCode: '',
});

/** Those that are out of stock, and those that the site does not know. SWATCH-09, SWATCH-10, SWATCH-19, SWATCH-91 */
export const getSwatchAvailability: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const codes = readCodes(input.choiceCodes);
  const found = await fabricsWith(ctx, site, codes);
  const swatches = codes.map((code) => {
    const fabric = found.get(code);
    return fabric ? swatchOfFabric(fabric) : goneSwatch(code);
  });
  const nlaFabrics = swatches.filter((swatch) => !isSwatchAvailable(swatch));
  return { hasNla: nlaFabrics.length > 0, nlaFabrics };
};

import type { validateZip as endpoint } from '@settee/contract';
import { validateZipPanelCode } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';

/** Checks whether the postal code exists on the site; with an empty message the panel shows its default. ZIP-19 */
export const validateZip: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const { siteCulture } = site;
  const isShaped = validateZipPanelCode(input.zipCode, siteCulture) === null;
  return { isValid: isShaped && ctx.addresses.regionOf(input.zipCode, siteCulture) !== null, message: '' };
};

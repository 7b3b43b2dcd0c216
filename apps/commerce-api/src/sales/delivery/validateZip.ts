import type { validateZip as endpoint } from '@settee/contract';
import { validateZipPanelCode } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';

/** Whether a postal code of the site lies in an area that exists; without a message of its own the panel shows its. ZIP-19 */
export const validateZip: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const { siteCulture } = site;
  const isShaped = validateZipPanelCode(input.zipCode, siteCulture) === null;
  return { isValid: isShaped && ctx.addresses.regionOf(input.zipCode, siteCulture) !== null, message: '' };
};

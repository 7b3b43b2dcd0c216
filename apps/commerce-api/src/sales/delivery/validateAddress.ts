import type { validateAddress as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { readAddress } from './read-address.ts';

/** SHIP-19 */
export const validateAddress: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const address = readAddress(input, site, 'shipping');
  if (address instanceof ErrorResponse) return address;
  const { Suggestions } = await ctx.addresses.check(address, site.siteCulture);
  return { Suggestions: [...Suggestions] };
};

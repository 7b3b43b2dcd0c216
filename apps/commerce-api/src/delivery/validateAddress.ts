import type { validateAddress as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { Refused } from '../http/refused.ts';
import { readAddress } from './read-address.ts';

/** SHIP-19 */
export const validateAddress: Handler<typeof endpoint> = async ({ input, world, site }) => {
  const address = readAddress(input, site, 'shipping');
  if (address instanceof Refused) return address;
  const { Suggestions } = await world.addresses.check(address, site.siteCulture);
  return { Suggestions: [...Suggestions] };
};

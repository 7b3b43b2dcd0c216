import type { SiteCulture } from '../site/brand.ts';
import { getHomeCountry, isInternationalAddress } from './countries.ts';
import { emailMaxLength } from './email.ts';
import { postalCodeMaxLength } from './postal-code.ts';

/** Maximum length of each field, in characters. SHIP-13 */
export function addressMaxLengths(siteCulture: SiteCulture, country: string = getHomeCountry(siteCulture)) {
  const isInternational = isInternationalAddress(country, siteCulture);
  return {
    firstName: 20,
    lastName: 20,
    address1: 30,
    address2: 30,
    address3: 30,
    city: 28,
    state: 28,
    postalCode: isInternational ? 10 : postalCodeMaxLength[siteCulture],
    dayPhone: isInternational ? 24 : 16,
    emailAddress: emailMaxLength,
  } as const;
}

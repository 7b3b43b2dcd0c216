import type { SiteCulture } from '../site/brand.ts';

/** Country with its ISO 3166 alpha-3 code. */
export interface Country {
  code: string;
  name: string;
}

/** The countries that a billing address can be in. */
export const countries: readonly Country[] = (
  'ARG Argentina|AUS Australia|AUT Austria|BHS Bahamas|BHR Bahrain|BRB Barbados|BEL Belgium|BLZ Belize|BMU Bermuda|' +
  'BRA Brazil|BGR Bulgaria|CAN Canada|CYM Cayman Islands|CHL Chile|CHN China|COL Colombia|CRI Costa Rica|HRV Croatia|' +
  'CYP Cyprus|CZE Czechia|DNK Denmark|DOM Dominican Republic|ECU Ecuador|EGY Egypt|SLV El Salvador|EST Estonia|' +
  'FIN Finland|FRA France|DEU Germany|GRC Greece|GTM Guatemala|HND Honduras|HKG Hong Kong|HUN Hungary|ISL Iceland|' +
  'IND India|IDN Indonesia|IRL Ireland|ISR Israel|ITA Italy|JAM Jamaica|JPN Japan|JOR Jordan|KWT Kuwait|LVA Latvia|' +
  'LTU Lithuania|LUX Luxembourg|MYS Malaysia|MLT Malta|MEX Mexico|MAR Morocco|NLD Netherlands|NZL New Zealand|' +
  'NOR Norway|OMN Oman|PAN Panama|PER Peru|PHL Philippines|POL Poland|PRT Portugal|QAT Qatar|ROU Romania|' +
  'SAU Saudi Arabia|SGP Singapore|SVK Slovakia|SVN Slovenia|ZAF South Africa|KOR South Korea|ESP Spain|SWE Sweden|' +
  'CHE Switzerland|TWN Taiwan|THA Thailand|TTO Trinidad and Tobago|TUR Türkiye|ARE United Arab Emirates|' +
  'GBR United Kingdom|USA United States|URY Uruguay|VNM Vietnam'
)
  .split('|')
  .map((entry) => ({ code: entry.slice(0, 3), name: entry.slice(4) }));

/** Address purpose: shipping of an order, billing of a card, or the contact of a store pickup, which has no place. */
export type AddressPurpose = 'shipping' | 'billing' | 'pickup';

const HOME = { USA: 'USA', CANADA: 'CAN' } as const;

/** The country of a site, which is the only one it ships to. */
export function getHomeCountry(siteCulture: SiteCulture): 'USA' | 'CAN' {
  return HOME[siteCulture];
}

const BILLING: Record<SiteCulture, readonly Country[]> = {
  USA: countries.filter(({ code }) => code !== 'CAN'),
  CANADA: countries.filter(({ code }) => code !== 'USA'),
};
const SHIPPING: Record<SiteCulture, readonly Country[]> = {
  USA: countries.filter(({ code }) => code === 'USA'),
  CANADA: countries.filter(({ code }) => code === 'CAN'),
};

/**
 * The country list of an address form: a site ships to its own country and bills in all but the other site's. With
 * countries that it sells to, it ships to these and bills in all. SHIP-15, SHIP-16
 */
export function getCountries(
  siteCulture: SiteCulture,
  purpose: AddressPurpose,
  sold?: readonly Country[],
): readonly Country[] {
  if (sold) {
    const others = countries.filter((country) => !sold.some(({ code }) => code === country.code));
    return purpose === 'billing' ? [...sold, ...others] : sold;
  }
  return purpose === 'billing' ? BILLING[siteCulture] : SHIPPING[siteCulture];
}

/** Returns true for a billing country without a local state list and postal code rule. */
export function isInternationalAddress(country: string, siteCulture: SiteCulture): boolean {
  return country !== HOME[siteCulture] && BILLING[siteCulture].some(({ code }) => code === country);
}

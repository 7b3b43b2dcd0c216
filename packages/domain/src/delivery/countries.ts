import type { SiteCulture } from '../site/brand.ts';

/** A country by its three-letter code. */
export interface Country {
  code: string;
  name: string;
}

const COUNTRIES: readonly Country[] = (
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

const WITHOUT: Record<SiteCulture, readonly Country[]> = {
  USA: COUNTRIES.filter(({ code }) => code !== 'CAN'),
  CANADA: COUNTRIES.filter(({ code }) => code !== 'USA'),
};

/** The countries a site offers: all but the one that has the other site. SHIP-15, SHIP-16 */
export function countriesOf(siteCulture: SiteCulture): readonly Country[] {
  return WITHOUT[siteCulture];
}

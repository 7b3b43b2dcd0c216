import type { SiteCulture } from '../site/brand.ts';

/** Country with its ISO 3166 alpha-3 code. */
export interface Country {
  code: string;
  name: string;
}

interface ListedCountry extends Country {
  /** ISO 3166 alpha-2 code, as language tags have it. */
  region: string;
}

/** The countries that a billing address can be in. */
export const countries: readonly ListedCountry[] = (
  'ARG AR Argentina|AUS AU Australia|AUT AT Austria|BHS BS Bahamas|BHR BH Bahrain|BRB BB Barbados|BEL BE Belgium|' +
  'BLZ BZ Belize|BMU BM Bermuda|BRA BR Brazil|BGR BG Bulgaria|CAN CA Canada|CYM KY Cayman Islands|CHL CL Chile|' +
  'CHN CN China|COL CO Colombia|CRI CR Costa Rica|HRV HR Croatia|CYP CY Cyprus|CZE CZ Czechia|DNK DK Denmark|' +
  'DOM DO Dominican Republic|ECU EC Ecuador|EGY EG Egypt|SLV SV El Salvador|EST EE Estonia|FIN FI Finland|' +
  'FRA FR France|DEU DE Germany|GRC GR Greece|GTM GT Guatemala|HND HN Honduras|HKG HK Hong Kong|HUN HU Hungary|' +
  'ISL IS Iceland|IND IN India|IDN ID Indonesia|IRL IE Ireland|ISR IL Israel|ITA IT Italy|JAM JM Jamaica|' +
  'JPN JP Japan|JOR JO Jordan|KWT KW Kuwait|LVA LV Latvia|LTU LT Lithuania|LUX LU Luxembourg|MYS MY Malaysia|' +
  'MLT MT Malta|MEX MX Mexico|MAR MA Morocco|NLD NL Netherlands|NZL NZ New Zealand|NOR NO Norway|OMN OM Oman|' +
  'PAN PA Panama|PER PE Peru|PHL PH Philippines|POL PL Poland|PRT PT Portugal|QAT QA Qatar|ROU RO Romania|' +
  'SAU SA Saudi Arabia|SGP SG Singapore|SVK SK Slovakia|SVN SI Slovenia|ZAF ZA South Africa|KOR KR South Korea|' +
  'ESP ES Spain|SWE SE Sweden|CHE CH Switzerland|TWN TW Taiwan|THA TH Thailand|TTO TT Trinidad and Tobago|' +
  'TUR TR Türkiye|ARE AE United Arab Emirates|GBR GB United Kingdom|USA US United States|URY UY Uruguay|' +
  'VNM VN Vietnam'
)
  .split('|')
  .map((entry) => ({ code: entry.slice(0, 3), region: entry.slice(4, 6), name: entry.slice(7) }));

/** Address purpose: shipping of an order, billing of a card, or the contact of a store pickup, which has no place. */
export type AddressPurpose = 'shipping' | 'billing' | 'pickup';

const HOME = { USA: 'USA', CANADA: 'CAN' } as const;

/** The country of a site, which is the only one it ships to. */
export function getHomeCountry(siteCulture: SiteCulture): 'USA' | 'CAN' {
  return HOME[siteCulture];
}

const BILLING: Record<SiteCulture, readonly ListedCountry[]> = {
  USA: countries.filter(({ code }) => code !== 'CAN'),
  CANADA: countries.filter(({ code }) => code !== 'USA'),
};
const SHIPPING: Record<SiteCulture, readonly ListedCountry[]> = {
  USA: countries.filter(({ code }) => code === 'USA'),
  CANADA: countries.filter(({ code }) => code === 'CAN'),
};

/** Names in a language, in its alphabetical order. The list is in English. */
function translateNames(listed: readonly ListedCountry[], locale: string): readonly Country[] {
  if (/^en\b/.test(locale)) return listed;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return listed
    .map(({ code, region, name }) => ({ code, name: names.of(region) ?? name }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** The name of a country: that of a site that sells to it, else in the language `locale`; an unknown code is its own name. */
export function getCountryName(code: string, sold: readonly Country[] = [], locale = 'en'): string {
  const others = translateNames(
    countries.filter((country) => country.code === code),
    locale,
  );
  return [...sold, ...others].find((country) => country.code === code)?.name ?? code;
}

/** The country that a language tag names, as `de-DE` does, with its name in that language; else `null`. */
export function getCountryOfLocale(locale: string): Country | null {
  const { region } = new Intl.Locale(locale);
  const [country] = translateNames(
    countries.filter((listed) => listed.region === region),
    locale,
  );
  return country ? { code: country.code, name: country.name } : null;
}

/**
 * The country list of an address form, with names in the language `locale`: a site ships to its own country and bills in
 * all but the other site's. With countries that it sells to, it ships to these and bills in all. SHIP-15, SHIP-16
 */
export function getCountries(
  siteCulture: SiteCulture,
  purpose: AddressPurpose,
  sold?: readonly Country[],
  locale = 'en',
): readonly Country[] {
  if (sold) {
    const others = countries.filter((country) => !sold.some(({ code }) => code === country.code));
    return purpose === 'billing' ? [...sold, ...translateNames(others, locale)] : sold;
  }
  return translateNames(purpose === 'billing' ? BILLING[siteCulture] : SHIPPING[siteCulture], locale);
}

/** Returns true for a billing country without a local state list and postal code rule. */
export function isInternationalAddress(country: string, siteCulture: SiteCulture): boolean {
  return country !== HOME[siteCulture] && BILLING[siteCulture].some(({ code }) => code === country);
}

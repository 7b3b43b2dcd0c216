import { getLanguages } from './languages.ts';
import type { Brand, Currency, Role, ShopCurrency, SiteCulture } from './brand.ts';

/** Properties of a site, which differ between the four sites. SITE-01 to SITE-16 */
export interface Site {
  /** Name of a brand that a style sheet of the page declares. */
  brand: string;
  siteCulture: SiteCulture;
  /** Flags the modern-design brand. SITE-01 */
  isCb2: boolean;
  brandName: string;
  /** BCP 47 language tag. */
  locale: string;
  currency: Currency;
  /** Country code of an address that names no other. SHIP-10 */
  homeCountry: 'USA' | 'CAN';
  helpLine: string;
  helpHours: string;
  /** The same brand's site in the other country. */
  otherCulture: SiteCulture;
  /** Fields of address forms for a name: one for the full name, or first and last name. */
  nameFields: NameFields;
  /** Top-level domains that checkout and address book accept in an email address. SHIP-12 */
  emailDomains: TopLevelDomain;
}

/** A site of the storefront. */
export interface ShopSite extends Site {
  brand: Brand;
  currency: ShopCurrency;
}

export type NameFields = 'full' | 'first-and-last';

/**
 * Allowed length of the top-level domain: `short` is 2 to 4 letters, `any` has no upper bound. Checkout uses the one of
 * the site. SHIP-12
 */
export type TopLevelDomain = 'short' | 'any';

const BRANDS = {
  main: { isCb2: false, brandName: 'Settee' },
  cb2: { isCb2: true, brandName: 'settee²' },
} as const;

const CULTURES = {
  USA: {
    locale: 'en-US',
    currency: 'USD',
    homeCountry: 'USA',
    helpLine: '(888) 249-4155',
    helpHours: 'Mon - Sun 8 am - 9 pm CT',
    otherCulture: 'CANADA',
  },
  CANADA: {
    locale: 'en-CA',
    currency: 'CAD',
    homeCountry: 'CAN',
    helpLine: '(888) 780 - 5873',
    helpHours: 'Mon - Sun 8 am - 9 pm CT',
    otherCulture: 'USA',
  },
} as const;

/** Help hours in the languages that write times differently. SITE-16 */
const helpHours: Readonly<Record<string, string>> = { 'fr-CA': 'Tous les jours, de 8 h à 21 h (HC)' };

function compose(brand: Brand, siteCulture: SiteCulture): readonly [ShopSite, ...ShopSite[]] {
  const [first, ...others] = getLanguages(siteCulture);
  const settings = { nameFields: 'full', emailDomains: 'short' } as const;
  const site: ShopSite = { brand, siteCulture, ...BRANDS[brand], ...CULTURES[siteCulture], ...settings };
  const translated = others.map(({ locale }) => ({ ...site, locale, helpHours: helpHours[locale] ?? site.helpHours }));
  return [{ ...site, locale: first.locale }, ...translated];
}

const SITES: Record<Brand, Record<SiteCulture, readonly [ShopSite, ...ShopSite[]]>> = {
  main: { USA: compose('main', 'USA'), CANADA: compose('main', 'CANADA') },
  cb2: { USA: compose('cb2', 'USA'), CANADA: compose('cb2', 'CANADA') },
};

/** The four sites: each brand in each country, in English. SITE-02 */
export const sites: readonly ShopSite[] = [
  SITES.main.USA[0],
  SITES.main.CANADA[0],
  SITES.cb2.USA[0],
  SITES.cb2.CANADA[0],
];

/** The facts of one site, in English or another of its languages; the same object at every call. */
export function getSite(brand: Brand, siteCulture: SiteCulture, locale?: string): ShopSite {
  const inLanguages = SITES[brand][siteCulture];
  return inLanguages.find((site) => site.locale === locale) ?? inLanguages[0];
}

/** Reads `brand` and `siteCulture` of a page configuration; `null` when either is not one we know. SITE-04 */
export function parseSite(configuration: { brand?: unknown; siteCulture?: unknown }): ShopSite | null {
  const found = sites.find(
    (site) => site.brand === configuration.brand && site.siteCulture === configuration.siteCulture,
  );
  return found ?? null;
}

/** The roles a shopper can have; none of them administers. SITE-17, SITE-18 */
export const roles: readonly Role[] = ['guest', 'signedIn'];

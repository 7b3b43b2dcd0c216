import type { Brand, Currency, Role, SiteCulture } from './brand.ts';

/** Properties of a site, which differ between the four sites. SITE-01 to SITE-16 */
export interface Site {
  brand: Brand;
  siteCulture: SiteCulture;
  /** Flags the modern-design brand. SITE-01 */
  isCb2: boolean;
  brandName: string;
  locale: 'en-US' | 'en-CA';
  currency: Currency;
  /** Country code of an address that names no other. SHIP-10 */
  homeCountry: 'USA' | 'CAN';
  helpLine: string;
  helpHours: string;
  /** The same brand's site in the other country. */
  otherCulture: SiteCulture;
}

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

function compose(brand: Brand, siteCulture: SiteCulture): Site {
  return { brand, siteCulture, ...BRANDS[brand], ...CULTURES[siteCulture] };
}

const SITES: Record<Brand, Record<SiteCulture, Site>> = {
  main: { USA: compose('main', 'USA'), CANADA: compose('main', 'CANADA') },
  cb2: { USA: compose('cb2', 'USA'), CANADA: compose('cb2', 'CANADA') },
};

/** The four sites: each brand in each country. SITE-02 */
export const sites: readonly Site[] = [SITES.main.USA, SITES.main.CANADA, SITES.cb2.USA, SITES.cb2.CANADA];

/** The facts of one site; the same object at every call. */
export function getSite(brand: Brand, siteCulture: SiteCulture): Site {
  return SITES[brand][siteCulture];
}

/** Reads `brand` and `siteCulture` of a page configuration; `null` when either is not one we know. SITE-04 */
export function parseSite(configuration: { brand?: unknown; siteCulture?: unknown }): Site | null {
  const found = sites.find(
    (site) => site.brand === configuration.brand && site.siteCulture === configuration.siteCulture,
  );
  return found ?? null;
}

/** The roles a visitor can have; none of them administers. SITE-17, SITE-18 */
export const roles: readonly Role[] = ['guest', 'signedIn'];

import type { SiteCulture } from '../site/brand.ts';

/** State, territory, military region or province; `code` is its two-character postal code. */
export interface Region {
  code: string;
  name: string;
}

function listed(text: string): readonly Region[] {
  return text.split('|').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));
}

const STATES = listed(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
    'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
    'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
    'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
    'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
    'WV West Virginia|WI Wisconsin|WY Wyoming',
);

/** The territories that share the US post. SHIP-17 */
export const usTerritories = listed(
  'AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands',
);

/** The military postal codes. SHIP-17 */
export const usMilitary = listed('AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific');

/** The 13 provinces and territories of Canada, with English names. SHIP-18 */
export const canadianProvinces = listed(
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
    'NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|' +
    'SK Saskatchewan|YT Yukon',
);

const frenchProvinces = listed(
  'AB Alberta|BC Colombie-Britannique|MB Manitoba|NB Nouveau-Brunswick|NL Terre-Neuve-et-Labrador|' +
    'NT Territoires du Nord-Ouest|NS Nouvelle-Écosse|NU Nunavut|ON Ontario|PE Île-du-Prince-Édouard|QC Québec|' +
    'SK Saskatchewan|YT Yukon',
);

const US_REGIONS = [...STATES, ...usTerritories, ...usMilitary];

/** Returns the entries of the state or province select of a site in its language. SWATCH-51, SWATCH-52 */
export function getRegions(siteCulture: SiteCulture, locale = 'en'): readonly Region[] {
  if (siteCulture === 'USA') return US_REGIONS;
  return locale.startsWith('fr') ? frenchProvinces : canadianProvinces;
}

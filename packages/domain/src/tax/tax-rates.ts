import type { Cents } from '../site/brand.ts';
import type { ServiceTaxCode } from './tax.ts';

/** Tax that a country, state, county or city takes; the rate in thousandths of a percent. */
export interface Jurisdiction {
  name: string;
  rate: number;
  /** Only this part of a piece's price is taxed, in cents; services are then untaxed. */
  from?: Cents;
  upTo?: Cents;
}

/** Local rates of a county or a city in it, by the starts of its postal codes. */
export interface CountyRates {
  postalCodeStarts: readonly string[];
  /** County, city and district taxes in addition to the region's. */
  local: readonly Pick<Jurisdiction, 'name' | 'rate'>[];
  /** Follows its state's exemption of clothing where other counties do not. */
  exemptsClothing?: boolean;
}

/** Price per piece up to which a region does not tax clothing. */
export interface ClothingExemption {
  /** In cents; `null` at any price. */
  upTo: Cents | null;
  /** A higher price is taxed in whole, otherwise only the part above. */
  isWholeTaxedAbove: boolean;
  /** Local taxes apply to clothing that the state exempts. */
  isLocalTaxed: boolean;
}

/** Taxes of a state or province. */
export interface RegionRates {
  jurisdictions: readonly Jurisdiction[];
  /** Local taxes of a postal code that no county lists. */
  averageLocal: number;
  counties: readonly CountyRates[];
  /** Part of a piece's price that local taxes apply to, in cents; without it, the whole price. */
  localPriceLimit?: Cents;
  /** `null` where clothing is taxed as other goods are. */
  clothing: ClothingExemption | null;
  /** Taxed delivery charges and services. */
  alsoTaxes: readonly ServiceTaxCode[];
}

/** Rates by region. */
export type TaxRates = Readonly<Record<string, RegionRates>>;

/** Finds the county with the longest start of a postal code; `null` when none lists it. */
export function findCounty(postalCode: string, { counties }: Pick<RegionRates, 'counties'>): CountyRates | null {
  const code = postalCode.trim().toUpperCase();
  let found: { county: CountyRates; length: number } | null = null;
  for (const county of counties)
    for (const start of county.postalCodeStarts)
      if (code.startsWith(start) && start.length > (found?.length ?? 0)) found = { county, length: start.length };
  return found?.county ?? null;
}

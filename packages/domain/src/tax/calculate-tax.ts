import type { Cents } from '../site/brand.ts';
import { sumTax, type TaxLine, type TaxPart, type TaxProductCode, type TaxQuote, type TaxRequest } from './tax.ts';

/** Tax that a country, state, county or city takes; the rate in thousandths of a percent. */
export interface Jurisdiction {
  name: string;
  rate: number;
}

/** A county, by the starts of its postal codes. */
export interface CountyRates {
  postalCodeStarts: readonly string[];
  /** County, city and district taxes in addition to the region's. */
  local: readonly Jurisdiction[];
}

/** Taxes of a state or province. */
export interface RegionRates {
  jurisdictions: readonly Jurisdiction[];
  /** Local taxes of a postal code that no county lists. */
  averageLocal: number;
  counties: readonly CountyRates[];
  /** Taxed product codes besides goods. */
  alsoTaxes: readonly Exclude<TaxProductCode, 'goods' | 'gift-card'>[];
}

/** Rates by region. */
export type TaxRates = Readonly<Record<string, RegionRates>>;

function getJurisdictions({ shipTo, productCode }: TaxLine, rates: TaxRates): readonly Jurisdiction[] {
  const region = rates[shipTo.region];
  if (!region) throw new RangeError(`There is no tax rate for '${shipTo.region}'`);
  if (productCode === 'gift-card') return [];
  if (productCode !== 'goods' && !region.alsoTaxes.includes(productCode)) return [];
  const code = shipTo.postalCode.trim().toUpperCase();
  const county = region.counties.find(({ postalCodeStarts }) =>
    postalCodeStarts.some((start) => code.startsWith(start)),
  );
  const average = { name: `${shipTo.region} local average`, rate: region.averageLocal };
  return [...region.jurisdictions, ...(county?.local ?? [average])].filter(({ rate }) => rate > 0);
}

/**
 * Computes tax from a table of rates. Rounding: the tax of a jurisdiction is rounded once per order, half a cent up. A
 * line gets the rounded tax up to and with it, less that before it, so the lines add up to it. Throws for a region
 * without a rate, as no rate is not a rate of zero.
 */
export function calculateTax({ lines, exemption }: TaxRequest, rates: TaxRates): TaxQuote {
  const exact = new Map<string, number>();
  const taxOf = ({ name, rate }: Jurisdiction, amount: Cents): TaxPart => {
    const before = exact.get(name) ?? 0;
    const after = before + amount * rate;
    exact.set(name, after);
    return { jurisdiction: name, rate, amount: Math.round(after / 100_000) - Math.round(before / 100_000) };
  };
  const taxed = lines.map((line) => {
    const jurisdictions = getJurisdictions(line, rates);
    return { id: line.id, parts: exemption ? [] : jurisdictions.map((each) => taxOf(each, line.amount)) };
  });
  return { source: 'embedded', lines: taxed, total: sumTax(taxed) };
}

import {
  serviceTaxCodes,
  type ClothingExemption,
  type CountyRates,
  type Jurisdiction,
  type RegionRates,
  type SiteCulture,
  type TaxPlace,
  type TaxRates,
} from '@settee/domain';
import canada from './canada-rates.json' with { type: 'json' };
import counties from './us-counties.json' with { type: 'json' };
import us from './us-rates.json' with { type: 'json' };

/** Local rates of the file; `postalCodes` are starts of postal codes with spaces between them. */
interface CountyRow {
  county: string;
  postalCodes: string;
  local: object;
  exemptsClothing?: boolean;
}

const countyRows: Readonly<Record<string, readonly CountyRow[]>> = counties.regions;
const clothing: Readonly<Record<string, ClothingExemption>> = us.clothing;
const localPriceLimits: Readonly<Record<string, number>> = us.localPriceLimits;
const higherPrices: Readonly<Record<string, Jurisdiction>> = us.higherPrices;

const toJurisdictions = (rates: object): Jurisdiction[] =>
  Object.entries(rates).map(([name, rate]) => ({ name, rate: Number(rate) }));

const toCounty = ({ postalCodes, local, exemptsClothing = false }: CountyRow): CountyRates => ({
  postalCodeStarts: postalCodes.split(' '),
  local: toJurisdictions(local),
  exemptsClothing,
});

function toRegion(code: string, { name, state, averageLocal }: (typeof us.regions)['AL']): RegionRates {
  const limit = localPriceLimits[code];
  const higher = higherPrices[code];
  return {
    jurisdictions: [{ name, rate: state }, ...(higher ? [higher] : [])],
    averageLocal,
    counties: (countyRows[code] ?? []).map(toCounty),
    ...(limit !== undefined && { localPriceLimit: limit }),
    clothing: clothing[code] ?? null,
    alsoTaxes: serviceTaxCodes.filter((service) => us.services[service].includes(code)),
  };
}

const usRates: TaxRates = Object.fromEntries(
  Object.entries(us.regions).map(([code, region]) => [code, toRegion(code, region)]),
);

const canadianRates: TaxRates = Object.fromEntries(
  Object.entries(canada.regions).map(([code, taxes]): [string, RegionRates] => [
    code,
    {
      jurisdictions: toJurisdictions(taxes),
      averageLocal: 0,
      counties: [],
      clothing: null,
      alsoTaxes: serviceTaxCodes,
    },
  ]),
);

/** Rates by state and county, or by province; the files state their date and type of source. */
export const taxRates: Readonly<Record<SiteCulture, TaxRates>> = { USA: usRates, CANADA: canadianRates };

/** Warehouse that ships the orders of a site. */
export const taxOrigins: Readonly<Record<SiteCulture, TaxPlace>> = {
  USA: { country: 'USA', region: 'IL', postalCode: '60540' },
  CANADA: { country: 'CAN', region: 'ON', postalCode: 'L5N 1A6' },
};

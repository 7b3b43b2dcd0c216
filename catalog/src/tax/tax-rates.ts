import type { Jurisdiction, RegionRates, SiteCulture, TaxPlace, TaxRates } from '@settee/domain';
import canada from './canada-rates.json' with { type: 'json' };
import us from './us-rates.json' with { type: 'json' };

const toJurisdictions = (rates: object): Jurisdiction[] =>
  Object.entries(rates).map(([name, rate]) => ({ name, rate: Number(rate) }));

const usRates: TaxRates = Object.fromEntries(
  Object.entries(us.regions).map(([code, { name, state, averageLocal }]): [string, RegionRates] => [
    code,
    {
      jurisdictions: [{ name, rate: state }],
      averageLocal,
      counties: us.counties
        .filter(({ region }) => region === code)
        .map(({ postalCodeStarts, local }) => ({ postalCodeStarts, local: toJurisdictions(local) })),
      alsoTaxes: [
        ...(us.taxesShipping.includes(code) ? (['shipping'] as const) : []),
        ...(us.taxesInstallation.includes(code) ? (['installation'] as const) : []),
      ],
    },
  ]),
);

const canadianRates: TaxRates = Object.fromEntries(
  Object.entries(canada.regions).map(([code, taxes]): [string, RegionRates] => [
    code,
    { jurisdictions: toJurisdictions(taxes), averageLocal: 0, counties: [], alsoTaxes: ['shipping', 'installation'] },
  ]),
);

/** Rates by state and county, or by province; the files state their date and type of source. */
export const taxRates: Readonly<Record<SiteCulture, TaxRates>> = { USA: usRates, CANADA: canadianRates };

/** Warehouse that ships the orders of a site. */
export const taxOrigins: Readonly<Record<SiteCulture, TaxPlace>> = {
  USA: { country: 'USA', region: 'IL', postalCode: '60540' },
  CANADA: { country: 'CAN', region: 'ON', postalCode: 'L5N 1A6' },
};

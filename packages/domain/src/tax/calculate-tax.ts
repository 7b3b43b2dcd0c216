import type { Cents } from '../site/brand.ts';
import { type CountyRates, findCounty, type RegionRates, type TaxRates } from './tax-rates.ts';
import { isProductTaxCode, sumTax, type TaxLine, type TaxPart, type TaxQuote, type TaxRequest } from './tax.ts';

/** Tax of a jurisdiction on the taxed part of a line; the amount in cents, with fractions after a discount. */
interface Taxed {
  name: string;
  rate: number;
  amount: Cents;
}

const getPiecePrice = ({ amount, quantity }: TaxLine) => amount / quantity;

/** The amount of a line that is within a range of the price of one piece. */
function getAmountBetween(line: TaxLine, from: Cents, to: Cents): Cents {
  if (from === 0 && getPiecePrice(line) <= to) return line.amount;
  return Math.max(0, Math.min(getPiecePrice(line), to) - from) * line.quantity;
}

/** The price per piece, in cents, that clothing has to exceed to be taxed. */
function getClothingStart(line: TaxLine, { clothing }: RegionRates): Cents {
  if (line.productCode !== 'clothing' || !clothing) return 0;
  const upTo = clothing.upTo ?? Number.POSITIVE_INFINITY;
  return clothing.isWholeTaxedAbove && getPiecePrice(line) > upTo ? 0 : upTo;
}

/** Local taxes of the county, or the average where no county lists the postal code. */
const getLocal = ({ shipTo }: TaxLine, { averageLocal }: RegionRates, county: CountyRates | null) =>
  county?.local ?? [{ name: `${shipTo.region} local average`, rate: averageLocal }];

/** Taxes of the state or province and of the county on a product. */
function getProductTaxes(line: TaxLine, region: RegionRates): Taxed[] {
  const { jurisdictions, clothing, localPriceLimit = Number.POSITIVE_INFINITY } = region;
  const county = findCounty(line.shipTo.postalCode, region);
  const start = getClothingStart(line, region);
  const localStart = clothing?.isLocalTaxed && !county?.exemptsClothing ? 0 : start;
  return [
    ...jurisdictions.map(({ name, rate, from = 0, upTo = Number.POSITIVE_INFINITY }) => ({
      name,
      rate,
      amount: getAmountBetween(line, Math.max(from, start), upTo),
    })),
    ...getLocal(line, region, county).map(({ name, rate }) => ({
      name,
      rate,
      amount: getAmountBetween(line, localStart, localPriceLimit),
    })),
  ];
}

/** Taxes on a delivery charge or a service; taxes on a part of a price do not apply to them. */
function getServiceTaxes(line: TaxLine, region: RegionRates): Taxed[] {
  const regional = region.jurisdictions.filter(({ from }) => from === undefined);
  const local = getLocal(line, region, findCounty(line.shipTo.postalCode, region));
  return [...regional, ...local].map(({ name, rate }) => ({ name, rate, amount: line.amount }));
}

const isSamePlace = ({ shipTo }: TaxLine, other: TaxLine) =>
  shipTo.region === other.shipTo.region && shipTo.postalCode === other.shipTo.postalCode;

/** Taxes on a line, without those of no rate or on nothing. */
function getTaxes(line: TaxLine, lines: readonly TaxLine[], rates: TaxRates): Taxed[] {
  const region = rates[line.shipTo.region];
  if (!region) throw new RangeError(`There is no tax rate for '${line.shipTo.region}'`);
  const { productCode } = line;
  if (productCode === 'gift-card') return [];
  const toTaxed = (taxes: Taxed[]) => taxes.filter(({ rate, amount }) => rate > 0 && amount > 0);
  if (isProductTaxCode(productCode)) return toTaxed(getProductTaxes(line, region));
  if (!region.alsoTaxes.includes(productCode)) return [];
  if (productCode === 'shipping' && isOfUntaxed(line, lines, rates)) return [];
  return toTaxed(getServiceTaxes(line, region));
}

/** Whether all products that are shipped to the place of a shipping charge are untaxed, as the charge then is too. */
function isOfUntaxed(line: TaxLine, lines: readonly TaxLine[], rates: TaxRates): boolean {
  const shipped = lines.filter((each) => isProductTaxCode(each.productCode) && isSamePlace(each, line));
  return shipped.length > 0 && shipped.every((each) => getTaxes(each, lines, rates).length === 0);
}

/**
 * Computes tax from a table of rates. Rounding: the tax of a jurisdiction is rounded once per order, half a cent up. A
 * line gets the rounded tax up to and with it, less that before it, so the lines add up to it. Throws for a region
 * without a rate, as no rate is not a rate of zero.
 */
export function calculateTax({ lines, exemption }: TaxRequest, rates: TaxRates): TaxQuote {
  const exact = new Map<string, number>();
  const toPart = ({ name, rate, amount }: Taxed): TaxPart => {
    const before = exact.get(name) ?? 0;
    const after = before + amount * rate;
    exact.set(name, after);
    return { jurisdiction: name, rate, amount: Math.round(after / 100_000) - Math.round(before / 100_000) };
  };
  const taxed = lines.map((line) => {
    const taxes = getTaxes(line, lines, rates);
    return { id: line.id, productCode: line.productCode, parts: exemption ? [] : taxes.map(toPart) };
  });
  return { source: 'embedded', lines: taxed, total: sumTax(taxed) };
}

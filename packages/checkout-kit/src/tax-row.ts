import type { Cents, OrderSummary } from '@settee/domain';

interface TaxLabels {
  tax: string;
  estimatedTax: string;
  taxLater: string;
}

/** The tax of a summary; $0.00 before an address is known would read as "no tax". */
export function taxRow(
  { tax, isEstimate }: Pick<OrderSummary, 'tax' | 'isEstimate'>,
  price: (cents: Cents) => string,
  labels: TaxLabels,
) {
  if (isEstimate && tax === 0) return { label: labels.tax, value: labels.taxLater };
  return { label: isEstimate ? labels.estimatedTax : labels.tax, value: price(tax) };
}

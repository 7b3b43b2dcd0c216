import { type DimensionLabels, dimensionsText } from './dimensions-text.ts';
import type { PricedProduct, SkuPricing } from './sku-pricing.ts';

/** Localized labels of a summary. */
export interface SummaryLabels extends DimensionLabels {
  quantity: (values: { quantity: number; name: string }) => string;
  sku: (sku: number) => string;
  each: (price: string) => string;
  total: string;
}

type Summed = Pick<SkuPricing, 'totalFormattedPrice'> & { products: readonly PricedProduct[] };

/** The summary of a room as plain text, a block per product and the total last; `addressOf` makes a path whole. VIZ-10 */
export function summaryText(
  { products, totalFormattedPrice }: Summed,
  labels: SummaryLabels,
  addressOf: (path: string) => string,
): string {
  const blocks = products.map((line) =>
    [
      labels.quantity({ quantity: line.quantity, name: line.name }),
      line.chosen.map(({ label, text }) => `${label}: ${text}`).join(', '),
      labels.sku(line.sku),
      dimensionsText(line.dimensions, labels),
      line.isInvalid ? '' : labels.each(line.unitFormattedPrice),
      line.availabilityMessage,
      line.productUrl && addressOf(line.productUrl),
    ]
      .filter((text) => text !== '')
      .join('\n'),
  );
  return [...blocks, `${labels.total}: ${totalFormattedPrice}`].join('\n\n');
}

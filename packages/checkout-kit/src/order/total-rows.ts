import { getAmountDue, formatPrice, type OrderSummary, type PriceFormat, type Tender } from '@settee/domain';
import { taxRow } from '../tax-row.ts';
import type { OrderMessages } from './messages.ts';

/** The totals of an order and what paid before a card, as rows; the server's figures only. */
export function totalRows(
  summary: OrderSummary,
  site: PriceFormat,
  labels: OrderMessages,
  tenders: readonly Tender[] = [],
) {
  const price = (cents: number) => formatPrice(cents, site);
  return [
    { label: labels.merchandise, value: price(summary.merchandise) },
    ...(summary.discount === 0
      ? []
      : [{ label: labels.discount, value: price(summary.discount), tone: 'positive' as const }]),
    {
      label: labels.shipping,
      value: summary.shipping === 0 ? labels.free : price(summary.shipping),
      note: summary.shippingSurcharge > 0 ? labels.surcharge(price(summary.shippingSurcharge)) : undefined,
    },
    ...(summary.installation > 0 ? [{ label: labels.installation, value: price(summary.installation) }] : []),
    taxRow(summary, price, labels),
    ...(summary.donation > 0 ? [{ label: labels.donation, value: price(summary.donation) }] : []),
    { label: labels.total, value: price(summary.total), strong: true },
    ...tenders.map(({ kind, number, appliedAmount }) => ({
      key: `${kind} ${number}`,
      label: labels.tenderNames[kind](number),
      value: price(-appliedAmount),
      tone: 'positive' as const,
    })),
    ...(tenders.length > 0
      ? [{ label: labels.leftToPay, value: price(getAmountDue(summary.total, tenders)), strong: true }]
      : []),
  ];
}

import { type ComparedProduct, type ComparisonRow, toComparisonRows } from '@settee/domain';
import type { CompareMessages } from '../compare-messages.ts';

/** Rows that belong together, under a title; the first ones have none. */
export interface RowGroup {
  title: string;
  rows: readonly ComparisonRow[];
}

function getReturns({ afterSale: { cancelHours, returnDays } }: ComparedProduct, labels: CompareMessages): string {
  if (cancelHours !== null) return labels.cancelHours(cancelHours);
  return returnDays === null ? labels.noReturns : labels.returnDays(returnDays);
}

function getService(product: ComparedProduct, labels: CompareMessages) {
  const years = product.afterSale.warrantyYears;
  return [
    { label: labels.availability, text: product.availabilityMessage },
    { label: labels.returns, text: getReturns(product, labels) },
    ...(years === null ? [] : [{ label: labels.warranty, text: labels.warrantyYears(years) }]),
  ];
}

/** Everything that is compared below name, price and rating; groups without a row are left out. */
export function toRowGroups(products: readonly ComparedProduct[], labels: CompareMessages): readonly RowGroup[] {
  const groups = [
    { title: '', rows: toComparisonRows(products.map((product) => getService(product, labels))) },
    {
      title: labels.optionsTitle,
      rows: toComparisonRows(
        products.map(({ choices }) => choices.map(({ label, count }) => ({ label, text: labels.choices(count) }))),
      ),
    },
    {
      title: labels.dimensionsTitle,
      rows: toComparisonRows(
        products.map(({ dimensions }) => dimensions.map(({ label, standard }) => ({ label, text: standard }))),
      ),
    },
    { title: labels.detailsTitle, rows: toComparisonRows(products.map(({ facts }) => facts)) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

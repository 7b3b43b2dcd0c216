/** A row of the comparison: what each product has under a label; an empty text where it has nothing. */
export interface ComparisonRow {
  label: string;
  values: readonly string[];
}

/** One row for each label that any of the products has, in the order in which they appear first. */
export function toComparisonRows(
  products: readonly (readonly { label: string; text: string }[])[],
): readonly ComparisonRow[] {
  const labels = new Set(products.flatMap((entries) => entries.map(({ label }) => label)));
  return [...labels].map((label) => ({
    label,
    values: products.map((entries) => entries.find((entry) => entry.label === label)?.text ?? ''),
  }));
}

/** Returns whether the compared products differ in a row. */
export function isDifferent({ values }: ComparisonRow): boolean {
  return new Set(values).size > 1;
}

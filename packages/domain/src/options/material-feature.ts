/** Feature of a material with its icon. SUMM-06 */
export interface MaterialFeature {
  name: string;
  svgId: string;
}

const marks: readonly (readonly [RegExp, string])[] = [
  [/stain|spill|clean|wash|wipe|mark/i, 'clean'],
  [/soft|deep|plush|breath|touch/i, 'soft'],
  [/pet|wear|dur|strong|dense|rub|hard/i, 'strong'],
  [/sun|fade|light|colou?r/i, 'light'],
];

/** Finds the mark of each feature; one that no rule knows gets a tick. */
export function materialFeatures(names: readonly string[]): readonly MaterialFeature[] {
  return names.map((name) => ({ name, svgId: marks.find(([labels]) => labels.test(name))?.[1] ?? 'check' }));
}

/** Maximum number of compared items. */
export const maxCompared = 4;

/** Compared items by key, in insertion order: products by SKU, materials by choice code. CMPR-01 */
export type CompareList<Item> = readonly (readonly [key: number, item: Item])[];

/** Returns whether an item is in the comparison. */
export function isCompared(list: CompareList<unknown>, key: number): boolean {
  return list.some(([known]) => known === key);
}

/** The list with one more; a full list, or one that has it, stays as it is. */
export function compare<Item>(list: CompareList<Item>, key: number, item: Item): CompareList<Item> {
  return isCompared(list, key) || list.length >= maxCompared ? list : [...list, [key, item]];
}

/** Returns the comparison without an item. */
export function removeFromCompare<Item>(list: CompareList<Item>, key: number): CompareList<Item> {
  return list.filter(([known]) => known !== key);
}

import type { OversizedItem } from './checkout.ts';

type Box = OversizedItem['boxes'][number];

/** Longest side that fits into a usual car, in inches. */
export const maxVehicleSide = 42;

/** Something to pick up; a box has the title of its product in a bundle. Measures in inches. */
export interface PickupItem {
  title: string;
  quantity: number;
  boxes: readonly (Box & { title?: string | undefined })[];
}

const isOversized = ({ width, depth, height }: Box) => Math.max(width, depth, height) > maxVehicleSide;

const isSameBox = (one: Box, other: Box) =>
  one.boxNumber === other.boxNumber &&
  one.width === other.width &&
  one.depth === other.depth &&
  one.height === other.height;

/**
 * Returns all boxes of the items that have an oversized one, grouped by title: a shopper has to fit the whole item
 * into a vehicle. OVER-02, OVER-03
 */
export function getOversizedItems(items: readonly PickupItem[]): OversizedItem[] {
  const byTitle = new Map<string, Box[]>();
  for (const { title: itemTitle, quantity, boxes } of items.filter((item) => item.boxes.some(isOversized))) {
    for (const { title = itemTitle, ...box } of boxes) {
      const known = byTitle.get(title) ?? [];
      byTitle.set(title, known);
      const index = known.findIndex((each) => isSameBox(each, box));
      const before = known[index]?.quantity ?? 0;
      known.splice(index < 0 ? known.length : index, 1, { ...box, quantity: before + box.quantity * quantity });
    }
  }
  return [...byTitle].map(([title, boxes]) => ({ title, boxes }));
}

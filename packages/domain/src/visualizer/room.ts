import type { Sku } from '../site/brand.ts';

/** Placement of an item. */
export type PlacementType = 'floor' | 'table' | 'rug' | 'wall' | 'ceiling';

/** Product that can be placed in a room. Sides in inches. */
export interface RoomProduct {
  sku: Sku;
  name: string;
  /** Address of its model, a binary glTF. */
  modelUrl: string;
  width: number;
  depth: number;
  height: number;
  /** `#rrggbb` by the material of the model that wears it; of the product's own choices. */
  covers: Readonly<Record<string, string>>;
  kind: PlacementType;
}

/** Products for a room: the product of the page, and matching products, best first. */
export interface RoomPieces {
  primary: RoomProduct;
  others: readonly RoomProduct[];
}

import type { Sku } from '../site/brand.ts';

/** Where a piece has its place. */
export type PlacementType = 'floor' | 'table' | 'rug' | 'wall' | 'ceiling';

/** A product that can stand in a room. Sides in inches. */
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

/** What a room is filled from: the product of the page, and what goes with it, best first. */
export interface RoomPieces {
  primary: RoomProduct;
  others: readonly RoomProduct[];
}

import type { VisualizerProduct } from '../port.ts';

/** Room size in inches. The origin is the center of the floor; x points right, z towards the viewer in front. */
export interface Room {
  width: number;
  depth: number;
}

/** Product placed in the room. */
export interface PlacedItem {
  id: number;
  sku: number;
  x: number;
  z: number;
  /** Rotation in degrees, counter-clockwise from above, from 0 to below 360; at 0 the front faces +z. */
  turn: number;
}

/** Snapshot for undo. */
export interface Layout {
  room: Room;
  pieces: readonly PlacedItem[];
}

export type Products = ReadonlyMap<number, VisualizerProduct>;

/** Placed item with its product. */
export interface Body extends PlacedItem {
  product: VisualizerProduct;
}

/** Inches that a room may measure. */
export const roomLimits = { min: 96, max: 300 } as const;

/** Inches from the floor to the ceiling. */
export const roomHeight = 104;

/** Pieces of products that are known. */
export function bodiesOf(pieces: readonly PlacedItem[], products: Products): Body[] {
  return pieces.flatMap((piece) => {
    const product = products.get(piece.sku);
    return product ? [{ ...piece, product }] : [];
  });
}

import type { VisualizerProduct } from '../port.ts';

/** Inches. The middle of the floor is the origin; x goes to the right, z towards who looks in from the front. */
export interface Room {
  width: number;
  depth: number;
}

/** One thing that stands, lies or hangs in the room. */
export interface PlacedItem {
  id: number;
  sku: number;
  x: number;
  z: number;
  /** Degrees, counter-clockwise seen from above, 0 up to 360; at 0 its front looks along z. */
  turn: number;
}

/** What undo goes back to. */
export interface Layout {
  room: Room;
  pieces: readonly PlacedItem[];
}

export type Products = ReadonlyMap<number, VisualizerProduct>;

/** Which pieces get in each other's way: those of one level. */
export type Level = VisualizerProduct['kind'];

/** Where a piece may go: a piece with its product. */
export interface Body extends PlacedItem {
  product: VisualizerProduct;
}

/** Inches that a room may measure. */
export const roomLimits = { least: 96, most: 300 } as const;

/** Inches from the floor to the ceiling. */
export const roomHeight = 104;

/** Pieces of products that are known. */
export function bodiesOf(pieces: readonly PlacedItem[], products: Products): Body[] {
  return pieces.flatMap((piece) => {
    const product = products.get(piece.sku);
    return product ? [{ ...piece, product }] : [];
  });
}

import type { MonogrammingRequest } from '@settee/domain';

export type Design = MonogrammingRequest['design'];

/** A design as a line of a cart or an order keeps it. */
export interface LineDesign {
  type: number;
  design: Design;
  imageUrl: string;
  /** What the line says of it, such as Embroidery: EMH. */
  options: readonly { label: string; text: string }[];
}

import type { MonogrammingRequest } from '@settee/domain';

export type Design = MonogrammingRequest['design'];

/** Design stored with a line of a cart or an order. */
export interface LineDesign {
  type: number;
  design: Design;
  imageUrl: string;
  /** Details shown with the line, such as Embroidery: EMH. */
  options: readonly { label: string; text: string }[];
}

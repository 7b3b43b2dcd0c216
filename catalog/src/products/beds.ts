import { boxes } from './measures.ts';
import type { Sizing } from './special-order.ts';

/** Mattress sizes of a bed. */
export const bedSizes = [
  { code: 3011, title: 'Full' },
  { code: 3012, title: 'Queen' },
  { code: 3013, title: 'King' },
  { code: 3014, title: 'California King' },
];

interface Frame {
  /** Extra width and length of the frame compared with the mattress, in inches. */
  border: number;
  lengthwise: number;
  dollars: number;
}

const mattresses = [
  { code: 3011, width: 54, length: 75, weight: 118, more: -200 },
  { code: 3012, width: 60, length: 80, weight: 132, more: 0 },
  { code: 3013, width: 76, length: 80, weight: 156, more: 300 },
  { code: 3014, width: 72, length: 84, weight: 158, more: 300 },
];

/** Creates the sizes of a bed from its queen price in US dollars. */
export function bedSizings({ border, lengthwise, dollars }: Frame): readonly Sizing[] {
  return mattresses.map(({ code, width, length, weight, more }) => ({
    code,
    dollars: dollars + more,
    measures: { Width: width + border, Length: length + lengthwise },
    weight,
    boxes: boxes([width + border + 2, 10, 50], [length + lengthwise + 2, 12, 10]),
  }));
}

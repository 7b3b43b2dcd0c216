import { groupInWords } from './choice.ts';
import type { CatalogOption } from './types.ts';

type Named = { code: number; title: string; description?: string; picture?: string };

/** Creates the option for size; each choice has its own SKU. */
export function sizeOption(sizes: readonly Named[]): CatalogOption {
  return {
    optionCode: 11,
    optionType: 'size',
    optionExperience: 'text',
    optionSequence: 1,
    source: 1,
    title: 'Size',
    groups: [groupInWords('sizes', 'Sizes', 'size', sizes)],
  };
}

/**
 * Creates the option for sectional seat configurations, each with its own SKU. With images, choices are numbered
 * and described.
 */
export function seatOption(seats: readonly Named[]): CatalogOption {
  const isDrawn = seats.some(({ picture }) => picture);
  return {
    optionCode: 15,
    optionType: 'seatConfiguration',
    optionExperience: isDrawn ? 'numberedImageAndWideText' : 'seatConfiguration',
    optionSequence: 1,
    source: 1,
    title: 'Seats',
    groups: [groupInWords('seats', 'Seat configurations', 'seatConfiguration', seats)],
  };
}

import type { FabricCard } from '../src/fabrics/fabric.ts';
import type { SortedFabric } from '../src/fabrics/find-fabrics.ts';

const card = (code: number, title: string, typeName: string, color: string): FabricCard => ({
  code,
  optionCode: 12,
  title,
  swatchName: `${typeName}, ${title}`,
  family: typeName,
  typeName,
  color,
  images: { desktop: '', desktopHiRes: '' },
  isNla: false,
  additionalDetails: { swatchInStock: true },
});

/** A few fabrics, in the order of a catalog. */
export const sampleFabrics: readonly SortedFabric[] = [
  {
    card: card(1, 'Salt', 'Linen', '#eeeeee'),
    features: ['Covers can be washed', 'Natural fiber'],
    colorGroup: 'White',
  },
  { card: card(2, 'Indigo', 'Linen', '#3333ff'), features: ['Covers can be washed'], colorGroup: 'Blue' },
  { card: card(3, 'Fern', 'Velvet', '#22aa22'), features: ['Natural fiber'], colorGroup: 'Green' },
  { card: card(4, 'Harbor', 'Bouclé', '#1111dd'), features: [], colorGroup: 'Blue' },
];

import type { FabricCard, FabricFacetAttribute } from '@settee/domain';
import { example } from '../example.ts';
import { getCardData, getFilteredResults, getNlaFabrics, getRecentFabrics } from '../fabrics.ts';
import { productSummary } from './browse.ts';
import { flax as choice } from './options.ts';

const flax: FabricCard = {
  code: 1201,
  optionCode: 12,
  title: 'Flax',
  swatchName: 'Washed Linen, Flax',
  family: 'Washed Linen',
  typeName: 'Linen',
  color: '#c8b48f',
  images: { desktop: '/pictures/fabric.1201-320.avif', desktopHiRes: '/pictures/fabric.1201.webp' },
  isNla: false,
  additionalDetails: { swatchInStock: true },
};
const gone: FabricCard = {
  ...flax,
  code: 1107,
  title: 'Slate',
  swatchName: 'Textured Bouclé, Slate',
  family: 'Textured Bouclé',
  typeName: 'Bouclé',
  color: '#6c7175',
  images: { desktop: '', desktopHiRes: '' },
  isNla: true,
  additionalDetails: { swatchInStock: false },
};

const value = (group: string, key: string, label: string): FabricFacetAttribute => ({
  key,
  label,
  svgName: `${group}-${key}`,
  isDisabled: false,
  isSelected: false,
  count: 1,
  color: '',
});

export const fabricsExamples = [
  example(
    getFilteredResults,
    'The beige fabrics that can be washed. Filters stand in the query as `group=key1+key2`; the answer holds all cards up to the page.',
    { features: 'washable-covers', colorgroup: 'beige', sort: 'name', page: 1 },
    {
      cardsDto: { cards: [flax], showingCount: 1, totalRecords: 1 },
      filterFacets: [
        {
          key: 'features',
          attributes: [
            { ...value('features', 'washable-covers', 'Washable covers'), isSelected: true },
            value('features', 'natural-fiber', 'Natural fiber'),
          ],
        },
        {
          key: 'colorgroup',
          attributes: [{ ...value('colorgroup', 'beige', 'Beige'), isSelected: true, color: '#c8b48f' }],
        },
        { key: 'fabrictype', attributes: [value('fabrictype', 'linen', 'Linen')] },
      ],
    },
  ),
  example(
    getNlaFabrics,
    'Those of some fabrics whose swatches are no longer available.',
    { choiceCodes: '1201,1107' },
    { nlaFabrics: [gone] },
  ),
  example(
    getRecentFabrics,
    'The fabrics that a browser remembers, in its order.',
    { choiceCodes: '1201,1107' },
    { recentFabrics: [flax, gone] },
  ),
  example(
    getCardData,
    'A fabric with what its flyout shows.',
    { choiceCode: 1201 },
    { card: flax, choice, products: [productSummary] },
  ),
];

import type { CategorySummary, ComparedProduct, ProductFacet, ProductSummary } from '@settee/domain';
import { image } from './pictures.ts';

export const productSummary: ProductSummary = {
  sku: 100101,
  name: 'Alder Sofa',
  note: '3 sizes, 12 fabrics',
  url: '/alder-sofa/s100101',
  currentPrice: 174900,
  regularPrice: 199900,
  isPriceFrom: true,
  flag: 'sale',
  picture: image,
  hoverPicture: null,
  swatches: [{ label: 'Flax', color: '#c8b48f' }],
  moreSwatches: 11,
  rating: { average: 4.7, count: 212 },
  shown: { sku: 100112, optionChoiceParameter: '11-3002_12-1201_13-2001' },
};
export const comparedProduct: ComparedProduct = {
  summary: productSummary,
  choices: [{ label: 'Fabric', count: 12 }],
  dimensions: [{ label: 'Width', standard: '89 in', metric: '226 cm' }],
  facts: [{ label: 'Frame', text: 'Kiln-dried oak' }],
  availabilityMessage: 'Made to order. Arrives Jan 8 – Jan 22',
  afterSale: { returnDays: null, cancelHours: 48, warrantyYears: 10 },
  isComplete: false,
};
export const sofas: CategorySummary = { code: 'sofas', title: 'Sofas', url: '/sofas', count: 3, picture: image };

export const facets: readonly ProductFacet[] = [
  { key: 'color', values: [{ key: 'beige', label: 'Beige', count: 1, color: '#c8b48f' }] },
  { key: 'show', values: [{ key: 'sale', label: 'On sale', count: 1, color: '' }] },
];

import { example } from '../example.ts';
import { getFabricInfo, getQuickViewDetails } from '../materials.ts';
import { getRecentlyViewed, updateRecentlyViewed } from '../recently-viewed.ts';
import { productSummary } from './browse.ts';

export const materialsExamples = [
  example(
    getQuickViewDetails,
    'The price of a sku in some choices.',
    { sku: 100112, oc: '11-3002_12-1201' },
    { formattedPrice: '$2,049.00', hasError: false },
  ),
  example(
    getFabricInfo,
    'The material of `optionChoiceParameter`, with other products in it.',
    { sku: 100101, optionChoiceParameter: '12-1201' },
    {
      squareImage: '/pictures/fabric.1201-320.webp',
      squareImageHiRes: '/pictures/fabric.1201-640.webp',
      partOfACollection: { header: 'Part of the Alder collection', items: [productSummary] },
      fabricPlpURL: '/search?q=Washed%20Linen',
    },
  ),
];

export const recentlyViewedExamples = [
  example(
    updateRecentlyViewed,
    'A product was looked at in some choices.',
    { sku: 100112, familyId: 100101, optionChoiceParameter: '11-3002_12-1201' },
    {},
  ),
  example(getRecentlyViewed, 'What was looked at, newest first.', { isNewLayout: true }, [productSummary]),
];

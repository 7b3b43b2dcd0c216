import type { CategorySummary, ProductSummary } from '@settee/domain';
import { getHome, getListing, getMenu, search } from '../browse.ts';
import { example } from '../example.ts';
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
};
const sofas: CategorySummary = { code: 'sofas', title: 'Sofas', url: '/sofas', count: 3, picture: image };

export const browseExamples = [
  example(
    getMenu,
    'The categories of the site in the order of its menu.',
    {},
    {
      categories: [{ code: 'sofas', title: 'Sofas', url: '/sofas' }],
    },
  ),
  example(
    getHome,
    'Everything the home page shows.',
    {},
    {
      hero: {
        eyebrow: 'The fall edit',
        title: 'Rooms that wait up for you',
        text: 'The Alder sofa, built to order in twelve fabrics.',
        picture: image,
        action: { label: 'Shop the Alder sofa', url: '/alder-sofa/s100101' },
        secondAction: { label: 'See all sofas', url: '/sofas' },
      },
      categoriesTitle: 'Start with a seat',
      categories: [sofas],
      featured: { title: 'What people bring home', products: [productSummary] },
      story: {
        eyebrow: 'Care',
        title: 'Linen, and the art of leaving it alone',
        text: 'It creases, it softens, it takes the light.',
        picture: image,
        action: { label: 'Choose a linen', url: '/alder-sofa/s100101' },
      },
    },
  ),
  example(
    getListing,
    'The products of one category.',
    { category: 'sofas', sort: 'featured' },
    {
      category: sofas,
      text: 'Deep seats and honest frames.',
      sort: 'featured',
      products: [productSummary],
    },
  ),
  example(
    search,
    'What a search finds, best first.',
    { query: 'sofa' },
    {
      query: 'sofa',
      count: 1,
      products: [productSummary],
    },
  ),
];

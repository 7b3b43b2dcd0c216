import * as v from 'valibot';
import * as schemas from './browse.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/browse.ts';
import { image } from './examples/pictures.ts';
import { codeQuery, codesQuery, emptySchema, shortText } from './fields.ts';

export const getMenu = endpoint({
  id: 'browse.menu',
  method: 'GET',
  path: '/browse/menu',
  requirement: 'own path',
  summary: 'Returns the categories of the site in menu order.',
  input: emptySchema,
  reply: schemas.menuResponse,
  example: {
    input: {},
    reply: {
      categories: [{ code: 'sofas', title: 'Sofas', url: '/sofas' }],
    },
  },
});

export const getHome = endpoint({
  id: 'browse.home',
  method: 'GET',
  path: '/browse/home',
  requirement: 'own path',
  summary: 'Returns the content of the home page.',
  input: emptySchema,
  reply: schemas.homeSchema,
  example: {
    input: {},
    reply: {
      hero: {
        eyebrow: 'The fall edit',
        title: 'Rooms that wait up for you',
        text: 'The Alder sofa, built to order in twelve fabrics.',
        picture: image,
        action: { label: 'Shop the Alder Sofa', url: '/alder-sofa/s100101' },
        secondAction: { label: 'See All Sofas', url: '/sofas' },
      },
      categoriesTitle: 'Start with a seat',
      categories: [examples.sofas],
      featured: { title: 'What people bring home', products: [examples.productSummary] },
      story: {
        eyebrow: 'Care',
        title: 'Linen, and the art of leaving it alone',
        text: 'It wrinkles, it softens, it takes the light.',
        picture: image,
        action: { label: 'Choose a Linen', url: '/alder-sofa/s100101' },
      },
    },
  },
});

const results = {
  count: 1,
  page: 1,
  pageCount: 1,
  sort: 'featured',
  products: [examples.productSummary],
  facets: examples.facets,
} as const;

export const getListing = endpoint({
  id: 'browse.listing',
  method: 'GET',
  path: '/browse/listing',
  requirement: 'own path',
  summary:
    'Returns a page of the products of a category, or of all with the code shop-all, and the number of products for each filter. 404 if the site has no such category.',
  input: v.object({ category: shortText, ...schemas.productQueryEntries }),
  reply: schemas.listingSchema,
  example: {
    input: { category: 'sofas', color: 'beige+blue', sort: 'featured' },
    reply: { ...results, category: examples.sofas, text: 'Deep seats and honest frames.' },
  },
});

export const search = endpoint({
  id: 'browse.search',
  method: 'GET',
  path: '/browse/search',
  requirement: 'own path',
  summary:
    'Returns a page of the products that match a query, best match first. Understands colors, materials, prices, SKUs and misspelled words.',
  input: v.object({ query: shortText, ...schemas.productQueryEntries }),
  reply: schemas.searchSchema,
  example: {
    input: { query: 'sofa under 2000' },
    reply: { ...results, query: 'sofa under 2000', corrected: '', isExact: true, goTo: null, popular: [] },
  },
});

export const compareProducts = endpoint({
  id: 'browse.compare',
  method: 'GET',
  path: '/browse/compare',
  requirement: 'CMPR-01',
  summary:
    'Returns up to four products side by side, in the requested order; those that the site does not sell are only counted.',
  input: v.object({ skus: codesQuery }),
  reply: schemas.comparisonSchema,
  example: { input: { skus: '100101,100201' }, reply: { products: [examples.comparedProduct], missing: 1 } },
});

export const suggest = endpoint({
  id: 'browse.suggest',
  method: 'GET',
  path: '/browse/suggest',
  requirement: 'own path',
  summary: 'Returns pages, categories and products for a query that is being typed.',
  input: v.object({ query: shortText }),
  reply: schemas.suggestionsSchema,
  example: {
    input: { query: 'sof' },
    reply: { links: [{ label: 'Sofas', url: '/sofas' }], products: [examples.productSummary], count: 1 },
  },
});

export const getSitePages = endpoint({
  id: 'browse.sitePages',
  method: 'GET',
  path: '/browse/site-pages',
  requirement: 'own path',
  summary:
    'Returns the product pages of the site with their pictures for its sitemap, 5,000 at a time. `next` is 0 at the end.',
  input: v.object({ after: v.optional(codeQuery, 0) }),
  reply: schemas.sitePagesSchema,
  example: { input: {}, reply: { pages: [{ url: '/alder-sofa/s100101', pictures: [image.webp.url] }], next: 0 } },
});

import { allProducts, productQueryText, type SearchResults } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { facetsFixture } from '../../fixtures/home.ts';
import { productsFixture } from '../../fixtures/product.ts';
import { SearchScreen } from './SearchScreen.tsx';

const found = (brand: 'main' | 'cb2'): SearchResults => {
  const products = productsFixture(brand).filter(({ name }) => name.includes('Sofa'));
  const page = { count: products.length, page: 1, pageCount: 1, sort: 'featured', facets: facetsFixture } as const;
  return { ...page, query: 'sofa', products, corrected: '', isExact: true, goTo: null, popular: [] };
};
const nothing: SearchResults = { ...found('main'), query: 'xyzzy', count: 0, pageCount: 0, products: [], facets: [] };

const meta = {
  title: 'Configurator/Browse/SearchScreen',
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    results: found('main'),
    query: allProducts,
    onQuery: fn(),
    href: (query) => `/search?q=sofa&${productQueryText(query)}`,
    siteCulture: 'USA',
    categories: [
      { code: 'sofas', title: 'Sofas', url: '/sofas' },
      { code: 'chairs', title: 'Chairs', url: '/chairs' },
    ],
  },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const { products } = found(brand);
    const isFound = args.results.count > 0;
    const results = { ...args.results, ...(isFound ? { products } : { popular: productsFixture(brand).slice(0, 4) }) };
    return <SearchScreen {...args} results={results} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};

export const Corrected: Story = {
  tags: ['no-visual'],
  args: { results: { ...found('main'), query: 'sofs', corrected: 'sofa' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We found nothing for “sofs,” so here’s “sofa.”')).toBeVisible();
  },
};

export const ComesClose: Story = {
  tags: ['no-visual'],
  args: { results: { ...found('main'), query: 'leather sofa', isExact: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing matches all of “leather sofa,”/)).toBeVisible();
  },
};

export const NothingFound: Story = {
  tags: ['visual', 'empty'],
  args: { results: nothing },
};

export const NothingAsked: Story = {
  tags: ['visual', 'empty'],
  args: { results: { ...nothing, query: '' } },
};

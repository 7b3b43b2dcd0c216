import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteOfStory } from '../../fixtures/brand.ts';
import { productsFixture } from '../../fixtures/product.ts';
import { SearchScreen } from './SearchScreen.tsx';

const found = (brand: 'main' | 'cb2') => {
  const products = productsFixture(brand).filter(({ name }) => name.includes('Sofa'));
  return { query: 'sofa', count: products.length, products };
};

const meta = {
  title: 'Configurator/Browse/SearchScreen',
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  args: { results: found('main'), query: 'sofa', siteCulture: 'USA' },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const results = args.results && args.results.count > 0 ? found(brand) : args.results;
    return <SearchScreen {...args} results={results} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};

export const NothingFound: Story = {
  tags: ['visual'],
  args: { results: { query: 'sofs', count: 0, products: [] }, query: 'sofs' },
};

export const NothingAsked: Story = {
  tags: ['visual'],
  args: { results: null, query: '' },
};

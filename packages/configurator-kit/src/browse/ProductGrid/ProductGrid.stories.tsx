import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteOfStory } from '../../fixtures/brand.ts';
import { productsFixture } from '../../fixtures/product.ts';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  title: 'Configurator/Browse/ProductGrid',
  component: ProductGrid,
  args: { products: productsFixture('main'), siteCulture: 'USA' },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    return (
      <ProductGrid
        {...args}
        products={productsFixture(brand).slice(0, args.products.length)}
        siteCulture={siteCulture}
      />
    );
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {};

export const FourColumns: Story = {
  tags: ['visual'],
  args: { columns: 4, products: productsFixture('main').slice(0, 4), eager: 2 },
};

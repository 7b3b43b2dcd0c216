import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { productsFixture, summaryFixture } from '../../fixtures/product.ts';
import { ProductTile } from './ProductTile.tsx';

/** The made-to-order sofa, and the lounge chair of the brand. */
const pieces = (brand: 'main' | 'cb2') => {
  const [sofa = summaryFixture(brand, 'alder-sofa', 'Alder Sofa'), , , chair = sofa] = productsFixture(brand);
  return { sofa, chair };
};
const { sofa, chair } = pieces('main');

const meta = {
  title: 'Configurator/Browse/ProductTile',
  component: ProductTile,
  args: { product: sofa, siteCulture: 'USA', sizes: '360px' },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const own = pieces(brand);
    const { name, url, picture: image } = args.product.sku === sofa.sku ? own.sofa : own.chair;
    const hoverPicture = args.product.hoverPicture && own.sofa.picture;
    return (
      <ProductTile
        {...args}
        product={{ ...args.product, name, url, picture: image, hoverPicture }}
        siteCulture={siteCulture}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {
  tags: ['SITE-09', 'SITE-10', 'SITE-11'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From $1,749.00')).toBeVisible();
    await expect(canvas.getByText('$1,999.00')).toBeVisible();
    await expect(canvas.getByText('Sale')).toBeVisible();
  },
};

export const New: Story = { args: { product: { ...chair, flag: 'new' } } };

export const WithSecondPicture: Story = {
  args: { product: { ...chair, hoverPicture: sofa.picture } },
};

export const Canada: Story = {
  globals: { site: 'CANADA' },
  tags: ['SITE-12'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From CAD 1,749.00')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteOfStory } from '../../samples/brand.ts';
import { samplePicture } from '../../samples/pictures.ts';
import { sampleProducts, sampleSummary } from '../../samples/product.ts';
import { ProductTile } from './ProductTile.tsx';

const [sofa = sampleSummary('main', 'alder-sofa', 'Alder Sofa')] = sampleProducts('main');
const chair = sampleSummary('main', 'brinn-lounge-chair', 'Brinn Lounge Chair');

const meta = {
  title: 'Configurator/Browse/ProductTile',
  component: ProductTile,
  args: { product: sofa, siteCulture: 'USA', sizes: '360px' },
  render: (args, { globals }) => <ProductTile {...args} siteCulture={siteOfStory(globals).siteCulture} />,
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
  args: { product: { ...chair, hoverPicture: samplePicture('main/fern-sofa/hero', '') } },
};

export const Canada: Story = {
  globals: { site: 'CANADA' },
  tags: ['SITE-12'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From CAD 1,749.00')).toBeVisible();
  },
};

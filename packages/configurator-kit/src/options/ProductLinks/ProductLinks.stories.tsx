import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductLinks } from './ProductLinks.tsx';

const sectional = {
  collectionCode: 'haven',
  itemTypeCode: 'sectional',
  url: '/search?collectionCode=haven&itemTypeCode=sectional',
};
const crossSell = { sku: 100203, displayName: 'Pell Ottoman', url: '/pell-ottoman/s100203' };

const meta = {
  title: 'Configurator/Options/ProductLinks',
  component: ProductLinks,
  args: { page: { sectional, crossSell } },
} satisfies Meta<typeof ProductLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  tags: ['PDP-13', 'PDP-14'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Customize Your Sectional' })).toHaveAttribute('href', sectional.url);
    await expect(canvas.getByRole('link', { name: 'Shop Pell Ottoman' })).toHaveAttribute('href', crossSell.url);
  },
};

export const CrossSellAlone: Story = {
  tags: ['visual'],
  args: { page: { crossSell } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

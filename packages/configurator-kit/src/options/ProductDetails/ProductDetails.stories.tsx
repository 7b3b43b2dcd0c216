import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fabricFixture } from '../../fixtures/options.ts';
import { pageFixture } from '../../fixtures/product.ts';
import { ProductDetails } from './ProductDetails.tsx';

const [oat = null] = fabricFixture.choiceGroups.flatMap(({ choices }) => choices);

const meta = {
  title: 'Configurator/Options/ProductDetails',
  component: ProductDetails,
  args: { page: pageFixture('main'), care: ['Oil the wood once a year.'], material: oat },
} satisfies Meta<typeof ProductDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  tags: ['SUMM-02', 'SUMM-04', 'SUMM-05'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Dimension Standard Metric' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Width 89 in 226 cm' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Textured Bouclé, Oat' })).toBeVisible();
    await expect(canvas.getByText('Woven in Italy')).toBeVisible();
    await expect(canvas.getByText('Soft to the touch')).toBeVisible();
    await expect(canvas.getByText('Oil the wood once a year.')).toBeVisible();
  },
};

export const TextOnly: Story = {
  tags: ['visual'],
  args: { page: pageFixture('main', { facts: [], dimensions: [] }), care: [], material: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

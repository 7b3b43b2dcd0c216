import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageFixture } from '../../fixtures/product.ts';
import { BundleMembers } from './BundleMembers.tsx';

const picture = pageFixture('main', {}).gallery[0];
if (!picture) throw new Error('The page has no picture');

const dimensions = pageFixture('main').dimensions;

const meta = {
  title: 'Configurator/Options/BundleMembers',
  component: BundleMembers,
  args: {
    members: [
      {
        sku: 100303,
        name: 'Orchard Dining Table',
        url: '/orchard-dining-table/s100303',
        quantity: 1,
        picture,
        dimensions,
      },
      { sku: 100202, name: 'Oslo Dining Chair', url: '/oslo-dining-chair/s100202', quantity: 6, picture, dimensions },
    ],
    siteCulture: 'USA',
  },
} satisfies Meta<typeof BundleMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TableAndChairs: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What’s Included' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Oslo Dining Chair' })).toHaveAttribute(
      'href',
      '/oslo-dining-chair/s100202',
    );
    await expect(canvas.getByText('Qty: 6')).toBeVisible();
    await expect(canvas.getAllByText(/^Width 89 in/)).toHaveLength(2);
  },
};

export const InCanada: Story = {
  args: { siteCulture: 'CANADA' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Width 226 cm/)).toHaveLength(2);
  },
};

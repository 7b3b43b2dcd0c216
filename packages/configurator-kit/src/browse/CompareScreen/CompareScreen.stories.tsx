import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { comparisonFixture } from '../../fixtures/comparison.ts';
import { CompareScreen } from './CompareScreen.tsx';

const meta = {
  title: 'Configurator/Browse/CompareScreen',
  component: CompareScreen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    comparison: comparisonFixture('main'),
    siteCulture: 'USA',
    shopUrl: '/shop-all',
    onRemove: fn(),
    onAddMore: fn(),
    renderBuy: ({ summary }) => (
      <button type="button" aria-label={`Add to cart: ${summary.name}`}>
        Add to Cart
      </button>
    ),
  },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const products = comparisonFixture(brand).products.slice(0, args.comparison.products.length);
    return <CompareScreen {...args} comparison={{ ...args.comparison, products }} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof CompareScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows have headers, products head their columns; a product with choices has a link, not a button. */
export const SideBySide: Story = {
  tags: ['CMPR-01'],
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('columnheader')).toHaveLength(4);
    await expect(table.getByRole('rowheader', { name: 'Seat height' })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Seat height/ })).toHaveTextContent('Not listed');
    await expect(table.getAllByRole('link', { name: /^Choose Options: / })).toHaveLength(1);
    await expect(table.getAllByRole('button', { name: /^Add to cart: / })).toHaveLength(1);
    await expect(table.getAllByRole('link', { name: /^See Details: / })).toHaveLength(1);
    const [first] = table.getAllByRole('button', { name: /^Remove .+ from compare$/ });
    await userEvent.click(first!);
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('region', { name: 'Compare products' })).toHaveFocus();
  },
};

export const DifferencesOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Depth' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show differences only' }));
    await expect(canvas.queryByRole('rowheader', { name: 'Depth' })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Width' })).toBeVisible();
  },
};

export const One: Story = {
  args: { comparison: { products: comparisonFixture('main').products.slice(0, 1), missing: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One product is no longer available, so we left it out.')).toBeVisible();
    await expect(canvas.getByText('Add another product to see how they differ.')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['empty'],
  args: { comparison: { products: [], missing: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shop All Products' })).toHaveAttribute('href', '/shop-all');
  },
};

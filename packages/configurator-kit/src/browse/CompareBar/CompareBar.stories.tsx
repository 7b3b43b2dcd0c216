import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { productsFixture } from '../../fixtures/product.ts';
import { CompareBar } from './CompareBar.tsx';

const skusOf = (brand: 'main' | 'cb2', count: number) =>
  productsFixture(brand)
    .slice(0, count)
    .map(({ sku }) => sku);

const meta = {
  title: 'Configurator/Browse/CompareBar',
  component: CompareBar,
  tags: ['no-visual'],
  args: { skus: skusOf('main', 2), products: [], isRejected: false, onRemove: fn(), onClear: fn() },
  render: (args, { globals }) => {
    const { brand } = siteOfStory(globals);
    return (
      <CompareBar
        {...args}
        skus={skusOf(brand, args.skus.length)}
        products={productsFixture(brand).slice(0, args.skus.length)}
      />
    );
  },
} satisfies Meta<typeof CompareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  tags: ['CMPR-01'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 of 4 selected')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Compare' });
    await expect(link.getAttribute('href')).toMatch(/^\/compare\?skus=\d+,\d+$/);
    const [first] = canvas.getAllByRole('button', { name: /^Remove .+ from compare$/ });
    await userEvent.click(first!);
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

export const OneIsNoComparison: Story = {
  args: { skus: skusOf('main', 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Compare' })).toBeDisabled();
    await expect(canvas.getByText('Choose one more to compare')).toBeVisible();
  },
};

export const Full: Story = {
  args: { skus: skusOf('main', 4), isRejected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can compare up to four. Remove one to add another.');
  },
};

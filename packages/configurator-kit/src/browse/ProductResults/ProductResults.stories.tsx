import { allProducts, type ProductQuery, productQueryText } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { facetsFixture, listingFixture } from '../../fixtures/home.ts';
import { ProductResults } from './ProductResults.tsx';

const filtered: ProductQuery = { ...allProducts, values: { color: ['blue'], price: ['250-500'] } };

const meta = {
  title: 'Configurator/Browse/ProductResults',
  component: ProductResults,
  parameters: { layout: 'fullscreen' },
  args: {
    results: listingFixture('main'),
    query: allProducts,
    onQuery: fn(),
    href: (query) => `/shop-all?${productQueryText(query)}`,
    siteCulture: 'USA',
  },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const { products } = listingFixture(brand);
    const results = { ...args.results, products: products.slice(0, args.results.products.length) };
    return <ProductResults {...args} results={results} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof ProductResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = {
  args: { query: filtered },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Blue filter' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...allProducts, values: { price: ['250-500'] } });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(allProducts);
  },
};

/** Filters are in an overlay on a phone. */
export const FiltersOnAPhone: Story = {
  tags: ['mobile'],
  globals: { viewport: { value: 'phone' } },
  args: { query: filtered },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (2)' }));
    const body = canvasElement.ownerDocument.body;
    const layer = await within(body).findByRole('dialog', { name: 'Filter' });
    await userEvent.click(within(layer).getByRole('checkbox', { name: 'Gray (4)' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({
      ...filtered,
      values: { color: ['blue', 'gray'], price: ['250-500'] },
    });
  },
};

export const SecondPage: Story = {
  args: {
    query: { ...allProducts, page: 2 },
    results: { ...listingFixture('main'), count: 60, page: 2, pageCount: 3 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25–32 of 60 products')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/shop-all?page=3');
  },
};

export const NothingMatches: Story = {
  tags: ['empty'],
  args: {
    query: filtered,
    results: { ...listingFixture('main'), count: 0, pageCount: 0, products: [], facets: facetsFixture },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No products match these filters' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear All' }).at(-1)!);
    await expect(args.onQuery).toHaveBeenLastCalledWith(allProducts);
    await expect(canvas.getByText('0 products')).toHaveFocus();
  },
};

export const NotLoaded: Story = {
  tags: ['no-visual', 'error'],
  args: { onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

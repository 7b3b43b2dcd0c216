import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { listingFixture } from '../../fixtures/home.ts';
import { allProducts, productQueryText } from '@settee/domain';
import { ListingScreen } from './ListingScreen.tsx';

const meta = {
  title: 'Configurator/Browse/ListingScreen',
  component: ListingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    listing: listingFixture('main'),
    siteCulture: 'USA',
    query: allProducts,
    onQuery: fn(),
    href: (query) => `/sofas?${productQueryText(query)}`,
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Sofas' }],
  },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    return <ListingScreen {...args} listing={listingFixture(brand)} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof ListingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Featured: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sofas 8 products');
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price: Low to High');
    await expect(args.onQuery).toHaveBeenCalledWith({ ...allProducts, sort: 'price-low' });
  },
};

export const AnotherSortUnderWay: Story = { tags: ['loading'], args: { busy: true } };

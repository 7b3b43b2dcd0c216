import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { pageFixture } from '../../fixtures/product.ts';
import { RelatedProducts } from './RelatedProducts.tsx';

const seoNavigation = [
  { sku: 100102, navigationUrl: '/marlow-loveseat/s100102', name: 'Marlow Loveseat' },
  { sku: 100103, navigationUrl: '/fern-sofa/s100103', name: 'Fern Sofa' },
  { sku: 100104, navigationUrl: '/haven-sectional/s100104', name: 'Haven Sectional' },
];

const meta = {
  title: 'Configurator/Options/RelatedProducts',
  component: RelatedProducts,
  parameters: { layout: 'fullscreen' },
  args: { page: pageFixture('main', { seoNavigation }), siteCulture: 'USA' },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    return <RelatedProducts {...args} page={pageFixture(brand, args.page)} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof RelatedProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNavigation: Story = {
  tags: ['PDP-19'],
  play: async ({ canvas }) => {
    const links = canvas.getByRole('navigation', { name: 'More in Sofas' }).querySelectorAll('a');
    await expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      seoNavigation.map(({ name, navigationUrl }) => [name, navigationUrl]),
    );
    await expect(canvas.getByRole('region', { name: 'Pairs Well With' })).toBeVisible();
  },
};

export const NothingBeside: Story = {
  tags: ['visual', 'empty'],
  args: { page: pageFixture('main', { related: [], seoNavigation: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

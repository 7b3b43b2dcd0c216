import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { storesFixture } from '../../fixtures/stores.ts';
import { StoresScreen } from './StoresScreen.tsx';

const meta = {
  title: 'Configurator/Stores/StoresScreen',
  component: StoresScreen,
  args: { stores: storesFixture('USA'), siteCulture: 'USA' },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const { siteCulture } = siteOfStory(globals);
    return <StoresScreen {...args} stores={storesFixture(siteCulture)} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof StoresScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByState: Story = {
  tags: ['STORE-01', 'mobile', 'dark'],
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(states).toEqual(['Illinois', 'Minnesota', 'Missouri', 'New York', 'West Virginia']);
    const illinois = within(canvas.getByRole('region', { name: 'Illinois' }));
    await expect(illinois.getByText(/1846 N Halsted St/)).toBeVisible();
    await expect(illinois.getByRole('link', { name: 'Call Oak Brook, (630) 555-0102' })).toBeVisible();
    await expect(canvas.getByText('Outlet store: no pickup for online orders.')).toBeVisible();
  },
};

export const Canada: Story = {
  tags: ['visual', 'STORE-01'],
  globals: { site: 'CANADA' },
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(states).toEqual(['British Columbia', 'Ontario']);
  },
};
